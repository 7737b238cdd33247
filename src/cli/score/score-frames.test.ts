import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { MatchView } from '../../match/replay.ts';
import type { PlacedFrame } from '../../vision/detect/placed-discs.ts';
import { watchSettings } from '../../vision/heuristics/watch-surface.ts';
import { readFrame } from '../evaluate/recording.ts';
import { keepScore } from './keep-score.ts';
import { type ScoredShot, seenShotSchema } from './schema.ts';
import { scoreFrames } from './score-frames.ts';
import { scoredShot, shotInWords } from './tell-shot.ts';

const recorded = (name: string): readonly PlacedFrame[] =>
  readFileSync(new URL(`../../../test-fixtures/tracks/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map(readFrame);

const NO_PICTURE = { width: 0, height: 0, bytes: new Uint8ClampedArray() };

const score = async (name: string) => {
  const frames = recorded(name);
  async function* film() {
    for (const { atMs } of frames) yield { atMs, picture: NO_PICTURE };
  }
  const byTime = new Map(frames.map(frame => [frame.atMs, frame]));
  const shots: ScoredShot[] = [];
  let view: MatchView | undefined;
  let looked = 0;
  const find = async (_: unknown, atMs: number) => {
    const frame = byTime.get(atMs);
    if (frame === undefined) throw new Error('a frame that was never filmed');
    return frame;
  };
  const counted = await scoreFrames(film(), find, watchSettings, {
    shot: seen => {
      const ruled = keepScore(view, seen, shots.length + 1, { book: 'icf', names: ['Ana', 'Bea'], breaks: undefined });
      view = ruled.view;
      shots.push(scoredShot(seen, ruled));
    },
    rearranged: () => undefined,
    looked: () => {
      looked += 1;
    },
  });
  return { shots, counted, looked, frames: frames.length, view };
};

describe('Scoring what was detected', () => {
  test('a shot is told with its ruling, and is what the file says it is', async () => {
    const { shots, counted, looked, frames } = await score('middle-of-a-board');
    expect([counted.frames, looked]).toEqual([frames, frames]);
    expect(shots).toHaveLength(1);
    const [shot] = shots;
    if (shot === undefined) throw new Error('nobody shot');
    expect(v.parse(seenShotSchema, shot)).toEqual(shot);
    expect(shot).toMatchObject({ seat: 'north', side: 'B', inTurn: true });
    expect(shot.pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`)).toEqual(['white SW']);
    expect(shot.pocketed[0]?.atSeconds).toBeGreaterThan(shot.startSeconds);
    expect(shot.ruling?.findings.length).toBeGreaterThan(0);
  });

  test('in words: when, who, what fell where, how sure, and by which paragraph', async () => {
    const { shots } = await score('break');
    const lines = shots.flatMap(shot => shotInWords(shot, side => (side === 'A' ? 'Ana' : 'Bea')));
    expect(lines[0]).toMatch(/^0:04\.\d {2}Bea: white SE \((sure|likely|held) \d+ %\)$/);
    expect(lines[1]).toMatch(/\(.+\)$/);
  });

  test('whoever makes the first shot breaks', async () => {
    const { view } = await score('break');
    expect(view?.start.breaks).toBe(1);
  });
});
