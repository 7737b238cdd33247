import type { Dice } from '../dice.ts';
import type { WearLook } from '../look/board-look.ts';
import { line, millimetreCanvas, type Pen, ring } from './pen.ts';

const stain = (pen: Pen, dice: Dice, half: number, strength: number): void => {
  const [x, y, r] = [dice.between(-half, half), dice.between(-half, half), dice.between(8, 60)];
  const wet = pen.createRadialGradient(x, y, r * 0.2, x, y, r);
  const alpha = strength * dice.between(0.05, 0.22);
  const tone = dice.pick(['70, 45, 25', '50, 40, 35', '120, 90, 60', '240, 235, 225']);
  wet.addColorStop(0, `rgba(${tone}, ${alpha})`);
  wet.addColorStop(0.75, `rgba(${tone}, ${alpha * 0.8})`);
  wet.addColorStop(1, `rgba(${tone}, 0)`);
  pen.fillStyle = wet;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  if (dice.chance(0.15)) {
    pen.strokeStyle = `rgba(${tone}, ${alpha})`;
    ring(pen, x, y, dice.between(28, 42), 3);
  }
};

/** Scratches, stains and smears of powder: what lies over the print. */
export const paintScars = (dice: Dice, wear: WearLook, sideMm: number, sizePx: number): HTMLCanvasElement => {
  const { canvas, pen } = millimetreCanvas(sideMm, sizePx);
  const half = sideMm / 2;
  for (let i = 0; i < wear.stains * 16; i++) stain(pen, dice, half, wear.stains);
  for (let i = 0; i < wear.scratches * 90; i++) {
    const [x, y, turn, long] = [
      dice.between(-half, half),
      dice.between(-half, half),
      dice.between(0, Math.PI),
      dice.between(8, 160) * dice.next(),
    ];
    pen.strokeStyle = dice.chance(0.65)
      ? `rgba(245, 236, 220, ${dice.between(0.05, 0.3)})`
      : `rgba(60, 40, 25, ${dice.between(0.05, 0.25)})`;
    line(pen, x, y, x + long * Math.cos(turn), y + long * Math.sin(turn), dice.between(0.3, 1));
  }
  for (let i = 0; i < wear.powder * 22; i++) {
    const [x, y, turn, long] = [
      dice.between(-half, half),
      dice.between(-half, half),
      dice.between(0, Math.PI),
      dice.between(30, 260),
    ];
    pen.lineCap = 'round';
    pen.filter = 'blur(3px)';
    pen.strokeStyle = `rgba(248, 245, 238, ${dice.between(0.03, 0.16) * (0.5 + wear.powder)})`;
    line(pen, x, y, x + long * Math.cos(turn), y + long * Math.sin(turn), dice.between(6, 40));
  }
  return canvas;
};
