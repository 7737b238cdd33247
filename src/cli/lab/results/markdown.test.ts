import { expect, test } from 'vitest';
import { fromMarks, inMarks, markdown, tablesIn } from './markdown.ts';

test('new numbers replace the old ones and nothing else', () => {
  const before = 'a\n<!-- n -->\nold\n<!-- /n -->\nb';
  expect(fromMarks(inMarks(before, 'n', ['new']), 'n')).toBe('new');
  expect(inMarks(before, 'n', ['new'])).toMatch(/^a\n[\s\S]*\nb$/);
});

test('printed tables are taken apart, and rows that come later belong to the table before them', () => {
  const said = [
    '| set | right |\n|---|---|',
    '| a | 1 |',
    'words',
    '| b | 2 |',
    '| one | two | three |',
    '|---|---|---|',
  ];
  expect(tablesIn(said)).toEqual([
    {
      head: ['set', 'right'],
      rows: [
        ['a', '1'],
        ['b', '2'],
      ],
    },
  ]);
});

test('columns are as wide as their longest cell', () => {
  expect(markdown({ head: ['set', 'n'], rows: [['films', '7']] })).toEqual([
    '| set   | n |',
    '| ----- | - |',
    '| films | 7 |',
  ]);
});
