import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWERS } from '../carrom/answer.ts';
import { DISCS, PIECES } from '../carrom/discs.ts';
import { nothingAmiss } from '../carrom/shot.ts';
import { POCKETS } from '../carrom/surface.ts';
import { nextBoard } from './answer.ts';
import { BOOK_IDS } from './book.ts';
import { callUmpire } from './call.ts';
import { makeShot, makeState, parseShot, parseState } from './notation.ts';
import { play } from './play.ts';
import type { GameState, Question } from './state.ts';
import type { Stroke } from './stroke.ts';
import { tableFor } from './table.ts';

const count = (max: number) => fc.integer({ min: 0, max });
const sides = (max: number) => fc.record({ A: count(max), B: count(max) });
const side = fc.constantFrom('A' as const, 'B' as const);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const answer = fc.constantFrom(...ANSWERS);
const strokes: fc.Arbitrary<Stroke> = fc
  .record({
    pocketed: fc.array(
      fc.record({ disc: fc.constantFrom(...DISCS), pocket: fc.constantFrom('unknown' as const, ...POCKETS) }),
      { maxLength: 6 },
    ),
    offSurface: fc.array(fc.constantFrom(...DISCS), { maxLength: 3 }),
    fellBack: fc.array(fc.constantFrom(...PIECES), { maxLength: 2 }),
    offLamp: fc.boolean(),
    improper: fc.boolean(),
    orderUnknown: fc.boolean(),
    facts: fc.record({
      anyPieceTouched: answer,
      firstTouched: fc.constantFrom(...PIECES, 'nothing' as const, 'unknown' as const),
      firstTouchedHow: fc.constantFrom('direct' as const, 'off-cushion' as const, 'unknown' as const),
      directHitOnOrBehindLine: answer,
      directHitOnLine: answer,
      directHitInPrison: answer,
      leftForwards: answer,
      backCushionFirst: answer,
      strikerTouchedBothLines: answer,
      strikerHalfOnBaseCircle: answer,
      strikerTouchedArrow: answer,
    }),
  })
  .map(({ offLamp, improper, orderUnknown, ...rest }) => ({
    ...rest,
    ...(offLamp && { offLamp }),
    ...(improper && { improper }),
    ...(orderUnknown && { orderUnknown }),
  }));

const question: fc.Arbitrary<Question> = fc.oneof(
  fc.record({
    kind: fc.constant('which-colour' as const),
    side,
    fell: fc.record({ white: count(9), black: count(9) }),
    owed: sides(4),
    undo: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('waive-dues' as const), by: side, side, pieces: count(5), dues: count(5) }),
  fc.record({ kind: fc.constant('demand-points' as const), by: side, most: count(2) }),
  fc.record({ kind: fc.constant('void-board' as const) }),
  fc.record({ kind: fc.constant('room-now' as const), side }),
  fc.record({ kind: fc.constant('red-followed' as const), by: side, straight: fc.boolean(), stroke: strokes }),
);

const states: fc.Arbitrary<GameState> = fc
  .record({
    format: fc.constantFrom('singles' as const, 'doubles' as const),
    place: count(3),
    white: maybe(side),
    on: fc.record({ white: count(9), black: count(9) }),
    queen: fc.oneof(
      fc.constant({ kind: 'on' as const }),
      fc.record({ kind: fc.constantFrom('pending' as const, 'covered' as const), by: side }),
    ),
    dues: sides(9),
    noRoom: fc.record({ A: fc.boolean(), B: fc.boolean() }),
    score: sides(40),
    games: sides(2),
    board: fc.integer({ min: 1, max: 12 }),
    decider: fc.boolean(),
    opens: count(3),
    began: count(3),
    turned: count(3),
    seatsChanged: fc.boolean(),
    breaking: maybe(fc.record({ attempt: count(3), allowed: count(3) })),
    queenRight: fc.record({ A: fc.boolean(), B: fc.boolean() }),
    strokes: count(9),
    untouched: count(6),
    tries: fc.integer({ min: 1, max: 5 }),
    lostAttempts: sides(3),
    skips: sides(2),
    reply: fc.boolean(),
    asks: maybe(question),
    end: fc.constantFrom('playing' as const, 'board-over' as const, 'game-over' as const, 'match-over' as const),
    winner: side,
    points: count(15),
  })
  .map(({ place, opens, began, end, winner, points, ...rest }) => {
    const players = rest.format === 'doubles' ? 4 : 2;
    return {
      ...rest,
      at: place % players,
      opener: opens % players,
      first: began % players,
      phase: end,
      round: undefined,
      result: end === 'playing' ? undefined : { how: 'won' as const, winner, points },
      winner: end === 'game-over' || end === 'match-over' ? winner : undefined,
    };
  });

describe('a state line', () => {
  test('is short in the common case', () => {
    const parsed = parseState('Aw 6/9 on 0/0 12-8 #3');
    expect(parsed).toMatchObject({
      ok: true,
      value: { at: 0, white: 'A', on: { white: 6, black: 9 }, queen: { kind: 'on' }, score: { A: 12, B: 8 }, board: 3 },
    });
    expect(parsed.ok && makeState(parsed.value)).toBe('Aw 6/9 on 0/0 12-8 #3');
  });
  test('goes both ways for every state', () => {
    fc.assert(
      fc.property(states, state => {
        const parsed = parseState(makeState(state));
        expect(parsed).toEqual({ ok: true, value: state });
      }),
    );
  });
  test.each([
    ['', 1, 'missing'],
    ['Gw 6/9 on 0/0 12-8 #3', 1, 'who is to play'],
    ['Aw 6-9 on 0/0 12-8 #3', 4, 'pieces on the surface'],
    ['Aw 6/9 down 0/0 12-8 #3', 8, 'the queen'],
    ['Aw 6/9 on 0/0 12:8 #3', 15, 'the score'],
    ['Aw 6/9 on 0/0 12-8', 19, 'missing'],
    ['Aw 6/9 on 0/0 12-8 #3 breake:1/2', 23, 'does not belong'],
    ['Aw 6/9 on 0/0 12-8 #3 break:1', 29, 'two numbers'],
    ['Aw 6/9 on 0/0 12-8 #3 opener:C', 30, 'does not play here'],
  ])('"%s" is wrong at column %i', (line, column, says) => {
    expect(parseState(line)).toMatchObject({
      ok: false,
      error: 'not-a-state-line',
      column,
      says: expect.stringContaining(says),
    });
  });
});

test('whatever can be written can be ruled, in every book, without a throw', () => {
  fc.assert(
    fc.property(states, strokes, fc.constantFrom(...BOOK_IDS), (state, stroke, id) => {
      const table = tableFor(id);
      const ruling = play(table, state, stroke);
      expect(ruling.next === undefined).toBe(ruling.after.phase !== 'playing');
      nextBoard(table, ruling.after);
      callUmpire(table, ruling.after, { kind: 'foul', by: 'A' });
    }),
    { numRuns: 300 },
  );
});

describe('a shot line', () => {
  test('names what fell in order', () => {
    const parsed = parseShot('wS');
    expect(parsed.ok && parsed.value.pocketed.map(({ disc }) => disc)).toEqual(['white', 'striker']);
    expect(parsed.ok && parsed.value.facts).toEqual(nothingAmiss);
  });
  test('goes both ways for every shot', () => {
    fc.assert(
      fc.property(strokes, stroke => {
        expect(parseShot(makeShot(stroke))).toEqual({ ok: true, value: stroke });
      }),
    );
  });
  test.each([
    ['', 1],
    ['x', 1],
    ['wx', 2],
    ['w^x', 3],
    ['w~S', 3],
    ['w!0', 3],
    ['w behind:x', 3],
    ['w sky:y', 3],
    ['  w5', 4],
  ])('"%s" is wrong at column %i', (line, column) => {
    expect(parseShot(line)).toMatchObject({ ok: false, error: 'not-a-shot-line', column });
  });
});
