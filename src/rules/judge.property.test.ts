import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS } from './book.ts';
import { BOOKS } from './books/all.ts';
import { violations } from './invariants.ts';
import { beginMatch } from './match.ts';
import { makeState } from './notation.ts';
import { play } from './play.ts';
import { diceFrom, randomFormat, randomOptions, randomStroke } from './random-play.ts';
import { soak } from './soak.ts';
import type { GameState, Queen } from './state.ts';
import { tableWith } from './table.ts';
import { fallenIn } from './take-in.ts';

/** Any position a board with colours can come to, and any shot it allows. */
const positions = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  white: fc.integer({ min: 1, max: 9 }),
  black: fc.integer({ min: 1, max: 9 }),
  queen: fc.constantFrom('on', 'pending', 'coveredA', 'coveredB'),
  at: fc.constantFrom(0, 1),
  owed: fc.record({ A: fc.integer({ min: 0, max: 3 }), B: fc.integer({ min: 0, max: 3 }) }),
  score: fc.record({ A: fc.integer({ min: 0, max: 28 }), B: fc.integer({ min: 0, max: 28 }) }),
  strokes: fc.integer({ min: 0, max: 3 }),
});

test('who waited for room and owes nothing once the colours are said waits no more', () => {
  expect(soak(BOOKS.carambole, 120, 1844226603).violations).toEqual([]);
});

describe.each(BOOK_IDS)('%s', id => {
  const book = BOOKS[id];

  test('whole random matches break nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), seed => {
        expect(soak(book, 120, seed).violations).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  test('any legal position, any shot, any options', () => {
    fc.assert(
      fc.property(positions, ({ seed, white, black, queen, at, owed, score, strokes }) => {
        const dice = diceFrom(seed);
        const table = tableWith(book, randomOptions(dice, book));
        const fresh = beginMatch(table, { format: randomFormat(dice, table.facts), breaks: 0, players: 3 });
        const by = at === 0 ? 'A' : 'B';
        const where: Queen =
          queen === 'on'
            ? { kind: 'on' }
            : queen === 'pending'
              ? { kind: 'pending', by }
              : { kind: 'covered', by: queen === 'coveredA' ? 'A' : 'B' };
        const colours = fresh.round === undefined;
        const state: GameState = {
          ...fresh,
          at,
          on: { white, black },
          queen: where,
          white: colours ? 'A' : undefined,
          // Whoever owes has nothing in the pockets to pay with.
          dues: colours ? { A: white === 9 ? owed.A : 0, B: black === 9 ? owed.B : 0 } : { A: 0, B: 0 },
          score: colours ? score : { A: 0, B: 0 },
          queenRight: { A: white < 9, B: black < 9 },
          breaking: undefined,
          strokes,
        };
        const stroke = randomStroke(dice, state);
        const ruling = play(table, Object.freeze(state), stroke);
        expect(violations(table, state, ruling, fallenIn(state, stroke))).toEqual([]);
        expect(makeState(play(table, state, stroke).after)).toBe(makeState(ruling.after));
      }),
      { numRuns: 250 },
    );
  });
});
