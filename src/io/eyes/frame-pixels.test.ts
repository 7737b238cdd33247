import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CodedPlane, pixelsOf } from '../../vision/picture/pixels-of-planes.ts';
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

/** A film's frame of 4 × 2 pixels that says nothing of its colours: brightness, then blue and red in planes or in turns. */
const filmFrame = (format: string, colours: readonly number[], layout: readonly PlaneLayout[], fullRange = false) =>
  ({
    format,
    colorSpace: { fullRange },
    displayWidth: 4,
    displayHeight: 2,
    visibleRect: { width: 4, height: 2 },
    allocationSize: () => 12,
    copyTo: async (into: Uint8Array, asked?: VideoFrameCopyToOptions) => {
      if (asked)
        into.fill(7).set([1, 2, 3]); // pixels as the browser makes them
      else into.set([10, 50, 90, 130, 170, 210, 250, 30, ...colours]);
      return layout;
    },
  }) as unknown as VideoFrame;

const PLANES = [
  { offset: 0, stride: 4 },
  { offset: 8, stride: 2 },
  { offset: 10, stride: 2 },
];
const IN_TURNS = [
  { offset: 0, stride: 4 },
  { offset: 8, stride: 4 },
];

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

  test('of a recording are made of its planes, however they lie', async () => {
    const [planes, inTurns] = [
      await makeFrameReader()(filmFrame('I420', [90, 140, 160, 100], PLANES), 'bt709'),
      await makeFrameReader()(filmFrame('NV12', [90, 160, 140, 100], IN_TURNS), 'bt709'),
    ];
    const [bytes, light] = [
      new Uint8Array([10, 50, 90, 130, 170, 210, 250, 30, 90, 140, 160, 100]),
      { offset: 0, stride: 4 },
    ];
    const [blue, red] = [8, 10].map(offset => ({ offset, stride: 2, step: 1 })) as [CodedPlane, CodedPlane];
    expect(planes).toEqual(pixelsOf({ width: 4, height: 2, bytes, light, blue, red }, 'bt709'));
    expect(inTurns).toEqual(planes);
  });

  test.each([
    ['in another way', filmFrame('I422', [], [])],
    ['over the full range of brightness', filmFrame('I420', [90, 140, 160, 100], PLANES, true)],
  ])('of a recording that is coded %s are the browser’s own', async (_, frame) => {
    const { bytes } = await makeFrameReader()(frame, 'bt601');
    expect([...bytes.subarray(0, 4)]).toEqual([3, 2, 1, 7]);
  });
});
