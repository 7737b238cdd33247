import { expect, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import type { MatchEvent } from './events.ts';
import { replay } from './replay.ts';
import { sampleShot as shot, sampleStart as start } from './sample-match.ts';
import { scoreSheet } from './score-sheet.ts';

const WHITES: readonly Disc[] = Array.from({ length: 7 }, () => 'white');

test('a sheet has a row for every board: who broke, with white, fouls, queen, points', () => {
  const log: readonly MatchEvent[] = [
    start,
    shot('1', 'white'),
    shot('2', 'queen'),
    shot('3', 'white'),
    shot('4', 'striker'),
    shot('5'),
    shot('6', ...WHITES, 'white'),
    { kind: 'board-begun', id: '7' },
    shot('8'),
  ];
  const view = replay(log);
  if (!view) throw new Error('no match');
  const sheet = scoreSheet(view);
  expect(sheet.boards).toMatchObject([
    {
      game: 1,
      board: 1,
      breaker: 'Ana',
      white: 'A',
      shots: 6,
      fouls: [1, 0],
      queen: 'A',
      result: { how: 'won', winner: 'A', points: 12 },
      points: [12, 0],
    },
    { game: 1, board: 2, breaker: 'Bea', white: 'B', shots: 1, fouls: [0, 0], points: [12, 0] },
  ]);
  expect(sheet.boards[1]).not.toHaveProperty('result');
  expect(sheet.fouls).toMatchObject([{ game: 1, board: 1, by: 'Ana' }]);
  expect(sheet.fouls[0]?.said.fr).not.toBe(sheet.fouls[0]?.said.en);
  expect(sheet.games).toEqual([0, 0]);
});

test('players who play for themselves each have a column', () => {
  const view = replay([
    { ...start, book: { id: 'simple', edition: '', options: {} }, format: 'round', names: ['Ana', 'Bea', 'Cleo'] },
    shot('1', 'white'),
  ]);
  if (!view) throw new Error('no match');
  const { parties, boards } = scoreSheet(view);
  expect(parties.map(({ name }) => name)).toEqual(['Ana', 'Bea', 'Cleo']);
  expect(boards[0]?.points).toHaveLength(3);
});
