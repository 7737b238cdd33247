import { describe, expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { shotOf } from '../carrom/shot.ts';
import type { Seat } from '../carrom/surface.ts';
import type { MatchEvent } from './events.ts';
import { heldShots } from './held.ts';
import { replay } from './replay.ts';
import { sampleStart as start } from './sample-match.ts';
import type { SeenShotNote } from './seen-shot.ts';
import { seatInPicture } from './who-shot.ts';

const seen = (seat: Seat, others: readonly (readonly Disc[])[] = []): SeenShotNote => ({
  verdict: others.length > 0 ? 'held' : 'sure',
  probability: others.length > 0 ? 0.6 : 1,
  others: others.map(discs => shotOf(...discs)),
  seat,
  striker: { xMm: 0, yMm: -252 },
  speedMPerS: 2,
  sinceRestMs: 4000,
  tookMs: 1500,
  fellFrom: [],
  paths: [],
});
const shot = (id: string, discs: readonly Disc[], note: SeenShotNote): MatchEvent => ({
  kind: 'shot-played',
  id,
  stroke: shotOf(...discs),
  by: 'camera',
  seen: note,
});
const viewOf = (...log: readonly MatchEvent[]) => {
  const view = replay([start, ...log]);
  if (!view) throw new Error('no match');
  return view;
};

describe('A held shot', () => {
  const log = [shot('a', ['white'], seen('north', [[], ['white', 'striker']])), shot('b', [], seen('north'))];

  test('is asked about with every reading and its ruling, while the match goes on with the likeliest', () => {
    const view = viewOf(...log);
    const [held, ...more] = heldShots(view);
    expect(more).toEqual([]);
    expect(held?.whatFell).toBe(true);
    expect(held?.readings.map(({ ruling }) => [ruling.after.at, ruling.after.on.white, ruling.putBack.length])).toEqual(
      [
        [0, 8, 0],
        [1, 9, 0],
        [0, 9, 1],
      ],
    );
    expect(view.state.at).toBe(1);
  });

  test('once answered is asked no more, and what came later is ruled again', () => {
    const view = viewOf(...log, { kind: 'shot-corrected', id: 'a', stroke: shotOf('white', 'white') });
    expect(heldShots(view)).toEqual([]);
    expect(view.entries.map(({ event }) => event.kind === 'shot-played' && event.by)).toEqual(['umpire', 'camera']);
    expect(view.state.on.white).toBe(7);
  });

  test('once the likeliest reading is confirmed is asked no more', () => {
    expect(heldShots(viewOf(...log, { kind: 'shot-corrected', id: 'a', stroke: shotOf('white') }))).toEqual([]);
  });
});

describe('Who shot', () => {
  test('the breaker of the first board sits wherever he sits', () => {
    const view = viewOf(shot('a', [], seen('east')), shot('b', [], seen('west')), shot('c', [], seen('east')));
    expect(heldShots(view)).toEqual([]);
    expect(seatInPicture(view)).toBe('west');
  });

  test('a shot from the other side says that something before it was wrong, until that is put right', () => {
    // Ana pockets a white and plays on, but the next shot comes from Bea's side.
    const log = [shot('a', [], seen('south')), shot('b', ['black'], seen('north')), shot('c', [], seen('south'))];
    const [held] = heldShots(viewOf(...log));
    expect(held).toMatchObject({ cameFrom: 'south', whatFell: false, earlier: 'b' });
    expect(heldShots(viewOf(...log, { kind: 'shot-corrected', id: 'b', stroke: shotOf() }))).toEqual([]);
  });
});
