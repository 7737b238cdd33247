import type { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type Socket, type Server as TcpServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { Aedes, type AuthenticateError, type Client } from 'aedes';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { type Message, readMessage } from '../../hub/message.ts';
import { type Address, isOurFilter, isPrivate, isRetained, type Leaf, readTopic } from '../../hub/topics.ts';
import { MOST_SUBSCRIPTIONS, makeBrokerMemory } from './broker-memory.ts';
import { type Line, openLines } from './lines.ts';
import { readerGate, tableGate } from './packet-gate.ts';
import { type HubSpeaker, speakerOf } from './tokens.ts';
import { type DoorSettings, refusalOf } from './upgrade-door.ts';

/**
 * The broker in the process that serves the pages. Reading is open, but for what a table and its phones say to each other;
 * publishing needs the table's token. A phone's own token lets it offer its picture, and nothing else.
 */
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

/** A phone offers its picture; all else, also what is said to phones, is the table's. */
const mayTell = (as: HubSpeaker['as'] | undefined, leaf: Leaf): boolean =>
  as === 'camera' ? leaf === 'camera' : as === 'table';

/** What a table and its phones say to each other. No phone hears where another one is. */
const mayHear = (as: HubSpeaker['as'] | undefined, leaf: Leaf): boolean =>
  as === 'table' || (as === 'camera' && leaf === 'call');

const STATUS = { 403: 'Forbidden', 404: 'Not Found' } as const;

/** `told` is called with every message before its sender is answered that the broker has it. */
export const startBroker = async (
  secret: string,
  told: (message: Message) => void = () => undefined,
): Promise<EmbeddedBroker> => {
  const speakers = new WeakMap<Client, HubSpeaker>();
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
      // A phone that is gone leaves nothing behind, as readers do.
      if (!packet.username || packet.username.endsWith('/camera')) {
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
      return void speakerOf(secret, user, password?.toString() ?? '').then(speaker => {
        if (!speaker) return done(refusal('wrong token', 4), null);
        speakers.set(client, speaker);
        lines.seatTable(line, user, speaker.as === 'table' ? tableGate : readerGate);
        if (!client.clean) memory.keep(client.id, user);
        return done(null, true);
      });
    },
    // An error here closes the connection: whoever sends rubbish is out, the rest play on.
    authorizePublish: (client, packet, done) => {
      const place = readTopic(packet.topic);
      const speaker = client ? speakers.get(client) : undefined;
      const may = place && sameTable(speaker?.address, place.address) && mayTell(speaker?.as, place.leaf);
      if (!place || !may) return done(new Error('not yours to publish'));
      const message = readMessage(packet.topic, packet.payload.toString());
      if (!message.ok) return done(new Error('not this contract'));
      told(message.value);
      packet.retain = isRetained(place.leaf);
      done();
    },
    // Asking for it is no trespass, as filters hear many leaves at once; hearing it would be.
    authorizeForward: (client, packet) => {
      const place = readTopic(packet.topic);
      if (!place || !isPrivate(place.leaf)) return packet;
      const speaker = speakers.get(client);
      return sameTable(speaker?.address, place.address) && mayHear(speaker?.as, place.leaf) ? packet : null;
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
