import { describe, expect, test } from 'vitest';
import { FrameFollower } from './follow-frames.ts';
import type { PlayerVideo } from './player-film.ts';

/** A film with a frame every 40 ms; `begun` counts how often it was read anew. */
const film = (lastReadable = 100) => {
  const timesMs = Array.from({ length: 100 }, (_, i) => i * 40 - 1000);
  const told = { begun: 0, closed: 0, read: 0 };
  const video: PlayerVideo = {
    widthPx: 4,
    heightPx: 4,
    timesMs,
    frames: async function* (fromMs) {
      told.begun += 1;
      for (const ms of timesMs.slice(0, lastReadable).filter(each => each >= fromMs)) {
        told.read += 1;
        const close = () => {
          told.closed += 1;
        };
        const frame = { close } as unknown as VideoFrame;
        yield { frame, ms };
      }
    },
  };
  const shown: number[] = [];
  return { follower: new FrameFollower(video, (_frame, ms) => shown.push(ms)), shown, told };
};

const settled = () => new Promise(resolve => setTimeout(resolve, 20));

describe('The picture follows the time', () => {
  test('each time shows the frame that stands then, and every frame is closed', async () => {
    const { follower, shown, told } = film();
    for (const ms of [-1000, -960, -925, -900]) {
      follower.want(ms);
      await settled();
    }
    expect(shown).toEqual([-1000, -960, -920]);
    expect(told).toEqual({ begun: 1, read: 3, closed: 3 });
  });

  test('back, and far ahead, it begins anew exactly there', async () => {
    const { follower, shown, told } = film();
    for (const ms of [0, -40, 2000]) {
      follower.want(ms);
      await settled();
    }
    expect(shown).toEqual([0, -40, 2000]);
    expect(told.begun).toBe(3);
  });

  test('while it is busy only the newest wish counts', async () => {
    const { follower, shown } = film();
    for (const ms of [0, 1000, 2000, 80]) follower.want(ms);
    await settled();
    expect(shown.at(-1)).toBe(80);
    expect(shown).not.toContain(2000);
  });

  test('a film that breaks off keeps its last picture and asks for no more', async () => {
    const { follower, shown, told } = film(10);
    follower.want(-720);
    await settled();
    follower.want(-400);
    await settled();
    expect(shown.at(-1)).toBeLessThanOrEqual(-640);
    expect(told.closed).toBe(told.read);
  });
});
