import { expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import { replay } from './replay.ts';
import { shotsCsv } from './shots-csv.ts';

test('a row for every shot, safe to open in a spreadsheet', () => {
  const view = replay([
    {
      kind: 'match-started',
      book: { id: 'international', edition: '1986', options: {} },
      format: 'singles',
      names: ['=HYPERLINK("x")', 'Bo, the wall'],
      breaks: 0,
    },
    { kind: 'shot-played', id: 'a', stroke: shotOf('white', 'white'), by: 'umpire' },
    { kind: 'shot-played', id: 'b', stroke: shotOf(), by: 'umpire' },
    { kind: 'shot-played', id: 'c', stroke: shotOf('striker'), by: 'umpire' },
  ]);
  if (!view) throw new Error('no match');
  const [head, first, second, third, end] = shotsCsv(view, 'en').split('\r\n');
  expect(head).toMatch(/^no,board,player,shot,/);
  expect(first).toMatch(/^1,1,"'=HYPERLINK\(""x""\)",ww,2,0,0,0,§3\.6 a,/);
  expect(second).toMatch(/^2,1,"'=HYPERLINK\(""x""\)",-,0,0,0,0,/);
  expect(third).toMatch(/^3,1,"Bo, the wall",S,0,0,0,1,/);
  expect(end).toBe('');
});
