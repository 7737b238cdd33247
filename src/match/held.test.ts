import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import { heldShots } from './held.ts';
import { inDoubt, sampleView, seenShot } from './sample-match.ts';
import { seatInPicture } from './who-shot.ts';

describe('A held shot', () => {
  const log = [
    seenShot('a', ['white'], { seat: 'north', ...inDoubt([], ['white', 'striker']) }),
    seenShot('b', [], { seat: 'north' }),
  ];

  test('is asked about with every reading and its ruling, while the match goes on with the likeliest', () => {
    const view = sampleView(...log);
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
    const view = sampleView(...log, { kind: 'shot-corrected', id: 'a', stroke: shotOf('white', 'white') });
    expect(heldShots(view)).toEqual([]);
    expect(view.entries.map(({ event }) => event.kind === 'shot-played' && event.by)).toEqual(['umpire', 'camera']);
    expect(view.state.on.white).toBe(7);
  });

  test('once the likeliest reading is confirmed is asked no more', () => {
    expect(heldShots(sampleView(...log, { kind: 'shot-corrected', id: 'a', stroke: shotOf('white') }))).toEqual([]);
  });
});

describe('Who shot', () => {
  test('the breaker of the first board sits wherever he sits', () => {
    const view = sampleView(
      seenShot('a', [], { seat: 'east' }),
      seenShot('b', [], { seat: 'west' }),
      seenShot('c', [], { seat: 'east' }),
    );
    expect(heldShots(view)).toEqual([]);
    expect(seatInPicture(view)).toBe('west');
  });

  test('a shot from the other side says that something before it was wrong, until that is put right', () => {
    // Ana pockets a white and plays on, but the next shot comes from Bea's side.
    const log = [
      seenShot('a', [], { seat: 'south' }),
      seenShot('b', ['black'], { seat: 'north' }),
      seenShot('c', [], { seat: 'south' }),
    ];
    const [held] = heldShots(sampleView(...log));
    expect(held).toMatchObject({ cameFrom: 'south', whatFell: false, earlier: 'b' });
    expect(heldShots(sampleView(...log, { kind: 'shot-corrected', id: 'b', stroke: shotOf() }))).toEqual([]);
  });
});
