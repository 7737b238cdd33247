import { expect, test } from 'vitest';
import { noPhone } from './phone-calls.ts';
import { phoneTrouble } from './phone-words.ts';

test('of a phone it is told when pictures stop, and when its battery ends soon; what matters more first', () => {
  const here = { ...noPhone, link: 'here', pictured: true } as const;
  expect(phoneTrouble(undefined)).toBeUndefined();
  expect(phoneTrouble(noPhone)).toBeUndefined();
  expect(phoneTrouble(here)).toBeUndefined();
  expect(phoneTrouble({ ...here, battery: { level: 0.19, charging: false } })).toBe('battery-low');
  expect(phoneTrouble({ ...here, battery: { level: 0.19, charging: true } })).toBeUndefined();
  expect(phoneTrouble({ ...here, link: 'lost', battery: { level: 0.1, charging: false } })).toBe('lost');
});
