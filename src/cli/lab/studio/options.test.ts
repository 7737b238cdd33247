import { describe, expect, test } from 'vitest';
import { picturesOf } from './make-pictures.ts';
import { readOptions } from './options.ts';
import { asTrouble, StudioTrouble } from './trouble.ts';

describe('what the studio is asked for', () => {
  test('pictures with a seed and a size', () => {
    expect(readOptions(['--pictures', '8000', '--seed', '4', '--size', '800x600'])).toMatchObject({
      job: { kind: 'pictures', count: 8000, perTable: 8 },
      seed: 4,
      width: 800,
      height: 600,
    });
  });

  test('few pictures of many tables, each table with its first ones', () => {
    const { job } = readOptions(['--pictures', '7', '--per-table', '3']);
    expect(job.kind === 'pictures' && picturesOf(job.count, job.perTable)).toEqual([0, 1, 2, 8, 9, 10, 16]);
    expect(() => readOptions(['--pictures', '7', '--per-table', '9'])).toThrow('--per-table');
  });

  test('a look of its own, or any', () => {
    expect(readOptions(['--shots', '3', '--look', '77']).look).toBe(77);
    expect(readOptions(['--shots', '3', '--look', 'random'], () => 0.5).look).toBe(2 ** 30);
    expect(readOptions(['--shots', '3', '--seed', '9']).look).toBe(9);
  });

  test('a truth with or without what each frame shows in pixels', () => {
    expect(readOptions(['--shots', '3']).pixels).toBe(true);
    expect(readOptions(['--shots', '3', '--no-pixels']).pixels).toBe(false);
  });

  test.each([
    [[], 'exactly one'],
    [['--board', '--shots', '2'], 'exactly one'],
    [['--pictures', 'many'], 'whole number'],
    [['--board', '--size', 'big'], 'WIDTHxHEIGHT'],
    [['--board', '--size', '641x480'], 'even'],
    [['--board', '--fps', '500'], '--fps'],
    [['--scenario', 'nonsense'], 'no scenario'],
    [['--wrong'], 'Unknown option'],
    [['--board', '--quality', 'best'], 'quick or fine'],
  ])('%j is refused with a sentence', (args, words) => {
    expect(() => readOptions(args)).toThrow(StudioTrouble);
    expect(() => readOptions(args)).toThrow(words);
  });

  test('a full disk is said in words', () => {
    const error = asTrouble(Object.assign(new Error('x'), { code: 'ENOSPC' }), 'out');
    expect(error).toBeInstanceOf(StudioTrouble);
    expect(String(error)).toContain('disk is full');
  });
});
