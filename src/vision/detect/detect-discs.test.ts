import { describe, expect, test } from 'vitest';
import { DISCS } from '../../carrom/discs.ts';
import { apart } from '../../carrom/surface.ts';
import type { SurfaceFit } from '../surface/surface-fit.ts';
import { makeDiscDetector } from './detect-discs.ts';
import { MIRRORS } from './mirror-maps.ts';
import { PLANES } from './read-heatmap.ts';
import type { PieceNetworks } from './ready-detector.ts';
import { CELL_PX, RECTIFIED_PX, SURFACE_PX } from './rectified.ts';
import { rowsOf } from './second-look.ts';
import { TILE_SIZES_PX } from './where-to-look.ts';

/** A camera so far above that heights do not matter; its picture is the rectified one. */
const fit: SurfaceFit = {
  widthPx: RECTIFIED_PX,
  heightPx: RECTIFIED_PX,
  sideMm: 740,
  homography: [SURFACE_PX / 740, 0, 224, 0, -SURFACE_PX / 740, 224, 0, 0, 1],
  lens: { focalPx: 1e6, centreXPx: 224, centreYPx: 224, k1: 0, k2: 0 },
  pockets: [],
  residualMm: 0,
  certainty: 1,
  by: 'hand',
};

/** Black squares on grey: what the stand-in for the network finds. */
const pictureOf = (...squares: readonly (readonly [x: number, y: number])[]) => {
  const bytes = new Uint8ClampedArray(4 * RECTIFIED_PX * RECTIFIED_PX).fill(160);
  for (const [x, y] of squares)
    for (let row = y - 7; row < y + 7; row += 1)
      bytes.fill(0, 4 * (row * RECTIFIED_PX + x - 7), 4 * (row * RECTIFIED_PX + x + 7));
  return { width: RECTIFIED_PX, height: RECTIFIED_PX, bytes };
};

/** Takes the middle of every dark square for a black piece. */
const standIn = (sizePx: number) => {
  const counted = { runs: 0 };
  const across = sizePx / CELL_PX;
  const see = async (picture: Float32Array) => {
    counted.runs += 1;
    const dark = (column: number, row: number) => (picture[(row * 4 + 2) * sizePx + column * 4 + 2] ?? 1) < 0.3;
    const out = new Float32Array(PLANES.count * across * across);
    for (let row = 1; row < across - 1; row += 1)
      for (let column = 1; column < across - 1; column += 1) {
        const all = [-1, 0, 1].every(dy => [-1, 0, 1].every(dx => dark(column + dx, row + dy)));
        if (all) out[DISCS.indexOf('black') * across * across + row * across + column] = 0.95;
      }
    return out;
  };
  return { counted, network: { see } };
};

const setUp = (withTiles = true) => {
  const [whole, ...tiles] = [RECTIFIED_PX, ...TILE_SIZES_PX].map(sizePx => ({ sizePx, ...standIn(sizePx) }));
  if (!whole) throw new Error('no network');
  const networks: PieceNetworks = {
    whole: whole.network,
    ...(withTiles && { tiles: new Map(tiles.map(({ sizePx, network }) => [sizePx, network])) }),
  };
  /** In looks at the whole surface. */
  const cost = () =>
    [whole, ...tiles].reduce((sum, { sizePx, counted }) => sum + counted.runs * (sizePx / RECTIFIED_PX) ** 2, 0);
  return { ...makeDiscDetector(networks, fit), whole: whole.counted, cost };
};

const STILL: readonly (readonly [number, number])[] = [
  [100, 100],
  [340, 120],
];

describe('detecting discs frame by frame', () => {
  test('at rest the surface is looked at four times a second, and every frame has its answer', async () => {
    const { detect, whole, cost } = setUp();
    for (let frame = 0; frame < 30; frame += 1) {
      const { found } = await detect(pictureOf(...STILL), (frame * 1000) / 30);
      expect(found.discs.length).toBe(2);
      expect(found.fitted).toBe(true);
    }
    expect(whole.runs).toBe(4);
    expect(cost()).toBe(4);
  });

  test('what the network sees on one side only, whatever lies there, is not believed for long', async () => {
    const { network } = standIn(RECTIFIED_PX);
    const across = RECTIFIED_PX / CELL_PX;
    const see = async (picture: Float32Array) => {
      const out = await network.see(picture);
      out[DISCS.indexOf('black') * across * across + 30 * across + 80] = 0.95;
      return out;
    };
    const { detect } = makeDiscDetector({ whole: { see } }, fit);
    const counts: number[] = [];
    for (let frame = 0; frame < 36; frame += 1)
      counts.push((await detect(pictureOf(...STILL), (frame * 1000) / 30)).found.discs.length);
    expect(counts[0]).toBe(3);
    expect(counts.at(-1)).toBe(2);
  });

  test('a disc that slides is followed in tiles; the resting ones stay where they are', async () => {
    const { detect, whole, cost } = setUp();
    await detect(pictureOf(...STILL, [220, 330]), 0);
    for (let frame = 1; frame < 20; frame += 1) {
      const [x, y] = [220 + 6 * frame, 330 - 4 * frame];
      const { found, looked } = await detect(pictureOf(...STILL, [x, y]), frame * 33);
      expect(looked).toBe(frame === 13 ? 'everywhere' : 'tiles'); // after 400 ms, for what moves too dimly
      expect(found.discs.length).toBe(3);
      const where = { xMm: 2 * (x - 224), yMm: 2 * (224 - y) };
      expect(Math.min(...found.discs.map(disc => apart(disc.at, where)))).toBeLessThan(6);
    }
    expect(whole.runs).toBe(2);
    expect(cost()).toBeLessThanOrEqual(2 + 18 * 0.26); // not more than a large tile for each frame
  });

  test('a piece that vanishes is gone from the next frame on', async () => {
    const { detect } = setUp();
    await detect(pictureOf(...STILL), 0);
    expect((await detect(pictureOf([100, 100]), 33)).found.discs.length).toBe(1);
  });

  test('motion never costs more than a look at the whole surface', async () => {
    const { detect, cost } = setUp();
    await detect(pictureOf(), 0);
    for (let frame = 1; frame < 12; frame += 1) {
      const before = cost();
      const spread = [0, 1, 2, 3, 4, 5].map(i => [60 + 65 * i, 60 + ((frame * 40 + i * 90) % 320)] as const);
      await detect(pictureOf(...spread), frame * 33);
      expect(cost() - before).toBeLessThanOrEqual(1);
    }
  });

  test('frames handed over before the last answer came are answered in their order, each for its own picture', async () => {
    const { network } = standIn(RECTIFIED_PX);
    const waiting: (() => void)[] = [];
    const see = async (picture: Float32Array) => {
      const answer = network.see(picture); // reads it at once, as the contract says
      await new Promise<void>(resolve => waiting.push(resolve));
      return answer;
    };
    const { detect } = makeDiscDetector({ whole: { see } }, fit);
    const answers: number[] = [];
    const asked = [pictureOf(...STILL), pictureOf([100, 100]), pictureOf([100, 100])].map(async (picture, frame) => {
      const { found } = await detect(picture, frame * 33);
      answers.push(found.discs.length);
    });
    expect(waiting.length).toBe(2); // the third looks like the second
    waiting[1]?.();
    await Promise.resolve();
    expect(answers).toEqual([]);
    waiting[0]?.();
    await Promise.all(asked);
    expect(answers).toEqual([2, 1, 1]);
  });

  test('a frame whose look failed does not take the next with it', async () => {
    const { network } = standIn(RECTIFIED_PX);
    let runs = 0;
    const see = async (picture: Float32Array) => {
      runs += 1;
      if (runs === 1) throw new Error('the graphics card is gone');
      return network.see(picture);
    };
    const { detect } = makeDiscDetector({ whole: { see } }, fit);
    await expect(detect(pictureOf(...STILL), 0)).rejects.toThrow();
    expect((await detect(pictureOf([100, 100]), 33)).found.discs.length).toBe(1);
  });

  test('without a network for tiles the whole surface is looked at', async () => {
    const { detect, whole } = setUp(false);
    await detect(pictureOf(...STILL), 0);
    expect((await detect(pictureOf([100, 104]), 33)).found.discs.length).toBe(1);
    expect(whole.runs).toBe(2);
  });

  test('a clock that jumps back (another recording) makes it look everywhere', async () => {
    const { detect, whole } = setUp();
    await detect(pictureOf(...STILL), 90_000);
    await detect(pictureOf(...STILL), 0);
    expect(whole.runs).toBe(2);
  });

  test('what a person points at and names is named so from the next frame on', async () => {
    const { detect, teach, colours } = setUp();
    await detect(pictureOf(...STILL), 0);
    const at = { xMm: 2 * (100 - 224), yMm: 2 * (224 - 100) };
    expect(teach('queen', { xMm: 0, yMm: 0 })).toBe(false);
    expect(teach('queen', at)).toBe(true);
    expect(colours().queen?.taught).toBe(true);
  });

  describe('with a second look', () => {
    /** Knows what lies on the left for a print, and the rest for the queen. */
    const closer = (runs: { count: number }) => ({
      see: async (rows: Float32Array) => {
        runs.count += 1;
        const count = rows.length / rowsOf(1);
        const answer = new Float32Array(count * 7);
        const leftRight = MIRRORS[(runs.count - 1) % MIRRORS.length]?.leftRight ?? false;
        for (let i = 0; i < count; i += 1) {
          const isLeft = (rows[rowsOf(i + 1) - 3] ?? 0) < 0 !== leftRight;
          answer.set(isLeft ? [0.99, 0, 0.01, 0, 0, 0, 0] : [0.02, 0, 0, 0.98, 0, 0, 0], 7 * i);
        }
        return answer;
      },
    });

    test('a print is not told for a disc, nor while something moves elsewhere; a disc has the kind it says', async () => {
      const runs = { count: 0 };
      const { network } = standIn(RECTIFIED_PX);
      const { detect } = makeDiscDetector({ whole: network, closer: closer(runs) }, fit);
      for (let frame = 0; frame < 30; frame += 1) {
        const { found } = await detect(pictureOf(...STILL), (frame * 1000) / 30);
        expect(found.discs.map(({ kind }) => kind)).toEqual(['queen']);
      }
      expect(runs.count).toBe(4);
      const { found } = await detect(pictureOf(...STILL, [220, 330]), 1001);
      expect(found.discs.map(({ kind }) => kind).sort()).toEqual(['black', 'queen']); // the new one is only known by the first look
      expect(runs.count).toBe(4);
    });

    test('no frame but the first waits for both looks: the second comes with the next, or, where frames come slowly, with the next look', async () => {
      const runs = { count: 0 };
      const { network, counted } = standIn(RECTIFIED_PX);
      const { detect } = makeDiscDetector({ whole: network, closer: closer(runs) }, fit);
      const looksAt = async (atMs: number) => {
        const before = [counted.runs, runs.count] as const;
        await detect(pictureOf(...STILL), atMs);
        return [counted.runs - before[0], runs.count - before[1]];
      };
      expect(await looksAt(0)).toEqual([1, 1]);
      expect(await looksAt(260)).toEqual([1, 0]);
      expect(await looksAt(293)).toEqual([0, 1]);
      expect(await looksAt(326)).toEqual([0, 0]);
      expect(await looksAt(1000)).toEqual([1, 0]);
      expect(await looksAt(2000)).toEqual([1, 1]);
      expect(await looksAt(3000)).toEqual([1, 1]);
    });

    test('when it fails, the first look must do', async () => {
      const { network } = standIn(RECTIFIED_PX);
      const failing = { see: () => Promise.reject(new Error('out of memory')) };
      const { detect } = makeDiscDetector({ whole: network, closer: failing }, fit);
      expect((await detect(pictureOf(...STILL), 0)).found.discs.length).toBe(2);
    });
  });
});
