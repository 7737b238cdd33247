import type { Browser } from 'playwright-core';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';

/** A camera straight above, 1280×720, whose surface is 600 pixels wide. */
export const BENCH_FIT: SurfaceFit = {
  widthPx: 1280,
  heightPx: 720,
  sideMm: 740,
  homography: [600 / 740, 0, 640, 0, -600 / 740, 360, 0, 0, 1],
  lens: { focalPx: 1100, centreXPx: 640, centreYPx: 360, k1: -0.02, k2: 0 },
  pockets: [],
  residualMm: 0,
  certainty: 1,
  by: 'hand',
};

/**
 * Painted pictures of a board with nineteen pieces and a striker, as JPEGs for the fake webcam; in motion the striker and
 * six pieces cross the board. How it looks does not matter here, only that as much moves as in a lively shot.
 */
export const paintBoards = async (browser: Browser, count: number, moving: boolean): Promise<readonly Buffer[]> => {
  const page = await browser.newPage();
  const jpegs = (await page.evaluate(`(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    const jpegs = [];
    const disc = (x, y, r, colour) => {
      context.fillStyle = colour;
      context.beginPath();
      context.arc(x, y, r, 0, 7);
      context.fill();
    };
    for (let n = 0; n < ${count}; n += 1) {
      context.fillStyle = '#54473c';
      context.fillRect(0, 0, 1280, 720);
      context.fillStyle = '#4a2c17';
      context.fillRect(285, 5, 710, 710);
      context.fillStyle = '#d8b27c';
      context.fillRect(340, 60, 600, 600);
      for (const x of [358, 922]) for (const y of [78, 642]) disc(x, y, 18, '#1c1511');
      const phase = (n / ${count}) * 2 * Math.PI;
      for (let i = 0; i < 19; i += 1) {
        const [ring, angle] = i === 0 ? [0, 0] : i < 7 ? [90, i] : [190, i * 0.53];
        const off = ${moving} && i % 3 === 1 ? 60 : 0;
        const x = 640 + ring * Math.cos(angle) + off * Math.cos(phase * (1 + (i % 2)) + i);
        const y = 360 + ring * Math.sin(angle) + off * Math.sin(phase * (1 + (i % 2)) + i);
        disc(x, y, 12.5, i === 0 ? '#b01030' : i % 2 ? '#eadfc8' : '#2a211c');
      }
      disc(640 + ${moving ? 230 : 0} * Math.cos(phase), 560 + ${moving ? 60 : 0} * Math.sin(2 * phase), 16.5, '#c9d6e6');
      jpegs.push(canvas.toDataURL('image/jpeg', 0.9).split(',')[1]);
    }
    return jpegs;
  })()`)) as readonly string[];
  await page.close();
  return jpegs.map(jpeg => Buffer.from(jpeg, 'base64'));
};
