import type * as THREE from 'three';
import type { Dice } from '../dice.ts';
import type { StrikerLook } from '../look/disc-look.ts';
import type { PictureTone } from '../look/tone.ts';
import { type Pen, pixelCanvas, polygon, ring, spot, textureOf } from './pen.ts';

const SIZE = 128;
const centred = (tone: PictureTone): { readonly canvas: HTMLCanvasElement; readonly pen: Pen } => {
  const made = pixelCanvas(SIZE, SIZE);
  made.pen.fillStyle = tone;
  made.pen.fillRect(0, 0, SIZE, SIZE);
  made.pen.translate(SIZE / 2, SIZE / 2);
  return made;
};

/** A turned piece: grain, dirt in the grooves, a rim worn lighter or darker. */
export const piecePrint = (dice: Dice, tone: PictureTone, wood: number, rings: number): THREE.CanvasTexture => {
  const { canvas, pen } = centred(tone);
  for (let i = 0; i < wood * 60; i++) {
    pen.fillStyle = dice.chance(0.5)
      ? `rgba(30, 15, 5, ${dice.between(0.02, 0.12)})`
      : `rgba(255, 240, 215, ${dice.between(0.02, 0.1)})`;
    pen.fillRect(-64, dice.between(-64, 64), 128, dice.between(0.5, 3));
  }
  for (let i = 0; i < rings; i++) {
    pen.strokeStyle = `rgba(20, 10, 5, ${0.12 + 0.3 * wood})`;
    ring(pen, 0, 0, 62 * (0.3 + (0.55 * (i + 1)) / (rings + 1) + 0.04 * i), 2.4);
  }
  pen.strokeStyle = dice.chance(0.5) ? 'rgba(255, 245, 225, 0.18)' : 'rgba(10, 5, 0, 0.25)';
  ring(pen, 0, 0, 60, 4);
  for (let i = 0; i < wood * 12; i++) {
    pen.fillStyle = `rgba(240, 235, 225, ${dice.between(0.03, 0.14)})`;
    spot(pen, dice.between(-55, 55), dice.between(-55, 55), dice.between(1, 6));
  }
  return textureOf(canvas);
};

const petals = (pen: Pen, count: number, radius: number): void => {
  for (let i = 0; i < count; i++) {
    pen.save();
    pen.rotate((i / count) * 2 * Math.PI);
    pen.beginPath();
    pen.ellipse(radius * 0.55, 0, radius * 0.42, radius * 0.16, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.restore();
  }
};

const starPoints = (count: number, outer: number, inner: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i / count) * Math.PI;
    const radius = i % 2 ? inner : outer;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

export const strikerPrint = (dice: Dice, look: StrikerLook): THREE.CanvasTexture => {
  const { canvas, pen } = centred(look.tone);
  pen.fillStyle = look.printTone;
  pen.strokeStyle = look.printTone;
  switch (look.print) {
    case 'plain':
      break;
    case 'ring':
      ring(pen, 0, 0, dice.between(25, 48), dice.between(3, 12));
      break;
    case 'rings':
      for (const radius of [52, 36, 18]) ring(pen, 0, 0, radius, 3.5);
      break;
    case 'star':
      polygon(pen, starPoints(dice.whole(5, 9), 46, 20));
      break;
    case 'petals':
      petals(pen, dice.whole(5, 8), 50);
      break;
    case 'word':
      pen.font = 'bold 34px sans-serif';
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText(dice.pick(['ACE', 'PRO', 'KING', '15g', 'Club']), 0, 0);
      ring(pen, 0, 0, 50, 3);
      break;
    case 'dots':
      for (let i = 0; i < 8; i++) spot(pen, 42 * Math.cos((i * Math.PI) / 4), 42 * Math.sin((i * Math.PI) / 4), 8);
      spot(pen, 0, 0, 14);
      break;
    case 'halves':
      pen.fillRect(-64, -64, 64, 128);
      break;
    case 'picture':
      for (let i = 0; i < 14; i++) {
        pen.fillStyle = dice.pick(['#c2183a', '#1f57c3', '#e6c21f', '#0d8c4b', '#16110d', '#ffffff', look.printTone]);
        spot(pen, dice.between(-34, 34), dice.between(-34, 34), dice.between(3, 15));
      }
      pen.strokeStyle = look.printTone;
      ring(pen, 0, 0, 52, 5);
      break;
  }
  pen.strokeStyle = 'rgba(0, 0, 0, 0.12)';
  ring(pen, 0, 0, 61, 3);
  return textureOf(canvas);
};
