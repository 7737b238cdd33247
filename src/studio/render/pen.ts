import * as THREE from 'three';

export type Pen = CanvasRenderingContext2D;

/** A canvas whose units are millimetres with the origin in the middle and y away from the south player. */
export const millimetreCanvas = (
  sideMm: number,
  sizePx: number,
): { readonly canvas: HTMLCanvasElement; readonly pen: Pen } => {
  const { canvas, pen } = pixelCanvas(sizePx, sizePx);
  const scale = sizePx / sideMm;
  pen.setTransform(scale, 0, 0, -scale, sizePx / 2, sizePx / 2);
  return { canvas, pen };
};

export const pixelCanvas = (
  width: number,
  height: number,
): { readonly canvas: HTMLCanvasElement; readonly pen: Pen } => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this browser has no 2D canvas');
  return { canvas, pen };
};

export const textureOf = (canvas: HTMLCanvasElement, repeats = false): THREE.CanvasTexture => {
  const texture = new THREE.CanvasTexture(canvas);
  // Screen values, turned into light by the solid material: a sampler that does it is slow without a graphics card.
  texture.colorSpace = THREE.NoColorSpace;
  texture.minFilter = THREE.LinearMipmapNearestFilter;
  if (repeats) texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
  return texture;
};

/** A transparent drawing for a shader to press into something: raw screen values, multiplied by alpha so that edges stay clean. */
export const printOf = (canvas: HTMLCanvasElement): THREE.CanvasTexture => {
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.NoColorSpace;
  texture.premultiplyAlpha = true;
  return texture;
};

/** Letters upright although the canvas has y up. */
export const write = (
  pen: Pen,
  words: string,
  x: number,
  y: number,
  heightMm: number,
  turn: number,
  font: string,
): void => {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(heightMm / 100, -heightMm / 100);
  pen.font = font;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(words, 0, 0);
  pen.restore();
};

export const line = (pen: Pen, x1: number, y1: number, x2: number, y2: number, width: number): void => {
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
};

export const ring = (pen: Pen, x: number, y: number, radius: number, width: number): void => {
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.stroke();
};

export const spot = (pen: Pen, x: number, y: number, radius: number): void => {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
};

export const polygon = (pen: Pen, points: readonly (readonly [number, number])[]): void => {
  pen.beginPath();
  for (const [i, [x, y]] of points.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
  pen.fill();
};
