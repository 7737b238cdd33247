import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVideo } from './read-video.ts';

const ffmpeg = (...given: readonly string[]) => spawnSync('ffmpeg', ['-v', 'error', '-y', ...given]);
const missing = ffmpeg('-version').error !== undefined;

describe.skipIf(missing)(missing ? 'Reading recordings (skipped: no ffmpeg)' : 'Reading recordings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recording-'));
  const film = join(folder, 'film.mp4');
  beforeAll(() => {
    const pattern = 'testsrc=size=64x48:rate=10:duration=1';
    ffmpeg('-f', 'lavfi', '-i', pattern, film);
    ffmpeg('-f', 'lavfi', '-i', pattern, '-frames:v', '3', join(folder, 'picture-%d.png'));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const framesOf = async (path: string, fps: number) => {
    const video = await openVideo(path, fps);
    if (!video.ok) return video.error;
    const frames: string[] = [];
    for await (const { atMs, picture } of video.value.frames())
      frames.push(`${Math.round(atMs)} ms ${picture.width} × ${picture.height}, ${picture.bytes.length} bytes`);
    return frames;
  };

  test('every frame of a film comes with its own time', { timeout: 60_000 }, async () => {
    const frames = await framesOf(film, 30);
    expect(frames).toHaveLength(10);
    expect(frames[3]).toBe('300 ms 64 × 48, 12288 bytes');
  });

  test('a folder of pictures is a film at the pace it is told', { timeout: 60_000 }, async () => {
    const frames = await framesOf(folder, 5);
    expect(frames).toEqual([0, 200, 400].map(ms => `${ms} ms 64 × 48, 12288 bytes`));
  });

  test('colours are those that a browser sees where a film says how they are coded, and else those of old television', {
    timeout: 60_000,
  }, async () => {
    const colourOf = async (name: string, ...coded: readonly string[]) => {
      const file = join(folder, name);
      const red = ['-f', 'lavfi', '-i', 'color=color=0xb32720:size=960x720:rate=10:duration=0.2', '-vf'];
      ffmpeg(...red, ...coded, '-pix_fmt', 'yuv420p', '-qp', '0', file);
      const video = await openVideo(file, 10);
      if (!video.ok) return video.error;
      const { value } = await video.value.frames().next();
      return value ? [...value.picture.bytes.subarray(0, 3)] : 'no frame';
    };
    const EXACTLY = 'flags=accurate_rnd+full_chroma_int';
    const near = (...channels: readonly number[]) => channels.map(channel => expect.closeTo(channel, -0.3));
    expect(await colourOf('says.mp4', `scale=out_color_matrix=bt601:${EXACTLY}`, '-colorspace', 'smpte170m')).toEqual(
      near(0xb3, 0x27, 0x20),
    );
    // A browser's whole numbers make blue of high definition three too bright.
    expect(await colourOf('high.mp4', `scale=out_color_matrix=bt709:${EXACTLY}`, '-colorspace', 'bt709')).toEqual(
      near(0xb4, 0x27, 0x23),
    );
    expect(await colourOf('says-nothing.mp4', `scale=out_color_matrix=bt601:${EXACTLY}`)).toEqual(
      near(0xb3, 0x27, 0x20),
    );
  });

  test('what is not there is told apart from a film', { timeout: 60_000 }, async () => {
    expect(await framesOf(join(folder, 'nothing.mp4'), 30)).toBe('no-video');
  });
});
