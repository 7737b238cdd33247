import { describe, expect, test } from 'vitest';
import { picturesIn } from './pam.ts';

const pam = (width: number, height: number, value: number): Buffer =>
  Buffer.concat([
    Buffer.from(`P7\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`),
    Buffer.alloc(4 * width * height, value),
  ]);

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (bytes: Buffer, size: number) => {
  const pictures = [];
  for await (const { width, height, bytes: pixels } of picturesIn(inParts(bytes, size)))
    pictures.push(`${width} × ${height}: ${new Set(pixels).size === 1 ? pixels[0] : 'mixed'} (${pixels.length})`);
  return pictures;
};

describe('Pictures in a stream', () => {
  const three = Buffer.concat([pam(4, 3, 7), pam(4, 3, 8), pam(2, 5, 9)]);
  test.each([1, 7, 64, 100_000])('are the same however the stream is cut: parts of %i bytes', async size => {
    expect(await read(three, size)).toEqual(['4 × 3: 7 (48)', '4 × 3: 8 (48)', '2 × 5: 9 (40)']);
  });

  test('one that is cut off at the end is left out', async () => {
    expect(await read(three.subarray(0, three.length - 1), 16)).toHaveLength(2);
  });

  test('planes of brightness and colour are taken out of it, too', async () => {
    // Three rows of four: two of brightness, and one of colour, blue on its left and red on its right.
    const grey = Buffer.concat([Buffer.from('P5\n4 3\n255\n'), Buffer.alloc(8, 235), Buffer.alloc(4, 128)]);
    for (const size of [9, 1000])
      expect(await read(Buffer.concat([grey, grey]), size)).toEqual(Array(2).fill('4 × 2: 255 (32)'));
  });

  test('there are none in something else', async () => {
    expect(await read(Buffer.from('nothing of the kind'), 5)).toEqual([]);
  });
});
