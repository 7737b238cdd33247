import type { Server } from 'node:http';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { startBroker } from './broker/embedded-broker.ts';
import { guardRequests } from './request-guard.ts';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

const built = fileURLToPath(new URL('../../dist', import.meta.url));

export interface Served {
  readonly port: number;
  readonly mqttPort?: number;
  readonly stop: () => Promise<void>;
}

export interface HubOptions {
  /** What the tables' tokens are made from. */
  readonly secret: string;
  /** Plain MQTT beside the WebSocket, for scoreboards and lights. */
  readonly mqttPort?: number;
  /** Pages served elsewhere that may use the hub, too. */
  readonly origins?: readonly string[];
}

/** Where the pages find the broker on the server that serves them. */
export const HUB_PATH = '/mqtt';

export const buildPages = async (): Promise<void> => {
  // Test runners call themselves a test environment; the pages are always those that users get.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile, logLevel: 'warn' });
};

/** Names that lead to this computer, beside its addresses: no page under any other name is taken for one of ours. */
const namesHere = (host: string): readonly string[] => {
  const name = hostname().toLowerCase();
  return [host.toLowerCase(), name, `${name}.local`];
};

/**
 * Serves the built pages, isolated so that WASM gets its threads, and the hub's broker beside them. A busy port gives the
 * next free one.
 */
export const servePages = async (port: number, host: string, hub: HubOptions, folder = built): Promise<Served> => {
  const hosts = namesHere(host);
  const server = await preview({
    configFile,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port, host, strictPort: false, cors: false, allowedHosts: [...hosts] },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  guardRequests(server.httpServer as Server);
  const broker = await startBroker(hub.secret);
  broker.attach(server.httpServer as Server, { path: HUB_PATH, hosts, origins: hub.origins ?? [] });
  const mqttPort = hub.mqttPort === undefined ? undefined : await broker.listen(hub.mqttPort, host);
  return {
    port: address.port,
    ...(mqttPort === undefined ? {} : { mqttPort }),
    stop: async () => {
      await broker.stop();
      await server.close();
    },
  };
};
