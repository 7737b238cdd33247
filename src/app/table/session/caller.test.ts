import { describe, expect, test } from 'vitest';
import { sampleShot, sampleView } from '../../../match/sample-match.ts';
import { callOf } from './caller.ts';

const viewOf = (...discs: readonly ('white' | 'striker')[]) =>
  sampleView(sampleShot('1', 'white'), sampleShot('2', ...discs));

describe('What the caller says', () => {
  test('everything: the ruling without its paragraph', () => {
    expect(callOf(viewOf('white'), 'en')).toMatch(/white/i);
    expect(callOf(viewOf('white'), 'en')).not.toContain('§');
  });

  test('fouls only: a good shot is not called, a striker in the pocket is', () => {
    expect(callOf(viewOf('white'), 'en', 'fouls')).toBe('');
    expect(callOf(viewOf('striker'), 'en', 'fouls')).toMatch(/striker/i);
  });

  test('the score only: silence until a board is over', () => {
    expect(callOf(viewOf('striker'), 'en', 'score')).toBe('');
  });
});
