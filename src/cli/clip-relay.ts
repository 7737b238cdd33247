import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect } from 'vite';

/** Where a table lends its clips to an overlay on the same computer. */
export const CLIP_PATH = '/replay-clips';

/** A clip of some seconds is far below; no more of them are kept than are about to be shown, and not for long. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_CLIPS = 3;
const KEPT_MS = 120_000;

const KEY = /^\/[\w-]{1,64}\/[\w%.~-]{1,200}$/;
const TYPES = /^video\/(mp4|webm)$/;
const ABOUT = /^[\d. -]{1,80}$/;

interface Lent {
  readonly type: string;
  /** Where in the film the shot is; the server does not read it. */
  readonly about: string;
  readonly bytes: Buffer;
  readonly forget: ReturnType<typeof setTimeout>;
}

const isHere = (address = ''): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/** By name, too: a stranger's name that leads here is no name of this computer. */
const isNamedHere = (host = ''): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host);

/** Only from this computer, and only by our own pages: the picture of somebody's table is nobody else's. */
const mayPass = ({ socket, headers }: IncomingMessage): boolean =>
  isHere(socket.remoteAddress) &&
  isNamedHere(headers.host) &&
  (headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin');

/** The whole body, unless it is too large. */
const bodyOf = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise(resolve => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > MOST_BYTES) {
        request.destroy();
        resolve(undefined);
      } else parts.push(part);
    });
    request.on('end', () => resolve(Buffer.concat(parts)));
    request.on('close', () => resolve(undefined));
    request.on('error', () => resolve(undefined));
  });

const end = (response: ServerResponse, status: number): void => {
  response.writeHead(status).end();
};

/** Passes clips from a table page to overlays on the same computer, in memory, a few at a time. */
export const relayClips = (): Connect.NextHandleFunction => {
  const clips = new Map<string, Lent>();
  let coming = 0;

  const drop = (key: string) => {
    clearTimeout(clips.get(key)?.forget);
    clips.delete(key);
  };

  const take = async (key: string, request: IncomingMessage, response: ServerResponse) => {
    const { 'content-type': type = '', 'content-length': length = '', 'x-clip': about } = request.headers;
    if (!TYPES.test(type) || typeof about !== 'string' || !ABOUT.test(about)) return end(response, 415);
    if (Number(length) > MOST_BYTES || coming >= MOST_CLIPS) return end(response, 413);
    coming += 1;
    const bytes = await bodyOf(request);
    coming -= 1;
    if (!bytes) return undefined;
    drop(key);
    const forget = setTimeout(() => drop(key), KEPT_MS).unref();
    clips.set(key, { type, about, bytes, forget });
    for (const old of [...clips.keys()].slice(0, -MOST_CLIPS)) drop(old);
    return end(response, 204);
  };

  return (request, response) => {
    const [key = ''] = (request.url ?? '').split('?', 1);
    if (!mayPass(request)) return end(response, 403);
    if (!KEY.test(key)) return end(response, 404);
    if (request.method === 'PUT') return void take(key, request, response);
    if (request.method !== 'GET') return end(response, 405);
    const clip = clips.get(key);
    if (!clip) return end(response, 404);
    const { type, about, bytes } = clip;
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': bytes.length,
      'X-Clip': about,
      'Cache-Control': 'no-store',
    });
    return void response.end(bytes);
  };
};
