import { msg } from '@lit/localize';
import type { HealthView } from '../../../ui/health.ts';
import type { Seen } from '../../../vision/look.ts';
import type { Rgba } from '../../../vision/picture/measure-light.ts';
import type { EyeWatch } from './eye-watch.ts';
import type { RunningSource } from './source.ts';
import { surfaceView } from './surface-view.ts';

/** What the health panel shows of the newest answer. */
export const healthView = (
  { widthPx, heightPx, frames, light, surface, pace, blind }: Seen,
  { route }: RunningSource,
  threads: number,
  { model, blurred }: Pick<EyeWatch, 'model' | 'blurred'>,
): HealthView => ({
  widthPx,
  heightPx,
  ...frames,
  light: light.verdict,
  blurred,
  surface: surfaceView(surface),
  sees: blind ? 'nothing' : pace ? 'too-little' : 'enough',
  threads,
  route,
  model,
});

/** A frame's pixels as a picture for people. */
export const canvasOf = ({ width, height, bytes }: Rgba): HTMLCanvasElement => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(bytes), width), 0, 0);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', msg('The last frame as the analysis got it'));
  return canvas;
};
