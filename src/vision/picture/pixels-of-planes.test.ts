import { describe, expect, test } from 'vitest';
import { type CodedPicture, colourMatrixOf, pixelsOf } from './pixels-of-planes.ts';

const [width, height] = [4, 2];

/** One colour, coded in three planes: brightness, blue, red. */
const coded = (y: number, u: number, v: number): CodedPicture & { readonly bytes: Uint8Array } => ({
  width,
  height,
  bytes: new Uint8Array([...Array(width * height).fill(y), u, u, v, v]),
  light: { offset: 0, stride: width },
  blue: { offset: 8, stride: 2, step: 1 },
  red: { offset: 10, stride: 2, step: 1 },
});

describe('Coded colours become pixels as a browser makes them', () => {
  // Taken from Chromium's own frames of films with these values.
  test.each([
    ['black', 'bt601', [16, 128, 128], [0, 0, 0]],
    ['white', 'bt601', [235, 128, 128], [255, 255, 255]],
    ['white of high definition', 'bt709', [235, 128, 128], [255, 255, 255]],
    ['red', 'bt601', [81, 90, 240], [254, 0, 0]],
    ['red of high definition', 'bt709', [63, 102, 240], [255, 1, 2]],
  ] as const)('%s', (_, matrix, [y, u, v], pixel) => {
    const { bytes } = pixelsOf(coded(y, u, v), matrix);
    for (const [i, channel] of pixel.entries()) expect(Math.abs(channel - (bytes[i] ?? 0))).toBeLessThanOrEqual(1);
    expect(bytes[3]).toBe(255);
  });

  test('two by two pixels share one colour, and each has its own brightness', () => {
    const picture = coded(120, 90, 160);
    picture.bytes[1] = 60;
    const { bytes } = pixelsOf(picture, 'bt601');
    expect(bytes[0]).toBeGreaterThan((bytes[4] ?? 0) + 50);
    expect(bytes.subarray(8, 12)).toEqual(bytes.subarray(12, 16));
  });

  test('a colour that no screen can show is shown as the nearest it can', () => {
    const extremes = [0, 255].flatMap(y => [0, 255].flatMap(u => [0, 255].map(v => [y, u, v] as const)));
    for (const matrix of ['bt601', 'bt709'] as const) {
      const shown = extremes.map(([y, u, v]) => [...pixelsOf(coded(y, u, v), matrix).bytes.subarray(0, 3)]);
      expect(shown[0]).toEqual([0, matrix === 'bt601' ? 135 : 77, 0]); // no brightness, and neither blue nor red
      expect(shown.at(-1)).toEqual([255, matrix === 'bt601' ? 125 : 183, 255]); // all of everything
    }
  });

  test('blue and red in turns in one plane are the same picture as in planes of their own', () => {
    const apart = {
      ...coded(120, 0, 0),
      bytes: new Uint8Array([10, 50, 90, 130, 170, 210, 250, 30, 90, 140, 160, 100]),
    };
    const inTurns = {
      ...apart,
      bytes: new Uint8Array([...apart.bytes.subarray(0, 8), 90, 160, 140, 100]),
      blue: { offset: 8, stride: 4, step: 2 },
      red: { offset: 9, stride: 4, step: 2 },
    };
    expect(pixelsOf(inTurns, 'bt709')).toEqual(pixelsOf(apart, 'bt709'));
  });

  test('rows that lie further apart than they are long are found', () => {
    const tight = {
      ...coded(0, 90, 160),
      bytes: new Uint8Array([10, 50, 90, 130, 170, 210, 250, 30, 90, 140, 160, 100]),
    };
    const padded = {
      ...tight,
      bytes: new Uint8Array([10, 50, 90, 130, 0, 0, 170, 210, 250, 30, 0, 0, 90, 140, 160, 100]),
      light: { offset: 0, stride: 6 },
      blue: { offset: 12, stride: 2, step: 1 },
      red: { offset: 14, stride: 2, step: 1 },
    };
    expect(pixelsOf(padded, 'bt601')).toEqual(pixelsOf(tight, 'bt601'));
  });

  test('high definition is only what says so', () => {
    expect(['bt709', 'smpte170m', 'bt470bg', 'unknown', undefined].map(colourMatrixOf)).toEqual([
      'bt709',
      ...Array(4).fill('bt601'),
    ]);
  });
});
