import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVideo } from './read-video.ts';
import { EXIT_CODES } from './trouble.ts';

const ffmpeg = (...given: readonly string[]) => spawnSync('ffmpeg', ['-v', 'error', '-y', ...given]);
const missing = ffmpeg('-version').error !== undefined;
const command = fileURLToPath(new URL('../score.ts', import.meta.url));

/** The command as a person runs it: its exit code and what it printed. */
const score = (...given: readonly string[]): Promise<{ readonly code: number | null; readonly printed: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, ['--import', 'tsx', command, ...given]);
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        printed += data;
      });
    child.on('close', code => resolve({ code, printed }));
  });

describe.skipIf(missing)(missing ? 'Hostile recordings (skipped: no ffmpeg)' : 'Hostile recordings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const at = (name: string) => join(folder, name);
  beforeAll(() => {
    const pattern = (size: string) => ['-f', 'lavfi', '-i', `testsrc=size=${size}:rate=10:duration=0.5`];
    ffmpeg(...pattern('64x48'), at('small.ts'));
    ffmpeg(...pattern('128x96'), at('large.ts'));
    // Two recordings in one file: the size of the pictures changes in the middle.
    writeFileSync(at('turned.ts'), Buffer.concat([spawnSync('cat', [at('small.ts'), at('large.ts')]).stdout]));
    mkdirSync(at('mixed'));
    ffmpeg(...pattern('64x48'), '-frames:v', '2', at('mixed/a%d.png'));
    ffmpeg(...pattern('128x96'), '-frames:v', '2', at('mixed/b%d.png'));
    copyFileSync(at('mixed/a1.png'), at('mixed/c.png'));
    spawnSync('mkfifo', [at('pipe.mp4')]);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const sizesOf = async (path: string) => {
    const video = await openVideo(path, 10);
    if (!video.ok) return video.error;
    const sizes: string[] = [];
    let lastMs = -1;
    for await (const { atMs, picture } of video.value.frames()) {
      expect(atMs).toBeGreaterThanOrEqual(lastMs);
      lastMs = atMs;
      sizes.push(`${picture.width} × ${picture.height}`);
    }
    return sizes;
  };

  test('pictures that change their size in the middle of a recording do not make it hang', async () => {
    const sizes = await sizesOf(at('turned.ts'));
    expect(sizes.length).toBeGreaterThanOrEqual(9);
  }, 60_000);

  test('a folder with pictures of several sizes is read to its end', async () => {
    expect((await sizesOf(at('mixed'))).length).toBe(5);
  }, 60_000);

  test('a pipe is no recording, and nobody waits for it', async () => {
    expect(await sizesOf(at('pipe.mp4'))).toBe('unreadable-video');
  }, 60_000);

  test('a missing file is called missing, by its own exit code', async () => {
    const { code, printed } = await score(at('nothing.mp4'));
    expect([code, printed]).toEqual([
      EXIT_CODES['no-video'],
      expect.stringContaining('There is no such file or folder.'),
    ]);
  }, 60_000);

  test('a result that could not be written is refused before anything is scored', async () => {
    const { code, printed } = await score(at('small.ts'), '--json', at('no/such/folder/out.json'));
    expect(code).toBe(EXIT_CODES['wrong-usage']);
    expect(printed).toContain('there is no folder');
  }, 60_000);

  test('broken networks are said in one line, without anybody’s source', async () => {
    mkdirSync(at('models'));
    for (const name of ['surface', 'edges', 'pieces', 'finds']) writeFileSync(at(`models/${name}.onnx`), 'no network');
    const { code, printed } = await score(at('small.ts'), '--models', at('models'));
    expect(code).toBe(EXIT_CODES['no-model']);
    expect(printed.split('\n').filter(line => line.length > 400)).toEqual([]);
  }, 60_000);
});
