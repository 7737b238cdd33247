import type { Browser } from 'playwright-core';

/** A drawn board in a drawn room, as a camera that was turned and shifted sees it. */
export interface PaintedView {
  readonly shiftPx: readonly [x: number, y: number];
  readonly turnDegrees: number;
}

export const PAINTED = { width: 640, height: 480, sidePx: 400 } as const;

/** Where the corners of the surface are seen: top left, top right, bottom right, bottom left. */
export const paintedCorners = ({ shiftPx, turnDegrees }: PaintedView): readonly (readonly [number, number])[] => {
  const angle = (turnDegrees * Math.PI) / 180;
  const half = PAINTED.sidePx / 2;
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ].map(([x = 0, y = 0]) => [
    PAINTED.width / 2 + shiftPx[0] + x * Math.cos(angle) - y * Math.sin(angle),
    PAINTED.height / 2 + shiftPx[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ]);
};

/** One JPEG of each view. */
export const paintBoards = async (browser: Browser, views: readonly PaintedView[]): Promise<readonly Buffer[]> => {
  const page = await browser.newPage();
  const jpegs = await page.evaluate(
    ({ views, painted: { width, height, sidePx } }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const half = sidePx / 2;
      const disc = (x: number, y: number, r: number, colour: string) => {
        context.fillStyle = colour;
        context.beginPath();
        context.arc(x, y, r, 0, 7);
        context.fill();
      };
      const box = (x: number, y: number, w: number, h: number, colour: string) => {
        context.fillStyle = colour;
        context.fillRect(x, y, w, h);
      };
      return views.map(({ shiftPx: [x, y], turnDegrees }) => {
        context.resetTransform();
        context.translate(width / 2 + x, height / 2 + y);
        context.rotate((turnDegrees * Math.PI) / 180);
        box(-999, -999, 1998, 1998, '#7d7a70');
        for (let i = 0; i < 400; i += 1)
          box(((i * 7919) % 1600) - 800, ((i * 104_729) % 1600) - 800, 30, 12, i % 2 ? '#6a675e' : '#93907f');
        box(-half - 36, -half - 36, sidePx + 72, sidePx + 72, '#5a2d1a');
        box(-half, -half, sidePx, sidePx, '#e7cb98');
        for (const [a, b] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          disc(a * (half - 12), b * (half - 12), 12, '#16110d');
          disc(a * half * 0.62, b * half * 0.68, 8, '#b3262e');
          disc(a * half * 0.68, b * half * 0.62, 8, '#b3262e');
        }
        context.strokeStyle = '#16110d';
        context.lineWidth = 3;
        context.strokeRect(-half * 0.72, -half * 0.72, half * 1.44, half * 1.44);
        disc(0, 0, 14, '#b3262e');
        return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
      });
    },
    { views, painted: PAINTED },
  );
  await page.close();
  return jpegs.map(jpeg => Buffer.from(jpeg, 'base64'));
};
