import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openVideoFile } from './video-file.ts';

const missing = spawnSync('ffmpeg', ['-version']).error !== undefined;

describe.skipIf(missing)(
  missing ? 'What is wrong with a file (skipped: no ffmpeg)' : 'What is wrong with a file',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'carrom-files-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const made = (name: string, ...given: readonly string[]): Buffer => {
      const file = join(folder, name);
      spawnSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', ...given, file]);
      return readFileSync(file);
    };
    const troubleWith = async (bytes: Buffer) => {
      const opened = await openVideoFile(new Blob([new Uint8Array(bytes)]));
      return opened.ok ? 'opened' : opened.error;
    };

    test('a recording that was cut off before its table of contents is not said to be only sound', async () => {
      const film = made('film.mp4', 'testsrc=size=64x48:rate=10:duration=2');
      expect(await troubleWith(film.subarray(0, film.length / 2))).toBe('file-breaks-off');
    });

    test('pictures of a kind that nobody here can read are not said to be only sound', async () => {
      const film = made('film.ogv', 'testsrc=size=64x48:rate=10:duration=1', '-c:v', 'libtheora');
      expect(await troubleWith(film)).toBe('unsupported-codec');
    });

    test('only sound is', async () => {
      expect(await troubleWith(made('sound.wav', 'sine=duration=1'))).toBe('no-pictures-in-file');
    });
  },
);
