import { crc32, deflateSync } from 'node:zlib';
import type { Rgba } from '../../../../vision/picture/measure-light.ts';

const chunk = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length);
  head.write(kind, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), body])) >>> 0);
  return Buffer.concat([head, body, sum]);
};

/** A PNG of every `step`th pixel, as an address that a page can show. */
export const pngUrl = ({ width, height, bytes }: Rgba, step: number): string => {
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const rows = Buffer.alloc(h * (1 + 3 * w));
  for (let y = 0; y < h; y += 1)
    for (let x = 0; x < w; x += 1)
      for (let channel = 0; channel < 3; channel += 1)
        rows[y * (1 + 3 * w) + 1 + 3 * x + channel] = bytes[(y * step * width + x * step) * 4 + channel] ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(w);
  header.writeUInt32BE(h, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
};
