import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { Disc } from '../../../carrom/discs.ts';
import { demoShots, toldShots } from './demo-film.ts';
import { seenNow } from './table-and-phone.ts';

interface Placed {
  readonly kind: Disc;
  readonly xMm: number;
  readonly yMm: number;
}

type TrueDisc = readonly [id: number, kind: Disc, xMm: number, yMm: number];
const frames: readonly { readonly discs: readonly TrueDisc[] }[] = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
).frames;

/** A third of a piece: whoever is nearer has found it. */
const SAME_MM = 10;

/** The pieces that lie there after this shot; nobody has touched them yet. */
const lyingAfter = (shot: number): readonly Placed[] => {
  const endMs = demoShots[shot]?.end_ms ?? 0;
  const { discs = [] } = frames[Math.min(frames.length - 1, Math.ceil(endMs * 0.03) + 2)] ?? {};
  return discs.flatMap(([, kind, xMm, yMm]) => (kind === 'striker' ? [] : [{ kind, xMm, yMm }]));
};

/** The board as it is seen from the next side: which side is south is the camera's choice. */
const turned = (discs: readonly Placed[]): readonly Placed[] =>
  discs.map(({ kind, xMm, yMm }) => ({ kind, xMm: -yMm, yMm: xMm }));

const matches = (seen: readonly Placed[], real: readonly Placed[]): number =>
  real.filter(disc =>
    seen.some(each => each.kind === disc.kind && Math.hypot(each.xMm - disc.xMm, each.yMm - disc.yMm) <= SAME_MM),
  ).length;

export interface RestTally {
  readonly real: number;
  readonly seen: number;
  readonly found: number;
}

/** Compares what is seen with what lies there, after every shot of the demo that is told, until all are or time is up. */
export const checkRests = async (page: Page, deadlineMs: number): Promise<RestTally> => {
  let tally: RestTally = { real: 0, seen: 0, found: 0 };
  for (let told = 0; told < demoShots.length && performance.now() < deadlineMs; ) {
    await page.waitForTimeout(200);
    const now = (await toldShots(page)).length;
    if (now === told) continue;
    told = now;
    const seen = ((await seenNow(page))?.discs ?? []).flatMap(({ kind, at }) =>
      kind === 'striker' ? [] : [{ kind, ...at }],
    );
    const real = lyingAfter(told - 1);
    const ways: (readonly Placed[])[] = [seen];
    for (let i = 0; i < 3; i += 1) ways.push(turned(ways.at(-1) ?? []));
    const found = Math.max(...ways.map(way => matches(way, real)));
    tally = { real: tally.real + real.length, seen: tally.seen + seen.length, found: tally.found + found };
  }
  return tally;
};

export const precisionAndRecall = ({ real, seen, found }: RestTally): string =>
  `precision ${((100 * found) / seen).toFixed(1)} %, recall ${((100 * found) / real).toFixed(1)} % of ${real} pieces at rest`;
