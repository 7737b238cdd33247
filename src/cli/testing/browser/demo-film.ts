import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Disc } from '../../../carrom/discs.ts';
import type { MatchEvent } from '../../../match/events.ts';
import type { MatchView } from '../../../match/replay.ts';
import { jpegsOf } from './film-frames.ts';
import { writeMjpeg } from './painted-code.ts';

interface TrueShot {
  readonly start_ms: number;
  readonly end_ms: number;
  readonly pocketed: readonly { readonly kind: Disc }[];
}

/** The demo's shots as they were played. */
export const demoShots: readonly TrueShot[] = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
).shots;

/** The demo as a webcam shows it, after a board that lies still: time to load the networks and to find the board. */
export const writeDemoFilm = async (
  painter: Browser,
  origin: string,
  file: string,
  { shots, stillS }: { readonly shots: number; readonly stillS: number },
): Promise<{ readonly seconds: number }> => {
  const endS = (demoShots[shots - 1]?.end_ms ?? 0) / 1000 + 2;
  const jpegs = await jpegsOf(painter, `${origin}/demo/demo.webm`, endS);
  const still = Array.from({ length: 30 * stillS }, () => jpegs[0] ?? Buffer.alloc(0));
  writeMjpeg(file, [...still, ...jpegs]);
  return { seconds: stillS + endS };
};

/** What fell, in no order. */
const fell = (falls: readonly { readonly disc: Disc }[]) =>
  falls
    .map(({ disc }) => disc)
    .toSorted()
    .join(' ');

interface ShotTold {
  readonly said: string;
  readonly asked: boolean;
  /** What was said, and where it is asked about, what else was thought possible. */
  readonly possible: readonly string[];
}

/** What the camera told of every shot. */
export const toldShots = async (page: Page): Promise<readonly ShotTold[]> => {
  const events = await page.locator('carrom-table-page').evaluate(element => {
    const { match } = (element as unknown as { session: { match: { view?: MatchView } } }).session;
    return JSON.parse(JSON.stringify((match.view?.entries ?? []).map(({ event }) => event))) as MatchEvent[];
  });
  return events.flatMap(event => {
    if (event.kind !== 'shot-played' || !event.seen) return [];
    const said = fell(event.stroke.pocketed);
    const asked = event.seen.verdict === 'held';
    const others = asked ? event.seen.others.map(({ pocketed }) => fell(pocketed)) : [];
    return [{ said, asked, possible: [said, ...others] }];
  });
};

export const fellIn = (shot: TrueShot | undefined): string =>
  fell((shot?.pocketed ?? []).map(({ kind }) => ({ disc: kind })));
