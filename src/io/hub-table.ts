import { type Body, readMessage, writeMessage } from '../hub/message.ts';
import { type Obeying, obey, obeyedNothing } from '../hub/obey.ts';
import { broke, confirmed, emptyOutbox, type Outbox, put } from '../hub/outbox.ts';
import type { Wish } from '../hub/payloads.ts';
import { lasting, type Publishing, type ToTell, tell, toldNothing } from '../hub/publish.ts';
import { type Address, isRetained, type Leaf, topicOf } from '../hub/topics.ts';
import { type HubLogin, type LineStatus, openLine } from './mqtt.ts';
import { steadyBeat } from './steady-beat.ts';

/** Rulings that wait for a broker and outlive the page: more than a long match has. */
const MOST_REMEMBERED = 300;

/** What this computer told last, as it was written down; what cannot be read is left out. */
const rememberedBy = (text: string | undefined, address: Address): readonly Body[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(kept) ? kept : [{ leaf: 'state', body: kept }]).flatMap(({ leaf, body }) => {
      const message = readMessage(topicOf(address, leaf), JSON.stringify(body));
      return message.ok ? [message.value] : [];
    });
  } catch {
    return [];
  }
};

/** After an outage who listens is there again within this time, sooner or later than this table: their longest wait and a little. */
const ALL_BACK_MS = 15_000;
/** A day without a broker, and no more. */
const MOST_REPEATED = 1_000;

/** How often a table says that it is there. */
const BEAT_MS = 5_000;

export interface HubTableOptions {
  readonly url: string;
  readonly address: Address;
  readonly login?: HubLogin;
  readonly status?: (status: LineStatus) => void;
  /** Called whenever it changes what of the match cannot be told, because it does not fit the contract. */
  readonly untold?: (leaves: readonly Leaf[]) => void;
  /** Whether commands from this hub are taken now; absent: they are. */
  readonly obeys?: () => boolean;
  /** The umpire's remote asks for this; resolves when it is done. */
  readonly wished?: (wish: Wish) => Promise<void>;
  /** Outlives this page: who reloads it during an outage still has what the broker never got. */
  readonly memory?: { read(): string | undefined; write(text: string): void };
}

export interface HubTable {
  /** Never waits and never fails: what cannot be sent now is sent when the broker is back. */
  tell(toTell: ToTell): void;
  end(): Promise<void>;
}

/** One table's voice on the hub: the publisher's step, the outbox and the line put together. */
export const openHubTable = (options: HubTableOptions): HubTable => {
  const { url, address, login, memory, obeys = () => true } = options;
  const { status = () => undefined, untold = () => undefined, wished = async () => undefined } = options;
  // From the time of day on: who stayed on a broker that forgot everything must not take this page's news for old.
  let publishing: Publishing = { ...toldNothing, order: Date.now() };
  let outbox: Outbox = emptyOutbox;
  let obeying: Obeying = obeyedNothing;
  let connected = false;
  let connectedMs = Number.NEGATIVE_INFINITY;
  /** Rulings told when somebody who listens may not have been there: told once more when all are. */
  let early: readonly Body[] = [];
  let repeating: ReturnType<typeof setTimeout> | undefined;
  /** What would be refused at the door, in the order it was found out. */
  let unfit: readonly Leaf[] = [];
  let turn = 0;
  let beat = 0;
  // One at a time: the second of two quick taps must see what the first one did.
  let commands = Promise.resolve();

  const sendOne = async (id: number, message: Body) => {
    const text = writeMessage(message);
    const done = !text.ok || (await line.send(topicOf(address, message.leaf), text.value, isRetained(message.leaf)));
    outbox = done ? confirmed(outbox, id) : broke(outbox, id);
  };
  /** Whether it fits through the door. What does not is never silently left out: followers and the person hear of it. */
  const fits = (message: Body): boolean => {
    const { leaf } = message;
    const text = writeMessage(message);
    if (text.ok === !unfit.includes(leaf)) return text.ok;
    if (!text.ok) console.error(`hub: ${leaf} is ${text.error}`);
    unfit = text.ok ? unfit.filter(each => each !== leaf) : [...unfit, leaf];
    untold(unfit);
    if (leaf === 'state') sayHere();
    return text.ok;
  };
  const post = (message: Body) => {
    outbox = put(outbox, message);
    const last = outbox.waiting.at(-1);
    if (connected && last) void sendOne(last.id, message);
  };
  const say = (message: Body) => {
    if (!fits(message)) return;
    const allBack = connected && performance.now() - connectedMs > ALL_BACK_MS;
    if (message.leaf === 'ruling' && !allBack) early = [...early, message].slice(-MOST_REPEATED);
    post(message);
  };
  /** A broker that forgot everything has not kept for those who came back after this table what waited here. */
  const repeat = () => {
    const again = early;
    early = [];
    for (const message of again) post(message);
  };
  /** The state, the results, and the rulings that the broker has not confirmed. */
  const remember = () => {
    const { state, results } = publishing;
    const unsent = outbox.waiting.flatMap(({ message }) => (message.leaf === 'ruling' ? [message] : []));
    const kept: readonly Body[] = [
      ...(state ? [{ leaf: 'state', body: state } as const] : []),
      ...(results ? [{ leaf: 'results', body: results } as const] : []),
      ...unsent.slice(-MOST_REMEMBERED),
    ];
    memory?.write(JSON.stringify(kept));
  };
  const step = (toTell: ToTell) => {
    const another = toTell.kind === 'stands' && toTell.match !== publishing.state?.match;
    // What could not be told of the match before is of no concern any more.
    if (another && unfit.some(leaf => leaf !== 'state')) {
      unfit = unfit.filter(leaf => leaf === 'state');
      untold(unfit);
    }
    const { after, send } = tell(publishing, toTell, new Date().toISOString());
    publishing = after;
    // A replay is meant now or not at all.
    for (const message of send) if (connected || message.leaf !== 'replay') say(message);
    if (send.some(({ leaf }) => leaf === 'state' || leaf === 'results')) remember();
  };
  const sayHere = () => {
    beat += 1;
    const mute = unfit.includes('state') ? { untold: true as const } : {};
    if (connected) say({ leaf: 'presence', body: { v: 1, here: true, turn, beat, atMs: Date.now(), ...mute } });
  };

  const handle = (topic: string, text: string, retained: boolean) => {
    const message = readMessage(topic, text);
    if (!message.ok) return;
    const { leaf, body } = message.value;
    // Live states are this page's own; only what the broker kept can be news.
    if (leaf === 'state' && retained) step({ kind: 'heard', state: body });
    if (leaf === 'results' && retained) step({ kind: 'heard-results', results: body });
    if (leaf === 'presence' && retained && body.turn >= turn) turn = body.turn + 1;
    if (leaf !== 'command') return;
    commands = commands.then(async () => {
      const { state, rewritten } = publishing;
      const { after, ack, wish } = obey(obeying, body, state && { ...state, rewritten }, obeys());
      obeying = after;
      if (wish) await wished(wish);
      say({ leaf: 'ack', body: ack });
    });
  };

  for (const message of rememberedBy(memory?.read(), address)) {
    if (message.leaf === 'ruling') {
      outbox = put(outbox, message);
      early = [...early, message];
    }
    if (message.leaf === 'state') step({ kind: 'heard', state: message.body });
    if (message.leaf === 'results') step({ kind: 'heard-results', results: message.body });
  }

  const line = openLine({
    url,
    ...(login ? { login } : {}),
    filters: (['command', 'state', 'presence', 'results'] as const).map(leaf => topicOf(address, leaf)),
    heard: handle,
    will: () => {
      turn = Math.max(turn + 1, Date.now());
      const farewell = writeMessage({ leaf: 'presence', body: { v: 1, here: false, turn, beat: 0 } });
      return { topic: topicOf(address, 'presence'), text: farewell.ok ? farewell.value : '' };
    },
    status: now => {
      connected = now === 'connected';
      clearTimeout(repeating);
      if (connected) {
        connectedMs = performance.now();
        repeating = setTimeout(repeat, ALL_BACK_MS);
        // A broker that was started again has forgotten what it kept: tell it once more, after what waited.
        for (const message of lasting(publishing)) if (fits(message)) outbox = put(outbox, message);
        for (const { id, message } of outbox.waiting) void sendOne(id, message);
        sayHere();
      }
      status(now);
    },
  });
  const stopBeating = steadyBeat(BEAT_MS, sayHere);

  return {
    tell: step,
    end: async () => {
      stopBeating();
      clearTimeout(repeating);
      await line.end();
    },
  };
};
