import { describe, expect, test } from 'vitest';
import { isUsable, readLicences } from './licences.ts';

const all = readLicences(new URL('../../package-lock.json', import.meta.url));

describe('Licences', () => {
  test('every package of the lock file has one that we may use', () => {
    expect(all.length).toBeGreaterThan(100);
    const offences = all.filter(({ licence }) => !isUsable(licence));
    expect(offences.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['AGPL-3.0', false],
    ['GPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    [undefined, false],
  ])('%s: %s', (licence, usable) => {
    expect(isUsable(licence)).toBe(usable);
  });
});
