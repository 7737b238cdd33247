import { drawLook, type Look } from './look/look.ts';
import { performForever } from './perform.ts';
import type { Performance } from './performance.ts';
import { LIVE } from './render/quality.ts';
import { RenderStage } from './render/stage.ts';

export interface LiveOptions {
  readonly seed?: number;
  /** At most so many pictures a second; a slow machine takes fewer. */
  readonly fps?: number;
}

/** A look that anybody recognises as a carrom board, filmed without tricks. */
const plainly = (look: Look): Look => ({
  ...look,
  camera: {
    ...look.camera,
    tiltDegrees: 12,
    bearingDegrees: -88,
    rollDegrees: 1,
    distanceMm: 1500,
    fill: 0.94,
    aimXMm: 0,
    aimYMm: -10,
    k1: -0.02,
    k2: 0,
  },
  sensor: { ...look.sensor, noise: 0.006, gain: 1.05, soften: 0, monochrome: false, driftGain: 0.02, flicker: 0 },
});

/** Strings performances together: each begins where the one before ended. */
const endlessPlay = (
  seed: number,
  look: Look,
): ((ms: number) => { readonly now: Performance; readonly atMs: number }) => {
  const boards = performForever(seed, { kind: look.kind, tempo: 0.9 });
  let now = boards.next().value;
  let startedMs = 0;
  return ms => {
    while (ms - startedMs > now.durationMs) {
      startedMs += now.durationMs;
      now = boards.next().value;
    }
    return { now, atMs: ms - startedMs };
  };
};

/**
 * The studio as an endless camera in the page: draws into the canvas, whose `captureStream` or frames feed the product,
 * as often as the machine manages. The function that comes back stops it.
 */
export const startLiveStudio = (canvas: HTMLCanvasElement, { seed = 1, fps = 30 }: LiveOptions = {}): (() => void) => {
  const look = plainly(drawLook(seed));
  const play = endlessPlay(seed, look);
  const stage = new RenderStage(canvas, LIVE);
  stage.dress(look, { widthPx: canvas.width, heightPx: canvas.height });
  const started = performance.now();
  let frame = 0;
  let request = 0;
  let shownMs = Number.NEGATIVE_INFINITY;
  const tick = () => {
    request = requestAnimationFrame(tick);
    const ms = performance.now() - started;
    if (ms - shownMs < 1000 / fps - 2) return;
    shownMs = ms;
    const { now, atMs } = play(ms);
    stage.take({ momentAt: now.momentAt, frame: frame++, atMs, disturbances: now.disturbances, board: true }, false);
  };
  tick();
  return () => {
    cancelAnimationFrame(request);
    stage.dispose();
  };
};
