import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

export interface Served {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export const buildPages = async (): Promise<void> => {
  await build({ configFile, logLevel: 'warn' });
};

/** Serves the built pages, isolated so that WASM gets its threads. A busy port gives the next free one. */
export const servePages = async (port: number, host: string): Promise<Served> => {
  const server = await preview({ configFile, logLevel: 'silent', preview: { port, host, strictPort: false } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return { port: address.port, stop: () => server.close() };
};
