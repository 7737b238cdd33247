import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { startBroker } from './broker/embedded-broker.ts';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

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
}

/** Where the pages find the broker on the server that serves them. */
export const HUB_PATH = '/mqtt';

export const buildPages = async (): Promise<void> => {
  // Test runners call themselves a test environment; the pages are always those that users get.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile, logLevel: 'warn' });
};

/**
 * Serves the built pages, isolated so that WASM gets its threads, and the hub's broker beside them. A busy port gives the
 * next free one.
 */
export const servePages = async (port: number, host: string, hub: HubOptions): Promise<Served> => {
  const server = await preview({ configFile, logLevel: 'silent', preview: { port, host, strictPort: false } });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  const broker = await startBroker(hub.secret);
  broker.attach(server.httpServer as Server, HUB_PATH);
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
