import { drawLook } from './look/look.ts';
import { QUICK, Stage } from './render/stage.ts';
import { scatterBoard } from './scatter.ts';

const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('the studio page has no canvas');
const stage = new Stage(canvas, QUICK);
const jpeg = async (quality: number) => {
  const blob = await new Promise<Blob | null>(r => canvas.toBlob(r, 'image/jpeg', quality));
  const bytes = new Uint8Array(await (blob ?? new Blob()).arrayBuffer());
  let text = '';
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
};
Object.assign(window, {
  stage,
  dressOnly: (seed: number) => stage.dress(drawLook(seed), { widthPx: 640, heightPx: 480 }),
  shoot: async (seed: number, w: number, h: number) => {
    const t0 = performance.now();
    const look = drawLook(seed);
    stage.dress(look, { widthPx: w, heightPx: h });
    const t1 = performance.now();
    const moment = scatterBoard(seed, look.kind);
    const r = stage.take({ momentAt: () => moment, frame: 0, atMs: 0, disturbances: [], board: true }, true);
    const t2 = performance.now();
    const data = await jpeg(look.sensor.jpegQuality);
    return { data, r, look, ms: [t1 - t0, t2 - t1, performance.now() - t2] };
  },
});
