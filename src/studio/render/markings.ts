import { type Markings, markingsOf, type SurfaceKind } from '../../carrom/surface.ts';
import type { Dice } from '../dice.ts';
import type { BoardLook, MarkingsLook } from '../look/board-look.ts';
import { paintAdverts } from './adverts.ts';
import { paintCentre, paintCornerArt } from './centre-art.ts';
import { line, millimetreCanvas, type Pen, polygon, ring, spot } from './pen.ts';

const baseCircle = (pen: Pen, m: Markings, look: MarkingsLook, x: number): void => {
  const y = m.baseBandYMm;
  pen.strokeStyle = look.ink;
  pen.fillStyle = look.circles === 'ink' ? look.ink : look.red;
  const rim = m.baseCircleRadiusMm - m.baseCircleRedRadiusMm;
  if (look.circles !== 'ring') spot(pen, x, y, m.baseCircleRedRadiusMm);
  if (look.circles !== 'dotted') ring(pen, x, y, m.baseCircleRadiusMm - rim * 0.25 * look.bold, rim * 0.5 * look.bold);
  if (look.circles === 'ring') ring(pen, x, y, m.baseCircleRedRadiusMm * 0.75, rim * 0.5);
};

const arrow = (pen: Pen, m: Markings, look: MarkingsLook): void => {
  const at = (along: number) => -along / Math.SQRT2;
  pen.strokeStyle = look.ink;
  pen.fillStyle = look.ink;
  line(
    pen,
    at(m.arrowTailMm),
    at(m.arrowTailMm),
    at(m.arrowTipMm),
    at(m.arrowTipMm),
    m.arrowThicknessMm * Math.sqrt(look.bold),
  );
  if (look.arrowHeads) {
    const tip = at(m.arrowTipMm);
    polygon(pen, [
      [tip, tip],
      [tip + 11, tip + 4],
      [tip + 7.5, tip + 7.5],
      [tip + 4, tip + 11],
    ]);
  }
  // Three quarters of a circle about the arrow's inner end, open towards the pocket.
  const tail = at(m.arrowTailMm);
  pen.lineWidth = m.arrowThicknessMm * Math.sqrt(look.bold);
  pen.beginPath();
  pen.arc(tail, tail, m.arcRadiusMm, (-100 * Math.PI) / 180, (190 * Math.PI) / 180);
  pen.stroke();
  if (!look.arcHeads) return;
  for (const turn of [-100, 190]) {
    const angle = (turn * Math.PI) / 180;
    const x = tail + m.arcRadiusMm * Math.cos(angle);
    const y = tail + m.arcRadiusMm * Math.sin(angle);
    const on = turn < 0 ? -1 : 1;
    const along = [-Math.sin(angle) * on, Math.cos(angle) * on] as const;
    const out = [Math.cos(angle), Math.sin(angle)] as const;
    polygon(pen, [
      [x + along[0] * 6, y + along[1] * 6],
      [x + out[0] * 3, y + out[1] * 3],
      [x - out[0] * 3, y - out[1] * 3],
    ]);
  }
};

const baseLines = (pen: Pen, m: Markings, look: MarkingsLook): void => {
  pen.strokeStyle = look.ink;
  line(pen, -m.baseCircleXMm, m.skyLineYMm, m.baseCircleXMm, m.skyLineYMm, m.skyLineThicknessMm * look.bold);
  line(pen, -m.baseCircleXMm, m.earthLineYMm, m.baseCircleXMm, m.earthLineYMm, m.earthLineThicknessMm);
};

/** The printed art of the surface, exact in millimetres; wear comes when it is pressed into the veneer. */
export const paintMarkings = (kind: SurfaceKind, look: BoardLook, dice: Dice, sizePx: number): HTMLCanvasElement => {
  const m = markingsOf(kind);
  const { canvas, pen } = millimetreCanvas(kind.sideMm, sizePx);
  for (let quarter = 0; quarter < 4; quarter++) {
    baseLines(pen, m, look.markings);
    baseCircle(pen, m, look.markings, -m.baseCircleXMm);
    baseCircle(pen, m, look.markings, m.baseCircleXMm);
    arrow(pen, m, look.markings);
    paintCornerArt(pen, m, look);
    pen.rotate(Math.PI / 2);
  }
  pen.globalCompositeOperation = 'destination-out';
  for (let gap = 0; gap < look.markings.gaps; gap++) {
    const along = dice.between(-0.9, 0.9) * m.baseCircleXMm;
    pen.filter = 'blur(2px)';
    pen.save();
    pen.rotate((dice.whole(0, 3) * Math.PI) / 2);
    pen.fillRect(along, m.earthLineYMm - 8, dice.between(12, 90), dice.chance(0.5) ? 16 : 46);
    pen.restore();
  }
  pen.filter = 'none';
  pen.globalCompositeOperation = 'source-over';
  paintCentre(pen, m, look);
  paintAdverts(pen, m, look);
  return canvas;
};
