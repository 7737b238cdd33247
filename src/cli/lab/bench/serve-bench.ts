import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const configFile = fileURLToPath(new URL('../../../../vite.config.ts', import.meta.url));

/** Serves the page in which benchmarks run, for as long as the work takes. */
export const withBenchPage = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const server = await createServer({
    configFile,
    logLevel: 'error',
    server: { host: 'localhost', port: 0, hmr: false, ws: false, watch: null },
  });
  try {
    await server.listen();
    return await work(`${server.resolvedUrls?.local[0] ?? ''}bench.html`);
  } finally {
    await server.close();
  }
};
