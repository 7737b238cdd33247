import { type Following, hear, heardNothing, news } from '../hub/follow.ts';
import { type Message, readMessage } from '../hub/message.ts';
import type { RulingNote } from '../hub/payloads.ts';
import { type Address, everyTable, type Leaf, topicOf } from '../hub/topics.ts';
import { type LineStatus, openLine } from './mqtt.ts';

/** A table that was not heard for this long is not believed any more: three of its beats. */
const SILENT_MS = 15_000;

/** A sign of life that the broker kept for longer than this is none, even where two computers' watches differ a little. */
const OLD_MS = 60_000;

/** A table as a follower knows it. */
export interface FollowedTable {
  readonly table: string;
  readonly following: Following;
  /** away: no broker. gone: the table said good-bye or fell silent. untold: it is there, but cannot tell its match. */
  readonly link: 'live' | 'away' | 'gone' | 'untold';
  /** How far this computer's watch is ahead of the table's. */
  readonly aheadMs: number;
}

export interface FollowerOptions {
  readonly url: string;
  readonly club: string;
  /** Absent: all tables of the club. */
  readonly table?: string;
  /** What to listen to; absent: all that an overlay shows. */
  readonly leaves?: readonly Leaf[];
  readonly status?: (status: LineStatus) => void;
  /** Called whenever something changed; `fresh` are the rulings not told before. */
  readonly changed: (followed: FollowedTable, fresh: readonly RulingNote[]) => void;
}

const OVERLAY_LEAVES: readonly Leaf[] = ['state', 'ruling', 'shot', 'replay', 'clock', 'presence'];

interface Known {
  following: Following;
  heardAtMs: number;
  /** Known only by what a broker kept from a table that spoke long ago. */
  old: boolean;
  link: FollowedTable['link'];
  aheadMs: number;
}

/** What a message that was sent just now says of the table's watch. */
const watchOf = (message: Message): number | undefined =>
  message.leaf === 'presence' || message.leaf === 'clock' ? message.body.atMs : undefined;

const isOld = (message: Message, nowMs: number): boolean =>
  message.leaf === 'presence' && message.body.atMs !== undefined && nowMs - message.body.atMs > OLD_MS;

/** Follows one table, or all of a club. Answers the function that ends it. */
export const openFollower = (options: FollowerOptions): (() => Promise<void>) => {
  const { url, club, table, leaves = OVERLAY_LEAVES, status = () => undefined, changed } = options;
  const tables = new Map<string, Known>();
  let connected = false;

  const linkOf = ({ following, heardAtMs, old }: Omit<Known, 'link' | 'aheadMs'>): FollowedTable['link'] => {
    if (!connected) return 'away';
    const silent = old || performance.now() - heardAtMs > SILENT_MS;
    if (silent || following.presence?.here === false) return 'gone';
    return following.presence?.untold ? 'untold' : 'live';
  };
  const check = () => {
    for (const [name, known] of tables) {
      const link = linkOf(known);
      if (link === known.link) continue;
      known.link = link;
      changed({ table: name, following: known.following, link, aheadMs: known.aheadMs }, []);
    }
  };

  const handle = (topic: string, text: string, retained: boolean) => {
    const message = readMessage(topic, text);
    if (!message.ok || message.value.address.club !== club) return;
    const { address } = message.value;
    const was = tables.get(address.table);
    const before = was?.following ?? heardNothing;
    const nowMs = Date.now();
    const old = retained && (isOld(message.value, nowMs) || was?.old === true);
    const heard = { following: hear(before, message.value), heardAtMs: performance.now(), old };
    const link = linkOf(heard);
    const watch = retained ? undefined : watchOf(message.value);
    const aheadMs = watch === undefined ? (was?.aheadMs ?? 0) : nowMs - watch;
    tables.set(address.table, { ...heard, link, aheadMs });
    if (heard.following === before && link === was?.link) return;
    changed({ table: address.table, following: heard.following, link, aheadMs }, news(before, heard.following));
  };

  const address = (name: string): Address => ({ club, table: name });
  const line = openLine({
    url,
    filters: leaves.map(leaf => (table ? topicOf(address(table), leaf) : everyTable(club, leaf))),
    heard: handle,
    status: now => {
      connected = now === 'connected';
      // Silence while the broker was away is not the table's.
      if (connected) for (const known of tables.values()) known.heardAtMs = performance.now();
      check();
      status(now);
    },
  });
  const checking = setInterval(check, 1_000);
  return async () => {
    clearInterval(checking);
    await line.end();
  };
};
