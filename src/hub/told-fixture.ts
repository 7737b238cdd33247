import type { Told } from '../match/told.ts';

/** A match as it could stand, for tests of the hub: the words are made up, the shape is real. */
export const toldAfter = (changes: number, tone: 'good' | 'foul' = 'good'): Told => ({
  start: {
    kind: 'match-started',
    book: { id: 'international', edition: '1986', options: {} },
    format: 'singles',
    names: ['Ana', 'Bea'],
    breaks: 0,
  },
  line: `line after ${changes}`,
  changes,
  appended: true,
  umpire: { held: [], more: 0, entries: [] },
  glance: {
    book: { en: 'International rules', fr: 'Règles internationales' },
    format: 'singles',
    phase: 'playing',
    parties: [
      { party: 'A', players: [{ name: 'Ana', seat: 'south' }], colour: 'white', points: 3, games: 0, left: 7, dues: 1 },
      { party: 'B', players: [{ name: 'Bea', seat: 'north' }], colour: 'black', points: 8, games: 1, left: 4, dues: 0 },
    ],
    queen: 'on',
    game: 2,
    gamesToWin: 2,
    board: 3,
    decider: false,
    target: 25,
    turn: { party: 'A', name: 'Ana', seat: 'south', breaks: false },
  },
  ...(changes > 0
    ? {
        ruling: {
          tone,
          by: 'A',
          says: [{ cite: '3.11 b', said: { en: `Ruling ${changes} (§3.11 b)`, fr: `Décision ${changes} (§3.11 b)` } }],
        },
      }
    : {}),
});
