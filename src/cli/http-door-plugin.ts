import type { Connect, Plugin } from 'vite';
import { CLIP_PATH, relayClips } from './clip-relay.ts';
import { headersFor, isolationFor, rangeFor } from './page-headers.ts';

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? '';

const setHeaders =
  (headers: typeof headersFor): Connect.NextHandleFunction =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(headers(pathOf(request.url)))) response.setHeader(name, value);
    next();
  };

/** Pages are read and nothing else; a part of a file is given only as it was properly asked for. */
const readOnly: Connect.NextHandleFunction = (request, response, next) => {
  const { method = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const answer = headers.range === undefined ? 'as-asked' : rangeFor(headers.range);
  if (answer === 'unsatisfiable') response.writeHead(416).end();
  else {
    if (answer === 'whole') delete headers.range;
    next();
  }
};

/** The headers and the manners of the pages' server. While developing, only the isolation: the tools run inline. */
export const httpDoor: Plugin = {
  name: 'http-door',
  configureServer: ({ middlewares }) => void middlewares.use(setHeaders(isolationFor)),
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(setHeaders(headersFor));
    middlewares.use(CLIP_PATH, relayClips());
    middlewares.use(readOnly);
  },
};
