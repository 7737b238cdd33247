import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeFrameReader } from './frame-pixels.ts';

const [width, height] = [31, 21];
const picture = new Uint8ClampedArray(4 * width * height).map((_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256));

/** A camera's frame whose copy holds these bytes. */
const frameOf = (copy: Uint8ClampedArray): VideoFrame =>
  ({
    displayWidth: width,
    displayHeight: height,
    visibleRect: { width, height },
    copyTo: async (into: Uint8ClampedArray, { format }: VideoFrameCopyToOptions) => {
      const order = format === 'BGRA' ? [2, 1, 0, 3] : [0, 1, 2, 3];
      into.set(copy.map((_, i) => copy[i - (i % 4) + (order[i % 4] ?? 0)] ?? 0));
    },
  }) as unknown as VideoFrame;

/** A canvas on which every frame looks as it should. */
const drawn = vi.fn();
class Canvas {
  getContext() {
    return { canvas: { width: 0, height: 0 }, drawImage: drawn, getImageData: () => ({ data: picture }) };
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  drawn.mockReset();
});

describe('The pixels of a frame', () => {
  test('are copied, without a canvas', async () => {
    vi.stubGlobal('OffscreenCanvas', Canvas);
    expect((await makeFrameReader()(frameOf(picture))).bytes).toEqual(picture);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('are copied without SIMD, too', async () => {
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('WebAssembly', {});
    expect((await makeFrameReader()(frameOf(picture))).bytes).toEqual(picture);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('are read over a canvas while the copy shows nothing, and copied again once it does', async () => {
    vi.stubGlobal('OffscreenCanvas', Canvas);
    const read = makeFrameReader();
    expect((await read(frameOf(new Uint8ClampedArray(picture.length)))).bytes).toBe(picture);
    expect(drawn).toHaveBeenCalledTimes(1);
    await read(frameOf(picture));
    expect(drawn).toHaveBeenCalledTimes(1);
  });
});
