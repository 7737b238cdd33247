import { describe, expect, test } from 'vitest';
import { readZip, writeZip, type ZippedFile } from './zip.ts';

const files: readonly ZippedFile[] = [
  { name: 'case.json', body: new Blob(['{"a":1}']) },
  { name: 'frames/été.txt', body: new Blob(['carrom '.repeat(10_000)]) },
  { name: 'empty', body: new Blob() },
  { name: 'film.webm', body: new Blob(['as it is']), stored: true },
];
const most = { files: 10, bytes: 1_000_000 };
const told = (all: readonly ZippedFile[]) =>
  Promise.all(all.map(async ({ name, body, stored }) => [name, await body.text(), stored]));

describe('A zip file', () => {
  test('is read back as it was written, and is smaller than what is in it', async () => {
    const zip = await writeZip(files);
    const read = await readZip(zip, most);
    if (!read.ok) throw new Error(read.error);
    expect(await told(read.value)).toEqual(await told(files));
    expect(zip.size).toBeLessThan(2000);
    expect(await zip.text()).toContain('as it is');
  });

  test('that unpacks to more than is allowed, or is damaged, is refused', async () => {
    const zip = await writeZip(files);
    const bytes = new Uint8Array(await zip.arrayBuffer());
    expect(await readZip(zip, { files: 10, bytes: 60_000 })).toEqual({ ok: false, error: 'too-large' });
    expect(await readZip(zip, { files: 2, bytes: 1_000_000 })).toEqual({ ok: false, error: 'too-large' });
    expect(await readZip(zip.slice(0, 100), most)).toEqual({ ok: false, error: 'not-a-zip' });
    expect(await readZip(new Blob(['no zip at all']), most)).toEqual({ ok: false, error: 'not-a-zip' });
    const changed = bytes.slice();
    changed[45] = (changed[45] ?? 0) ^ 0xff;
    expect((await readZip(new Blob([changed]), most)).ok).toBe(false);
  });
});
