import type { Rgba } from '../../vision/picture/measure-light.ts';
import { type ColourMatrix, pixelsOf } from '../../vision/picture/pixels-of-planes.ts';

/** Longer than any header of a picture in these formats. */
const LONGEST_HEADER = 256;
const END_OF_PAM = 'ENDHDR\n';
const PGM = /^P5\n(\d+) (\d+)\n255\n/;

interface Header {
  readonly length: number;
  readonly bytes: number;
  readonly picture: (bytes: Uint8Array) => Rgba;
}

const numberIn = (header: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(header)?.[1]);

const headerOf = (start: string, matrix: ColourMatrix): Header | undefined => {
  const planes = PGM.exec(start);
  if (planes) {
    // Below the brightness, half as many rows again hold the colour: blue in their left half, and red in their right.
    const [width, height] = [Number(planes[1]), (Number(planes[2]) * 2) / 3];
    const [light, pixels] = [{ offset: 0, stride: width }, width * height];
    const blue = { offset: pixels, stride: width, step: 1 };
    const red = { ...blue, offset: pixels + width / 2 };
    return {
      length: planes[0].length,
      bytes: 1.5 * pixels,
      picture: bytes => pixelsOf({ width, height, bytes, light, blue, red }, matrix),
    };
  }
  const end = start.indexOf(END_OF_PAM);
  if (end < 0) return undefined;
  const header = start.slice(0, end);
  const [width, height] = [numberIn(header, 'WIDTH'), numberIn(header, 'HEIGHT')];
  return {
    length: end + END_OF_PAM.length,
    bytes: 4 * width * height,
    picture: bytes => ({ width, height, bytes: new Uint8ClampedArray(bytes) }),
  };
};

/**
 * Takes pictures out of a stream of bytes in which they follow each other in the PAM format, with four bytes a pixel, or as planes
 * of brightness and colour in the PGM format. Each says its own size, so a recording that was turned needs no care.
 */
export async function* picturesIn(
  bytes: AsyncIterable<Uint8Array>,
  matrix: ColourMatrix = 'bt601',
): AsyncGenerator<Rgba, void> {
  let rest = Buffer.alloc(0);
  const parts: Buffer[] = [];
  let waiting = 0;
  let wanted = 0;
  for await (const part of bytes) {
    parts.push(Buffer.from(part));
    waiting += part.length;
    if (rest.length + waiting < wanted) continue;
    rest = Buffer.concat([rest, ...parts.splice(0)]);
    waiting = 0;
    for (;;) {
      const header = headerOf(rest.toString('latin1', 0, LONGEST_HEADER), matrix);
      if (!header) break;
      wanted = header.length + header.bytes;
      if (!(rest.length >= wanted)) break;
      yield header.picture(rest.subarray(header.length, wanted));
      rest = rest.subarray(wanted);
      wanted = 0;
    }
  }
}
