import type { Plugin } from 'vite';

/** Where a page asks for the address at which phones reach this computer. */
const LAN_FILE = '/lan.json';

/** Tells the pages how phones reach this computer: `{ "origin": "https://…" }`, or `{}` where they do not. */
export const lanNote = (origin: () => string | undefined): Plugin => ({
  name: 'lan-note',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(LAN_FILE, (_request, response) => {
      const reached = origin();
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(reached ? { origin: reached } : {}));
    });
  },
});
