import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Socket, type Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { readMessage } from '../../hub/message.ts';
import { type Address, isOurFilter, isRetained, readTopic } from '../../hub/topics.ts';
import { MOST_SUBSCRIPTIONS, makeBrokerMemory } from './broker-memory.ts';
import { type Line, openLines } from './lines.ts';
import { tableGate } from './packet-gate.ts';
import { whoIs } from './tokens.ts';
import { type DoorSettings, refusalOf } from './upgrade-door.ts';

/** The broker in the process that serves the pages. Reading is open; publishing needs the table's token. */
export interface EmbeddedBroker {
  /** Takes over the WebSocket upgrades of a web server. */
  attach(server: Server, door: DoorSettings): void;
  /** Listens for plain MQTT too; answers the port. */
  listen(port: number, host: string): Promise<number>;
  /** Clients connected now, those thrown out so far, and what is remembered. */
  count(): {
    readonly clients: number;
    readonly dropped: number;
    readonly memory: ReturnType<ReturnType<typeof makeBrokerMemory>['size']>;
  };
  stop(): Promise<void>;
}

const NAME_CHARS = 64;
/** What may wait for one connection before the broker waits for it; then it has two seconds. */
const BUFFER_BYTES = 1 << 20;
const DRAIN_MS = 2_000;

const refusal = (says: string, returnCode: number): AuthenticateError => Object.assign(new Error(says), { returnCode });

const sameTable = (a: Address | undefined, b: Address): boolean => a?.club === b.club && a.table === b.table;

const STATUS = { 403: 'Forbidden', 404: 'Not Found' } as const;

export const startBroker = async (secret: string): Promise<EmbeddedBroker> => {
  const speaksFor = new WeakMap<Client, Address>();
  const subscriptions = new WeakMap<Client, number>();
  const lineOf = new WeakMap<Client, Line>();
  const lines = openLines();
  const memory = makeBrokerMemory();

  const broker = await Aedes.createBroker({
    persistence: memory,
    maxTopicLevels: 8,
    queueLimit: 200,
    connectTimeout: 5_000,
    drainTimeout: DRAIN_MS,
    maxInflightInbound: 100,
    // Nobody takes over another's connection by taking its name: names are below those who logged in, and readers have none.
    preConnect: (_client, packet, done) => {
      if (packet.clientId.length > NAME_CHARS) return done(new Error('name too long'), false);
      if (packet.username) packet.clientId = packet.clientId && `${packet.username}/${packet.clientId}`;
      else {
        Object.assign(packet, { clientId: '', clean: true });
        delete packet.will;
      }
      return done(null, true);
    },
    authenticate: (client, user, password, done) => {
      const line = lineOf.get(client);
      if (!line) return done(refusal('no such line', 3), null);
      if (user === undefined || user === '') {
        return lines.seatReader(line) ? done(null, true) : done(refusal('no place for another reader', 3), null);
      }
      const address = whoIs(secret, user, password?.toString() ?? '');
      if (!address) return done(refusal('wrong token', 4), null);
      speaksFor.set(client, address);
      lines.seatTable(line, user, tableGate);
      if (!client.clean) memory.keep(client.id, user);
      return done(null, true);
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
  broker.on('clientError', lines.countDropped);
  broker.on('connectionError', lines.countDropped);
  // It has no listener of its own, and an error nobody listens to ends the process.
  (broker as EventEmitter).on('error', error => console.error('hub:', error));

  const admit = (stream: Duplex, socket: Socket) => {
    const line = lines.enter(stream, socket);
    if (line) lineOf.set(broker.handle(stream), line);
  };

  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: tableGate.mostBytes * 2,
    handleProtocols: offered => (offered.has('mqtt') ? 'mqtt' : false),
  });
  const tcp: TcpServer[] = [];

  return {
    attach: (server, door) => {
      server.on('upgrade', (request, socket: Socket, head) => {
        // The web server has let go of it: an error here would be nobody's.
        socket.on('error', () => socket.destroy());
        const refused = refusalOf(request, door);
        if (refused) return socket.end(`HTTP/1.1 ${refused} ${STATUS[refused]}\r\nConnection: close\r\n\r\n`);
        return sockets.handleUpgrade(request, socket, head, ws =>
          admit(createWebSocketStream(ws, { writableHighWaterMark: BUFFER_BYTES }), socket),
        );
      });
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const server = createServer({ highWaterMark: BUFFER_BYTES }, socket => admit(socket, socket));
        server.once('error', reject);
        server.listen(port, host, () => {
          const address = server.address();
          tcp.push(server);
          resolve(address && typeof address !== 'string' ? address.port : port);
        });
      }),
    count: () => ({ clients: broker.connectedClients, dropped: lines.dropped(), memory: memory.size() }),
    stop: async () => {
      lines.end();
      await Promise.all(tcp.map(server => new Promise(done => server.close(done))));
      await new Promise<void>(done => broker.close(() => done()));
    },
  };
};
