import type { Server } from 'node:http';
import { createServer, type Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { readMessage } from '../../hub/message.ts';
import { type Address, isOurFilter, isRetained, readTopic } from '../../hub/topics.ts';
import { type GateSettings, gateSettings, openGate, passGate } from './packet-gate.ts';
import { whoIs } from './tokens.ts';

/** The broker in the process that serves the pages. Reading is open; publishing needs the table's token. */
export interface EmbeddedBroker {
  /** Takes over the WebSocket upgrades of a web server on this path. */
  attach(server: Server, path: string): void;
  /** Listens for plain MQTT too; answers the port. */
  listen(port: number, host: string): Promise<number>;
  /** Clients connected now, and those thrown out so far. */
  count(): { readonly clients: number; readonly dropped: number };
  stop(): Promise<void>;
}

/** Connections at once: a hall with hundreds of overlays has a broker of its own. */
const MOST_CLIENTS = 500;
const MOST_SUBSCRIPTIONS = 40;

const refusal = (says: string, returnCode: number): AuthenticateError => Object.assign(new Error(says), { returnCode });

const sameTable = (a: Address | undefined, b: Address): boolean => a?.club === b.club && a.table === b.table;

export const startBroker = async (secret: string, limits: GateSettings = gateSettings): Promise<EmbeddedBroker> => {
  const speaksFor = new WeakMap<Client, Address>();
  const subscriptions = new WeakMap<Client, number>();
  const streams = new Set<Duplex>();
  let dropped = 0;

  const broker = await Aedes.createBroker({
    maxClientsIdLength: 64,
    maxTopicLevels: 8,
    queueLimit: 2_000,
    connectTimeout: 5_000,
    authenticate: (client, user, password, done) => {
      if (user === undefined || user === '') return done(null, true); // a reader
      const address = whoIs(secret, user, password?.toString() ?? '');
      if (!address) return done(refusal('wrong token', 4), null);
      speaksFor.set(client, address);
      done(null, true);
    },
    // An error here closes the connection: whoever sends rubbish is out, the rest play on.
    authorizePublish: (client, packet, done) => {
      const place = readTopic(packet.topic);
      const mine = client && place && sameTable(speaksFor.get(client), place.address);
      if (!place || !mine) return done(new Error('not yours to publish'));
      if (!readMessage(packet.topic, packet.payload.toString()).ok) return done(new Error('not this contract'));
      packet.retain = isRetained(place.leaf);
      done();
    },
    authorizeSubscribe: (client, subscription, done) => {
      const had = subscriptions.get(client) ?? 0;
      subscriptions.set(client, had + 1);
      const fine = isOurFilter(subscription.topic) && had < MOST_SUBSCRIPTIONS;
      done(null, fine ? subscription : null);
    },
  });
  const drop = () => {
    dropped += 1;
  };
  broker.on('clientError', drop);
  broker.on('connectionError', drop);

  const admit = (stream: Duplex) => {
    streams.add(stream);
    stream.on('close', () => streams.delete(stream));
    stream.on('error', () => undefined); // a client that vanishes is nothing to report
    if (streams.size > MOST_CLIENTS) return stream.destroy();
    let gate = openGate(limits, Date.now());
    stream.on('data', (bytes: Buffer) => {
      const passed = passGate(gate, bytes, Date.now(), limits);
      if (typeof passed === 'string') {
        drop();
        stream.destroy();
      } else gate = passed;
    });
    broker.handle(stream);
    return stream;
  };

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.mostBytes * 2,
    handleProtocols: offered => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const tcp: TcpServer[] = [];

  return {
    attach: (server, path) => {
      server.on('upgrade', (request, socket, head) => {
        if (new URL(request.url ?? '/', 'http://table').pathname !== path) return socket.destroy();
        sockets.handleUpgrade(request, socket, head, ws => admit(createWebSocketStream(ws)));
        return socket;
      });
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const server = createServer(admit);
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          tcp.push(server);
          resolve(address && typeof address !== 'string' ? address.port : port);
        });
      }),
    count: () => ({ clients: broker.connectedClients, dropped }),
    stop: async () => {
      for (const stream of streams) stream.destroy();
      await Promise.all(tcp.map(server => new Promise(done => server.close(done))));
      await new Promise<void>(done => broker.close(() => done()));
    },
  };
};
