import { afterEach, describe, expect, test, vi } from 'vitest';
import { spoken, unbroken } from './spoken.ts';

afterEach(() => vi.unstubAllGlobals());

describe('A paragraph keeps its letters on its line', () => {
  test.each([
    ['§3.6 a', '§3.6~a'],
    ['international §3.11 g, k', 'international §3.11~g,~k'],
    ['82 a, 85, 88 b', '82~a, 85, 88~b'],
    ['§5 Match', '§5 Match'],
    ['Celui qui commence', 'Celui qui commence'],
  ])('%s', (cite, kept) => {
    expect(unbroken(cite).replaceAll('\u00a0', '~')).toBe(kept);
  });

  test('at the end of a sentence, in the language of the page', () => {
    const said = { en: 'A white pocketed: you play on. (§3.6 a)', fr: 'Un blanc logé : vous continuez. (§3.6 a)' };
    const inPage = (lang: string) => {
      vi.stubGlobal('document', { documentElement: { lang } });
      return spoken(said);
    };
    expect(inPage('en')).toBe('A white pocketed: you play on. (§3.6\u00a0a)');
    expect(inPage('fr')).toBe('Un blanc logé\u00a0: vous continuez. (§3.6\u00a0a)');
  });
});
