import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countByte, noBytes, takeMiddle } from './middle-byte.ts';

test('the middle one of any bytes is the one that sorting would put there, time after time', () => {
  const counts = noBytes();
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 255 }), bytes => {
      for (const byte of bytes) countByte(counts, byte);
      expect(takeMiddle(counts, bytes.length)).toBe(bytes.toSorted()[bytes.length >> 1] ?? 0);
    }),
  );
});
