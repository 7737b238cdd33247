import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { MatchView } from '../../match/replay.ts';
import { readFrame } from '../../vision/detect/frame-line.ts';
import type { PlacedFrame } from '../../vision/detect/placed-discs.ts';
import { look, lookingAtNothing } from '../../vision/look.ts';
import { measureLight } from '../../vision/picture/measure-light.ts';
import { keepScore } from './keep-score.ts';
import { type ScoredShot, seenShotSchema } from './schema.ts';
import { scoredShot, shotInWords } from './tell-shot.ts';

const recorded = (name: string): readonly PlacedFrame[] =>
  readFileSync(new URL(`../../../test-fixtures/tracks/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(readFrame);

const SURFACE = { kind: 'looking' } as const;
const PICTURE = {
  widthPx: 0,
  heightPx: 0,
  light: measureLight({ width: 1, height: 1, bytes: new Uint8ClampedArray(4) }),
};

const score = (name: string) => {
  const shots: ScoredShot[] = [];
  let view: MatchView | undefined;
  let looking = lookingAtNothing;
  for (const found of recorded(name)) {
    const { after, seen } = look(looking, { ...PICTURE, atMs: found.atMs, surface: SURFACE, found });
    looking = after;
    if (!seen.change) continue;
    const ruled = keepScore(view, seen.change, { book: 'icf', names: ['Ana', 'Bea'], breaks: undefined });
    view = ruled.view;
    if (seen.change.kind === 'shot') shots.push(scoredShot(seen.change, ruled));
  }
  return { shots, view };
};

describe('Scoring what was detected', () => {
  test('a shot is told with its ruling, and is what the file says it is', () => {
    const { shots } = score('middle-of-a-board');
    expect(shots).toHaveLength(1);
    const [shot] = shots;
    if (shot === undefined) throw new Error('nobody shot');
    expect(v.parse(seenShotSchema, shot)).toEqual(shot);
    expect(shot).toMatchObject({ seat: 'north', side: 'B', inTurn: true });
    expect(shot.pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`)).toEqual(['white SW']);
    expect(shot.pocketed[0]?.atSeconds).toBeGreaterThan(shot.startSeconds);
    expect(shot.ruling?.findings.length).toBeGreaterThan(0);
  });

  test('in words: when, who, what fell where, how sure, and by which paragraph', () => {
    const { shots } = score('break');
    const lines = shots.flatMap(shot => shotInWords(shot, side => (side === 'A' ? 'Ana' : 'Bea')));
    expect(lines[0]).toMatch(/^0:04\.\d {2}Bea: white SE \((sure|likely|held) \d+ %\)$/);
    expect(lines[1]).toMatch(/\(.+\)$/);
  });

  test('whoever makes the first shot breaks', () => {
    const { view } = score('break');
    expect(view?.start.breaks).toBe(1);
  });
});
