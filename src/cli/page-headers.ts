/** Cross-origin isolation: without it WASM has one thread. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The overlay analyses nothing: it goes without isolation, so that a club's logo may come from the club's own site. */
const isOverlay = (path: string): boolean => path === '/overlay.html';

export const isolationFor = (path: string): Readonly<Record<string, string>> => (isOverlay(path) ? {} : ISOLATION);

/** OpenCV puts functions together from text. Its worker alone may do so: a worker goes by its own file's policy. */
const isVision = (path: string): boolean => /^\/assets\/vision\.worker-[\w-]+\.js$/.test(path);

/**
 * Only our own files run, none of them inline, and WASM. Brokers and OBS are wherever they are: any WebSocket may be
 * opened. A page that can be framed can be clicked by the page around it without its user seeing, so only the overlay may.
 */
const policyFor = (path: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${isVision(path) ? " 'unsafe-eval'" : ''}`,
    // The MQTT client's timer is a worker made from text; it goes by this same policy.
    "worker-src 'self' blob:",
    "connect-src 'self' ws: wss:",
    `img-src 'self' data: blob:${isOverlay(path) ? ' https: http:' : ''}`,
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isOverlay(path) ? '*' : "'none'"}`,
  ].join('; ');

/** What goes with everything that is served under this path. */
export const headersFor = (path: string): Readonly<Record<string, string>> => ({
  ...isolationFor(path),
  'Content-Security-Policy': policyFor(path),
  'X-Content-Type-Options': 'nosniff',
  // An address may name a club and its table: nobody else's business.
  'Referrer-Policy': 'no-referrer',
});

/** What becomes of a wish for a part of a file. The server below knows one kind of it and misreads the others. */
export const rangeFor = (range: string): 'as-asked' | 'whole' | 'unsatisfiable' => {
  const only = /^bytes=(\d*)-(\d*)$/.exec(range.replaceAll(' ', ''));
  if (!only) return /^bytes=\d*-\d*(,\d*-\d*)+$/.test(range.replaceAll(' ', '')) ? 'whole' : 'unsatisfiable';
  const [, first = '', last = ''] = only;
  if (first === '') return last === '' || Number(last) === 0 ? 'unsatisfiable' : 'whole';
  // A last byte 0 would be taken for none named.
  if (last !== '' && Number(last) === 0 && Number(first) === 0) return 'whole';
  return last === '' || Number(first) <= Number(last) ? 'as-asked' : 'unsatisfiable';
};
