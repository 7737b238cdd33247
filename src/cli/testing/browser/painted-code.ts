import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** A test picture: a number painted as big black and white fields, and three colours. */
export const CODE = {
  width: 640,
  height: 480,
  bits: 8,
  fieldPx: 60,
  colours: ['#d02020', '#20b040', '#2040d0'],
} as const;

/** Paints pictures 0 … count − 1 in the browser and returns them as JPEGs. */
export const paintCodes = async (browser: Browser, count: number): Promise<readonly Buffer[]> => {
  const page = await browser.newPage();
  const pictures = await page.evaluate(
    async ({ count, code }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: code.width, height: code.height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const jpegs: string[] = [];
      for (let n = 0; n < count; n += 1) {
        context.fillStyle = '#888';
        context.fillRect(0, 0, code.width, code.height);
        for (let bit = 0; bit < code.bits; bit += 1) {
          context.fillStyle = (n >> bit) & 1 ? '#fff' : '#000';
          context.fillRect(bit * code.fieldPx + 40, 60, code.fieldPx, code.fieldPx);
        }
        code.colours.forEach((colour, i) => {
          context.fillStyle = colour;
          context.fillRect(i * 150 + 40, 250, 140, 140);
        });
        jpegs.push(canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '');
      }
      return jpegs;
    },
    { count, code: CODE },
  );
  await page.close();
  return pictures.map(base64 => Buffer.from(base64, 'base64'));
};

/** The webcam file of those pictures. */
export const writeMjpeg = (file: string, pictures: readonly Buffer[]): void =>
  writeFileSync(file, Buffer.concat(pictures));

/** Where to look in the picture: the middle of every bit's field, then of every colour's. */
export const PROBES: readonly (readonly [x: number, y: number])[] = [
  ...Array.from({ length: CODE.bits }, (_, bit) => [40 + CODE.fieldPx * (bit + 0.5), 90] as const),
  ...CODE.colours.map((_, i) => [i * 150 + 110, 320] as const),
];

/** Reads the painted number and colours back from the pixels at the probes. */
export const readCode = (pixels: readonly (readonly number[])[]) => ({
  number: pixels.slice(0, CODE.bits).reduce((sum, [, green = 0], bit) => sum + (green > 128 ? 2 ** bit : 0), 0),
  colours: pixels.slice(CODE.bits),
});
