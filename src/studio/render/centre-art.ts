import type { Markings } from '../../carrom/surface.ts';
import type { BoardLook } from '../look/board-look.ts';
import { line, type Pen, polygon, ring, spot } from './pen.ts';

const onCircle = (radius: number, share: number): readonly [number, number] => [
  radius * Math.cos(share * 2 * Math.PI),
  radius * Math.sin(share * 2 * Math.PI),
];

/** A compass star: every ray has a light and a dark half. */
const star = (pen: Pen, points: number, outer: number, inner: number, one: string, two: string): void => {
  for (let i = 0; i < points; i++) {
    const tip = onCircle(i % 2 === 0 ? outer : outer * 0.86, i / points);
    pen.fillStyle = i % 2 === 0 ? one : two;
    polygon(pen, [[0, 0], onCircle(inner, (i - 0.5) / points), tip]);
    pen.fillStyle = i % 2 === 0 ? two : one;
    polygon(pen, [[0, 0], onCircle(inner, (i + 0.5) / points), tip]);
  }
};

export const paintCentre = (pen: Pen, m: Markings, look: BoardLook): void => {
  const { ink, red } = look.markings;
  const { art, points } = look.centre;
  const outer = m.outerCircleRadiusMm;
  const small = m.centreCircleRadiusMm;
  pen.strokeStyle = ink;
  ring(pen, 0, 0, outer, art === 'rings' ? 3 : 1.6);
  switch (art) {
    case 'star':
      star(pen, points, outer * 0.95, small * 1.5, ink, red);
      break;
    case 'two-tone-star':
      star(pen, points, outer * 0.9, small * 1.25, ink, red);
      ring(pen, 0, 0, outer * 0.96, 0.8);
      break;
    case 'ringed-star':
      pen.strokeStyle = red;
      ring(pen, 0, 0, outer * 0.86, 7);
      pen.strokeStyle = ink;
      ring(pen, 0, 0, outer * 0.78, 1.4);
      star(pen, points, outer * 0.74, small * 1.1, ink, red);
      break;
    case 'wheel':
      ring(pen, 0, 0, outer * 0.9, 1.4);
      ring(pen, 0, 0, outer * 0.58, 2.4);
      for (let i = 0; i < 4; i++) {
        const [x, y] = onCircle(outer * 0.74, i / 4);
        ring(pen, x, y, outer * 0.12, 1.4);
        const [a, b] = onCircle(outer * 0.58, (i + 0.5) / 4);
        const [c, d] = onCircle(outer * 0.9, (i + 0.5) / 4);
        line(pen, a, b, c, d, 3);
      }
      star(pen, 4, outer * 0.56, small * 0.9, ink, ink);
      break;
    case 'petals':
      for (let i = 0; i < points; i++) {
        const [x, y] = onCircle(outer * 0.5, i / points);
        pen.strokeStyle = i % 2 ? red : ink;
        ring(pen, x, y, outer * 0.46, 1.3);
      }
      break;
    case 'rings':
      for (const share of [0.8, 0.55, 0.3]) ring(pen, 0, 0, outer * share, share > 0.6 ? 1.2 : 2.2);
      break;
    case 'sunburst':
      for (let i = 0; i < points * 2; i++) {
        pen.fillStyle = i % 2 ? red : ink;
        polygon(pen, [
          onCircle(small * 1.2, (i - 0.28) / points / 2),
          onCircle(small * 1.2, (i + 0.28) / points / 2),
          onCircle(outer * 0.92, i / points / 2),
        ]);
      }
      break;
    case 'emblem':
      pen.fillStyle = red;
      for (let i = 0; i < points; i++) spot(pen, ...onCircle(outer * 0.8, i / points), outer * 0.12);
      pen.strokeStyle = ink;
      for (let i = 0; i < points; i++) ring(pen, ...onCircle(outer * 0.8, i / points), outer * 0.13, 1);
      star(pen, 6, outer * 0.6, small, red, ink);
      break;
  }
  pen.fillStyle = red;
  spot(pen, 0, 0, small * 0.9);
  pen.strokeStyle = ink;
  ring(pen, 0, 0, small, 1.3);
};

export const paintCornerArt = (pen: Pen, m: Markings, look: BoardLook): void => {
  if (look.centre.cornerArt === 'none') return;
  const at = -m.arrowTailMm / Math.SQRT2;
  pen.save();
  pen.translate(at, at);
  if (look.centre.cornerArt === 'stars') star(pen, 6, m.arcRadiusMm * 0.75, 6, look.markings.red, look.markings.ink);
  else {
    pen.fillStyle = look.markings.red;
    spot(pen, 0, 0, m.arcRadiusMm * 0.4);
    pen.strokeStyle = look.markings.ink;
    ring(pen, 0, 0, m.arcRadiusMm * 0.45, 1.2);
  }
  pen.restore();
};
