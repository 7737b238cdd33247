import type { Rgba } from '../../vision/picture/measure-light.ts';

/** Longer than any header of a picture in this format. */
const LONGEST_HEADER = 256;
const END = 'ENDHDR\n';

const numberIn = (header: string, name: string): number =>
  Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(header)?.[1]);

/**
 * Takes pictures out of a stream of bytes in which they follow each other in the PAM format, with four bytes a pixel. Each
 * says its own size, so a recording that was turned needs no care.
 */
export async function* picturesIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Rgba, void> {
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
      const end = rest.subarray(0, LONGEST_HEADER).indexOf(END);
      if (end < 0) break;
      const header = rest.toString('latin1', 0, end);
      const [width, height] = [numberIn(header, 'WIDTH'), numberIn(header, 'HEIGHT')];
      const from = end + END.length;
      wanted = from + 4 * width * height;
      if (!(rest.length >= wanted)) break;
      yield { width, height, bytes: new Uint8ClampedArray(rest.subarray(from, wanted)) };
      rest = rest.subarray(wanted);
      wanted = 0;
    }
  }
}
