import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import type { Rearranged, RestingDisc, SeenShot } from '../carrom/seen-shot.ts';
import { shotOf } from '../carrom/shot.ts';
import { startLayout } from '../carrom/start-layout.ts';
import { standardSurface } from '../carrom/surface.ts';
import { eventsFrom } from './from-sight.ts';
import { replay } from './replay.ts';
import { sampleShot as shot, sampleStart as start } from './sample-match.ts';

const laidOut: readonly RestingDisc[] = startLayout(standardSurface.pieceDiameterMm).map(({ piece, at }, id) => ({
  id,
  kind: piece,
  at,
  certainty: 1,
}));

const seen = (before: readonly RestingDisc[], ...discs: readonly Disc[]): SeenShot => ({
  kind: 'shot',
  shot: shotOf(...discs),
  verdict: 'held',
  probability: 0.61234,
  alternatives: [{ shot: shotOf(), probability: 0.3 }],
  events: [
    { id: 3, disc: 'white', from: { xMm: 12.345, yMm: 0 }, fate: 'pocketed', pocket: 'SE', probability: 1, atMs: 1200 },
    { id: 20, disc: 'striker', from: { xMm: 0, yMm: 0 }, fate: 'pocketed', pocket: 'NE', probability: 1, atMs: 1300 },
  ],
  evidence: [],
  paths: [
    {
      id: 3,
      disc: 'white',
      points: [
        { xMm: 1.26, yMm: 2, atMs: 1000 },
        { xMm: 9, yMm: 9, atMs: 1100 },
      ],
    },
  ],
  seat: 'north',
  striker: { at: { xMm: 1, yMm: 252 }, vxMmPerS: 0, vyMmPerS: -900, speedMPerS: 0.9 },
  firstTouchedId: 3,
  startMs: 1000,
  endMs: 2500,
  sinceRestMs: 0,
  doubts: [],
  before,
  discs: [],
});
const layingOut = (discs: readonly RestingDisc[]): Rearranged => ({
  kind: 'rearranged',
  atMs: 1,
  added: [],
  removed: [],
  moved: [],
  before: [],
  discs,
});

const during = replay([start, shot('1', 'white')]);
const over = replay([
  start,
  shot('1', 'white'),
  shot('2', 'queen', 'white'),
  shot('3', ...Array<Disc>(7).fill('white')),
]);
const kinds = (view: typeof during, change: SeenShot | Rearranged) =>
  view && eventsFrom(view, change, () => 'id').map(({ kind }) => kind);

describe('What the camera tells the match', () => {
  test('a shot is recorded with what is known of it, times counted from the flick', () => {
    const [event] = (during && eventsFrom(during, seen([], 'white'), () => 'id')) ?? [];
    expect(event).toMatchObject({
      kind: 'shot-played',
      by: 'camera',
      seen: {
        verdict: 'held',
        probability: 0.612,
        others: [shotOf()],
        seat: 'north',
        tookMs: 1500,
        fellFrom: [{ disc: 'white', at: { xMm: 12.3, yMm: 0 }, pocket: 'SE' }],
        paths: [
          {
            disc: 'white',
            pocketed: true,
            points: [
              [1.3, 2, 0],
              [9, 9, 100],
            ],
          },
        ],
      },
    });
  });

  test('hands that rearrange pieces are no shot', () => {
    expect(kinds(during, layingOut(laidOut))).toEqual([]);
  });

  test('after a board, laying out all pieces begins the next; so does a break that comes before that was seen', () => {
    expect(over?.state.phase).toBe('board-over');
    expect(kinds(over, layingOut(laidOut))).toEqual(['board-begun']);
    expect(kinds(over, seen(laidOut))).toEqual(['board-begun', 'shot-played']);
  });

  test('after a board, half a layout begins nothing, and a shot at what is left is none', () => {
    expect(kinds(over, layingOut(laidOut.slice(0, 12)))).toEqual([]);
    expect(kinds(over, seen(laidOut.slice(0, 9)))).toEqual([]);
  });
});
