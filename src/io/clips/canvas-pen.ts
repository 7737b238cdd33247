import type { WayPen } from '../../replay/paint-ways.ts';

type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const DIGITS = '"Barlow Condensed", "Arial Narrow", sans-serif';

/** Draws the ways of discs on a canvas. */
export const canvasPen = (context: Canvas2d): WayPen => ({
  line: (points, colour, widthPx, opacity) => {
    context.globalAlpha = opacity;
    Object.assign(context, { strokeStyle: colour, lineWidth: widthPx, lineCap: 'round', lineJoin: 'round' });
    context.beginPath();
    for (const { xPx, yPx } of points) context.lineTo(xPx, yPx);
    context.stroke();
    context.globalAlpha = 1;
  },
  dot: ({ xPx, yPx }, radiusPx, fill, edge) => {
    Object.assign(context, { fillStyle: fill, strokeStyle: edge, lineWidth: radiusPx / 3 });
    context.beginPath();
    context.arc(xPx, yPx, radiusPx, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  },
});

/** Words on a dark plate at the lower left: whose shot it was, and the score. */
export const paintPlate = (context: Canvas2d, lines: readonly string[], widthPx: number, heightPx: number): void => {
  const size = Math.round(heightPx / 24);
  context.font = `600 ${size}px ${DIGITS}`;
  const widest = Math.max(0, ...lines.map(line => context.measureText(line).width));
  const [left, high] = [heightPx / 36, lines.length * size * 1.25 + size * 0.5];
  const top = heightPx - left - high;
  context.fillStyle = '#16110dd9';
  context.fillRect(left, top, Math.min(widest + size, widthPx - 2 * left), high);
  lines.forEach((line, i) => {
    context.fillStyle = i === 0 ? '#e7cb98' : '#f7f0e1';
    context.fillText(line, left + size / 2, top + size * 1.1 + i * size * 1.25, widthPx - 2 * left - size);
  });
};

/** A title over the whole picture. */
export const paintTitle = (context: Canvas2d, lines: readonly string[], widthPx: number, heightPx: number): void => {
  context.fillStyle = '#211a15';
  context.fillRect(0, 0, widthPx, heightPx);
  context.textAlign = 'center';
  lines.forEach((line, i) => {
    const size = Math.round(heightPx / (i === 0 ? 9 : 16));
    context.font = `700 ${size}px ${DIGITS}`;
    context.fillStyle = i === 0 ? '#e7cb98' : '#f7f0e1';
    context.fillText(line, widthPx / 2, heightPx * (0.46 + i * 0.13), widthPx * 0.9);
  });
  context.textAlign = 'start';
};
