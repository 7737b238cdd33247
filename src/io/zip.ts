import { bad, good, type Outcome } from '../carrom/outcome.ts';

/** A zip file, as far as our own files need one: no folders, no passwords, nothing larger than four gigabytes. */
export interface ZippedFile {
  readonly name: string;
  readonly body: Blob;
  /** It is packed already, like a film: it is put in as it is. */
  readonly stored?: boolean;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xed_b8_83_20 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const checksum = async (body: Blob): Promise<number> => {
  let crc = 0xff_ff_ff_ff;
  const reader = body.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return (crc ^ 0xff_ff_ff_ff) >>> 0;
    for (const byte of value) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  }
};

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const STORED = 0;
const DEFLATED = 8;
/** Names are UTF-8. */
const UTF8 = 0x08_00;
/** Nobody needs to know when it was made: the first day that the format knows. */
const DAY = 0x00_21;

const through = async (body: Blob, way: GenericTransformStream, most = Number.POSITIVE_INFINITY) => {
  const reader = body.stream().pipeThrough<Uint8Array<ArrayBuffer>>(way).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
};

/** Numbers of two or four bytes, the lowest byte first. */
const numbers = (...all: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

export const writeZip = async (files: readonly ZippedFile[]): Promise<Blob> => {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, body, stored } of files) {
    const named = new TextEncoder().encode(name);
    const packed = stored ? body : ((await through(body, new CompressionStream('deflate-raw'))) ?? body);
    const about = [
      [20, 2],
      [UTF8, 2],
      [stored ? STORED : DEFLATED, 2],
      [0, 2],
      [DAY, 2],
      [await checksum(body), 4],
      [packed.size, 4],
      [body.size, 4],
      [named.length, 2],
      [0, 2],
    ] as const;
    directory.push(numbers([CENTRAL, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), named);
    const head = numbers([LOCAL, 4], ...about);
    parts.push(head, named, packed);
    at += head.length + named.length + packed.size;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = [
    [END, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [at, 4],
    [0, 2],
  ] as const;
  return new Blob([...parts, ...directory, numbers(...end)], { type: 'application/zip' });
};

/** At most so many files, and so many bytes that are unpacked: a small file may hold a very large one. */
export interface ZipBounds {
  readonly files: number;
  readonly bytes: number;
}

/** The directory stands at the end, behind it at most a comment of 64 kB. */
const TAIL_BYTES = 22 + 0xff_ff;

const viewOf = async (body: Blob): Promise<DataView> => new DataView(await body.arrayBuffer());

export const readZip = async (
  zip: Blob,
  most: ZipBounds,
): Promise<Outcome<readonly ZippedFile[], 'not-a-zip' | 'too-large'>> => {
  try {
    const tail = await viewOf(zip.slice(Math.max(0, zip.size - TAIL_BYTES)));
    let end = tail.byteLength - 22;
    while (tail.getUint32(end, true) !== END) end -= 1; // before the first byte it throws: then it is none
    const count = tail.getUint16(end + 10, true);
    if (count > most.files) return bad('too-large');
    const [size, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
    const directory = await viewOf(zip.slice(from, from + size));
    const files: ZippedFile[] = [];
    let at = 0;
    let left = most.bytes;
    for (let i = 0; i < count; i += 1) {
      const short = (offset: number) => directory.getUint16(at + offset, true);
      const long = (offset: number) => directory.getUint32(at + offset, true);
      if (long(0) !== CENTRAL) return bad('not-a-zip');
      const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, short(28)));
      const local = await viewOf(zip.slice(long(42), long(42) + 30));
      const begin = long(42) + 30 + local.getUint16(26, true) + local.getUint16(28, true);
      const packed = zip.slice(begin, begin + long(20));
      const stored = short(10) === STORED;
      const body = stored ? packed : await through(packed, new DecompressionStream('deflate-raw'), left);
      if (!body) return bad('too-large');
      if ((await checksum(body)) !== long(16)) return bad('not-a-zip');
      if (!stored) left -= body.size;
      files.push({ name, body, ...(stored ? { stored } : {}) });
      at += 46 + short(28) + short(30) + short(32);
    }
    return good(files);
  } catch {
    return bad('not-a-zip');
  }
};
