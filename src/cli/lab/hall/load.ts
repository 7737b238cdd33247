import type { ShotNote } from '../../../hub/payloads.ts';
import { type Publishing, tell, toldNothing } from '../../../hub/publish.ts';
import { openFollower } from '../../../io/hub-follower.ts';
import { type HubTable, openHubTable } from '../../../io/hub-table.ts';
import type { HubLogin } from '../../../io/mqtt.ts';
import type { PlayingTable } from './random-match.ts';
import { type HallTally, tallyOf } from './tally.ts';

export interface LoadOptions {
  readonly url: string;
  /** The number of the first table. */
  readonly first: number;
  readonly tables: number;
  readonly viewers: number;
  readonly minutes: number;
  /** Seconds between two events at a table. */
  readonly everyS: number;
  readonly loginOf?: (table: string) => HubLogin;
  /** What is played at a table. */
  readonly tableOf: (name: string, seed: number) => PlayingTable;
  readonly says: (line: string) => void;
  readonly playing: () => void;
}

export interface SliceReport extends HallTally {
  /** `match seq` of each ruling. */
  readonly told: readonly string[];
  /** When each ruling that arrived was told, in ms since 1970, and how long it took. */
  readonly delivered: readonly (readonly [toldAt: number, tookMs: number])[];
}

/** Whoever has not heard everything by then, after the last ruling, has lost it. */
const PATIENCE_MS = 60_000;
const nowMs = (): number => performance.timeOrigin + performance.now();

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

interface Playing {
  readonly hub: HubTable;
  readonly table: PlayingTable;
  /** The same publisher beside the hub's own: it tells which events make a ruling. */
  readonly shadow: Publishing;
  /** Keys of the rulings told, in order, and when. */
  readonly told: string[];
  readonly toldAt: Map<string, number>;
  readonly heard: string[][];
}

/** Tables that play at random and viewers that follow them, all on one broker; counts what arrived and how fast. */
export const runLoad = async (options: LoadOptions): Promise<SliceReport> => {
  const { url, first, tables, viewers, minutes, everyS, loginOf, tableOf, says, playing: begun } = options;
  const delivered: [number, number][] = [];
  const endings: (() => Promise<void>)[] = [];
  let following = 0;

  const openTable = (name: string, seed: number): Playing => {
    const login = loginOf?.(name);
    const hub = openHubTable({ url, address: { club: 'load', table: name }, ...(login ? { login } : {}) });
    endings.push(() => hub.end());
    const table = tableOf(name, seed);
    const stands = { kind: 'stands', ...table.next() } as const;
    hub.tell(stands);
    return { hub, table, shadow: tell(toldNothing, stands).after, told: [], toldAt: new Map(), heard: [] };
  };

  const openViewer = (name: string, { toldAt, heard }: Playing) => {
    const mine: string[] = [];
    heard.push(mine);
    let unseen = true;
    endings.push(
      openFollower({
        url,
        club: 'load',
        table: name,
        changed: ({ following: { state } }, fresh) => {
          if (unseen && state) {
            unseen = false;
            following += 1;
          }
          for (const { match, seq } of fresh) {
            const key = `${match} ${seq}`;
            mine.push(key);
            const at = toldAt.get(key);
            if (at !== undefined) delivered.push([at, nowMs() - at]);
          }
        },
      }),
    );
  };

  says(`opening tables ${first} to ${first + tables - 1} and ${tables * viewers} viewers on ${url} …`);
  const all: Playing[] = [];
  for (let i = first; i < first + tables; i += 1) {
    const name = `t${i}`;
    const playing = openTable(name, i);
    all.push(playing);
    for (let v = 0; v < viewers; v += 1) openViewer(name, playing);
    await pause(15);
  }
  for (let waited = 0; following < tables * viewers && waited < 60_000; waited += 100) await pause(100);
  says(`${following} of ${tables * viewers} viewers see their table; playing for ${minutes} min`);
  begun();

  const until = performance.now() + minutes * 60_000;
  const playOn = async (playing: Playing) => {
    let { shadow } = playing;
    await pause(Math.random() * everyS * 1000);
    while (performance.now() < until) {
      const { shot, ...standing } = playing.table.next();
      const stands = { kind: 'stands', ...standing } as const;
      const key = `${stands.match} ${stands.seq}`;
      const { after, send } = tell(shadow, stands);
      shadow = after;
      if (send.some(({ leaf }) => leaf === 'ruling')) {
        playing.told.push(key);
        playing.toldAt.set(key, nowMs());
      }
      playing.hub.tell(stands);
      if (shot) playing.hub.tell({ kind: 'shot', line: '-', id: shot.id, paths: shot.paths as ShotNote['paths'] });
      await pause(everyS * 1000 * (0.5 + Math.random()));
    }
  };
  await Promise.all(all.map(playOn));
  const missing = () => all.some(({ told, heard }) => heard.some(mine => mine.length < told.length));
  for (let waited = 0; missing() && waited < PATIENCE_MS; waited += 250) await pause(250);
  // What comes twice would come now.
  await pause(1_500);

  const tallies = all.flatMap(({ told, heard }) => heard.map(mine => tallyOf(told, mine)));
  const sum = (of: (tally: HallTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  await Promise.all(endings.map(end => end()));
  return {
    told: all.flatMap(({ told }) => told),
    delivered,
    heard: sum(({ heard }) => heard),
    lost: sum(({ lost }) => lost),
    duplicated: sum(({ duplicated }) => duplicated),
    outOfOrder: sum(({ outOfOrder }) => outOfOrder),
  };
};
