import type { Server } from 'node:http';
import { hostname, networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build, type PreviewServer, preview } from 'vite';
import { startBroker } from './broker/embedded-broker.ts';
import { inAddressBar, ownAddresses } from './lan/addresses.ts';
import type { Certificate } from './lan/certificate.ts';
import { lanNote } from './lan/lan-plugin.ts';
import { isPacked } from './packed.ts';
import type { HallRecord } from './record/hall-record.ts';
import { recordNote } from './record/record-plugin.ts';
import { guardRequests } from './request-guard.ts';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

const built = fileURLToPath(new URL('../../dist', import.meta.url));

export interface Served {
  readonly port: number;
  readonly mqttPort?: number;
  /** Where phones reach this computer: the likeliest address first. */
  readonly lan?: { readonly port: number; readonly origins: readonly string[] };
  readonly stop: () => Promise<void>;
}

export interface HubOptions {
  /** What the tables' tokens are made from; absent: no hub here, only pages. */
  readonly secret?: string;
  /** Where rulings and results are written down. */
  readonly record?: HallRecord;
  /** Plain MQTT beside the WebSocket, for scoreboards and lights. */
  readonly mqttPort?: number;
  /** Pages served elsewhere that may use the hub, too. */
  readonly origins?: readonly string[];
  /** The same pages and hub on every address of this computer, by https: browsers give phones a camera nowhere else. */
  readonly lan?: { readonly port: number; readonly certificate: Certificate };
}

/** Where the pages find the broker on the server that serves them. */
export const HUB_PATH = '/mqtt';

export const buildPages = async (): Promise<void> => {
  // Test runners call themselves a test environment; the pages are always those that users get.
  process.env['NODE_ENV'] = 'production';
  await build({ configFile, logLevel: 'warn' });
};

/** Builds the pages, where they did not come built. */
export const readyPages = async (): Promise<void> => {
  if (isPacked()) return;
  console.log('Building the pages …');
  await buildPages();
};

/** Names that lead to this computer, beside its addresses: no page under any other name is taken for one of ours. */
const namesHere = (host: string): readonly string[] => {
  const name = hostname().toLowerCase();
  return [host.toLowerCase(), name, `${name}.local`];
};

/** Every address; of the new kind, too, where this computer has any. */
const everywhere = (): string =>
  Object.values(networkInterfaces()).some(each => each?.some(({ family }) => family === 'IPv6')) ? '::' : '0.0.0.0';

const portOf = (server: PreviewServer): number => {
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
};

/**
 * Serves the built pages, isolated so that WASM gets its threads, and the hub's broker beside them. A busy port gives the
 * next free one.
 */
export const servePages = async (port: number, host: string, hub: HubOptions, folder = built): Promise<Served> => {
  const hosts = namesHere(host);
  let lan: Served['lan'];
  const listen = (at: { readonly port: number; readonly host: string; readonly https?: Certificate }) =>
    preview({
      configFile,
      logLevel: 'silent',
      plugins: [lanNote(() => lan?.origins[0]), ...(hub.record ? [recordNote(hub.record)] : [])],
      build: { outDir: folder },
      preview: { ...at, strictPort: false, cors: false, allowedHosts: [...hosts] },
    });
  const servers = [await listen({ port, host })];
  if (hub.lan) {
    const server = await listen({ port: hub.lan.port, host: everywhere(), https: hub.lan.certificate });
    servers.push(server);
    const reached = portOf(server);
    lan = { port: reached, origins: ownAddresses().map(each => `https://${inAddressBar(each)}:${reached}`) };
  }
  const broker = hub.secret === undefined ? undefined : await startBroker(hub.secret, hub.record?.hear);
  for (const { httpServer } of servers) {
    guardRequests(httpServer as Server);
    broker?.attach(httpServer as Server, { path: HUB_PATH, hosts, origins: hub.origins ?? [] });
  }
  const mqttPort = hub.mqttPort === undefined ? undefined : await broker?.listen(hub.mqttPort, host);
  return {
    port: servers.map(portOf)[0] ?? port,
    ...(mqttPort === undefined ? {} : { mqttPort }),
    ...(lan ? { lan } : {}),
    stop: async () => {
      await broker?.stop();
      await Promise.all(servers.map(server => server.close()));
      hub.record?.close();
    },
  };
};
