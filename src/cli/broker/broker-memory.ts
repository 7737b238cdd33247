import { Readable } from 'node:stream';
import type { Client, Subscription } from 'aedes';
import { isOurFilter } from '../../hub/topics.ts';

/**
 * What the broker remembers: the last word of every table, and, for tables that ask for it, what they have not heard
 * while they were away. Readers leave nothing behind, whatever they ask for; everything here has a bound.
 */
export interface MemorySettings {
  /** Kept sessions of one table; the one unused for longest makes room. */
  readonly perTable: number;
  /** What waits in one of them; the oldest message makes room. */
  readonly mostMessages: number;
  readonly mostBytes: number;
}

export const memorySettings: MemorySettings = { perTable: 4, mostMessages: 500, mostBytes: 512 * 1024 };

export const MOST_SUBSCRIPTIONS = 40;

/** A message on its way, of which this much is looked at. Its number is the one it has on its receiver's line. */
interface Sent {
  readonly topic: string;
  readonly payload: string | Buffer;
  readonly brokerId?: string;
  readonly brokerCounter?: number;
  messageId?: number | undefined;
}
type Named = Pick<Client, 'id'>;

interface Session {
  readonly table: string;
  readonly subscriptions: Map<string, Subscription>;
  waiting: readonly Sent[];
}

const bytesOf = ({ payload }: Sent): number => payload?.length ?? 0;

/** `carrom/v1/club/+/state`: filters of the contract have no other wildcard. */
const hears = (filter: string, topic: string): boolean => {
  const [wanted, levels] = [filter.split('/'), topic.split('/')];
  return wanted.length === levels.length && wanted.every((level, i) => level === '+' || level === levels[i]);
};

export const makeBrokerMemory = ({ perTable, mostMessages, mostBytes }: MemorySettings = memorySettings) => {
  const retained = new Map<string, Sent>();
  const sessions = new Map<string, Session>();
  /** Messages for which a table asked to be asked back, by client and number. */
  const incoming = new Map<string, Map<number, Sent>>();
  let brokerId = '';

  const enqueue = (id: string, packet: Sent) => {
    const session = sessions.get(id);
    if (!session) return;
    let waiting = [...session.waiting, { ...packet, messageId: undefined }];
    let bytes = waiting.reduce((sum, each) => sum + bytesOf(each), 0);
    while (waiting.length > mostMessages || bytes > mostBytes) {
      const [oldest, ...rest] = waiting;
      bytes -= oldest ? bytesOf(oldest) : 0;
      waiting = rest;
    }
    session.waiting = waiting;
  };

  return {
    /** This client of a table keeps its session from now on. */
    keep: (id: string, table: string): void => {
      const session = sessions.get(id) ?? { table, subscriptions: new Map(), waiting: [] };
      sessions.delete(id); // to the end: used last
      sessions.set(id, session);
      const same = [...sessions].filter(([, each]) => each.table === table);
      for (const [old] of same.slice(0, Math.max(0, same.length - perTable))) sessions.delete(old);
    },
    /** For whoever watches the memory. */
    size: () => ({
      retained: retained.size,
      sessions: sessions.size,
      subscriptions: [...sessions.values()].reduce((sum, each) => sum + each.subscriptions.size, 0),
      waitingBytes: [...sessions.values()].flatMap(({ waiting }) => waiting).reduce((sum, m) => sum + bytesOf(m), 0),
      incoming: incoming.size,
    }),

    // From here on: what Aedes asks of a memory.
    setup: async (broker: { readonly id: string }) => {
      brokerId = broker.id;
    },
    storeRetained: async (packet: Sent) => {
      if (packet.payload.length === 0) retained.delete(packet.topic);
      else retained.set(packet.topic, { ...packet });
    },
    createRetainedStreamCombi: (filters: readonly string[]) =>
      Readable.from([...retained.values()].filter(({ topic }) => filters.some(filter => hears(filter, topic)))),

    // It hands over all filters of a packet, refused ones too.
    addSubscriptions: async ({ id }: Named, wanted: readonly Subscription[]) => {
      const session = sessions.get(id);
      for (const each of session ? wanted : []) {
        if (!isOurFilter(each.topic) || (session?.subscriptions.size ?? 0) >= MOST_SUBSCRIPTIONS) continue;
        session?.subscriptions.set(each.topic, { topic: each.topic, qos: each.qos });
      }
    },
    removeSubscriptions: async ({ id }: Named, filters: readonly string[]) => {
      for (const filter of filters) sessions.get(id)?.subscriptions.delete(filter);
    },
    subscriptionsByClient: async ({ id }: Named) => [...(sessions.get(id)?.subscriptions.values() ?? [])],
    subscriptionsByTopic: async (topic: string) =>
      [...sessions].flatMap(([clientId, { subscriptions }]) => {
        const heard = [...subscriptions.values()].find(each => each.qos > 0 && hears(each.topic, topic));
        return heard ? [{ clientId, topic: heard.topic, qos: heard.qos }] : [];
      }),
    cleanSubscriptions: async ({ id }: Named) => {
      sessions.delete(id);
    },

    outgoingEnqueue: async ({ clientId }: { readonly clientId: string }, packet: Sent) => enqueue(clientId, packet),
    outgoingEnqueueCombi: async (clients: readonly { readonly clientId: string }[], packet: Sent) => {
      for (const { clientId } of clients) enqueue(clientId, packet);
    },
    /** The message got its number on the line, or its receiver has half confirmed it. */
    outgoingUpdate: async ({ id }: Named, packet: Sent) => {
      const waiting = sessions.get(id)?.waiting ?? [];
      const same = waiting.find(each =>
        each.brokerId === packet.brokerId && each.brokerCounter === packet.brokerCounter
          ? true
          : packet.brokerId === undefined && each.messageId === packet.messageId,
      );
      if (!same) throw new Error('no such packet');
      if (packet.brokerId === undefined) Object.assign(same, packet);
      else same.messageId = packet.messageId;
    },
    outgoingClearMessageId: async ({ id }: Named, { messageId }: { readonly messageId?: number }) => {
      const session = sessions.get(id);
      const done = session?.waiting.find(each => each.messageId === messageId);
      if (session && done) session.waiting = session.waiting.filter(each => each !== done);
      return done;
    },
    outgoingStream: ({ id }: Named) => Readable.from([...(sessions.get(id)?.waiting ?? [])]),

    incomingStorePacket: async ({ id }: Named, packet: Sent) => {
      const store = incoming.get(id) ?? new Map<number, Sent>();
      incoming.set(id, store.set(packet.messageId ?? 0, packet));
    },
    incomingGetPacket: async ({ id }: Named, { messageId = 0 }: Sent) => {
      const packet = incoming.get(id)?.get(messageId);
      if (!packet) throw new Error('no such packet');
      return packet;
    },
    incomingDelPacket: async ({ id }: Named, { messageId = 0 }: Sent) => {
      incoming.get(id)?.delete(messageId);
    },
    cleanIncoming: async ({ id }: Named) => {
      incoming.delete(id);
    },

    // A will lives with its connection, which holds it; a broker on its own has no others to settle.
    putWill: async (client: Named, will: Sent) => {
      Object.assign(will, { brokerId, clientId: client.id });
    },
    delWill: async () => undefined,
    streamWill: () => Readable.from([]),
  };
};
