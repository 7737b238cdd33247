import { drawLook, type Look } from './look/look.ts';
import type { RecordingOrder, TakenTruth } from './page-api.ts';
import { performBoard, performShots } from './perform.ts';
import type { Performance } from './performance.ts';
import { isScenario, performScenario } from './scenarios.ts';
import { makeTruth, truthText } from './truth.ts';
import type { ViewTruth } from './truth-pixels.ts';

/** A camera for people to look through: nearly straight above, the south player below, the board filling the picture. */
const calmly = (look: Look): Look => ({
  ...look,
  light: { ...look.light, glints: look.light.glints.map(glint => ({ ...glint, level: glint.level * 0.25 })) },
  camera: {
    ...look.camera,
    tiltDegrees: 14,
    bearingDegrees: -88,
    rollDegrees: 1,
    distanceMm: 1500,
    fill: 0.93,
    aimXMm: 8,
    aimYMm: -12,
    k1: -0.03,
    k2: 0,
    apertureMm: 0.6,
    focusOffMm: 0,
  },
  sensor: {
    ...look.sensor,
    exposureMs: 8,
    readoutMs: 0,
    gain: 1.05,
    noise: 0.006,
    soften: 0,
    monochrome: false,
    jpegQuality: 0.92,
    driftGain: 0.02,
    driftWarm: 0.01,
    flicker: 0,
  },
});

export interface Recording {
  readonly order: RecordingOrder;
  readonly look: Look;
  readonly performance: Performance;
  readonly frames: number;
}

export const planRecording = (order: RecordingOrder): Recording => {
  const drawn = drawLook(order.look);
  const look = order.calm ? calmly(drawn) : drawn;
  const options = { kind: look.kind, tempo: order.tempo };
  const perform = (): Performance => {
    const { play } = order;
    if (play.kind === 'scenario') {
      if (!isScenario(play.name)) throw new Error(`no scenario is called ${play.name}`);
      return performScenario(play.name, order.seed);
    }
    return play.kind === 'shots' ? performShots(play.shots, order.seed, options) : performBoard(order.seed, options);
  };
  const performance = perform();
  // A scenario brings its own surface; the look is built to its measures.
  return {
    order,
    look: { ...look, kind: performance.kind },
    performance,
    frames: Math.floor((performance.durationMs * order.fps) / 1000) + 1,
  };
};

/** The truth in millimetres with what every frame shows in pixels added. Views that do not change are written once. */
export const recordingTruth = (recording: Recording, taken: readonly (TakenTruth | null)[]): string => {
  const { order, performance } = recording;
  const truth = makeTruth(performance, order.fps);
  const views: ViewTruth[] = [];
  const texts: string[] = [];
  const viewOf = (view: ViewTruth): number => {
    const text = JSON.stringify(view);
    if (texts.at(-1) !== text) {
      texts.push(text);
      views.push(view);
    }
    return views.length - 1;
  };
  const frames = truth.frames.map((frame, i) => {
    const shown = taken[i];
    if (!shown) return frame;
    const { discs, handMask } = shown.truth;
    return {
      ...frame,
      view: viewOf(shown.view),
      pixels: discs.map(disc => [
        disc.id,
        disc.kind,
        disc.xPx,
        disc.yPx,
        disc.majorPx,
        disc.minorPx,
        disc.angleDegrees,
        disc.visible,
      ]),
      ...(handMask ? { hand_mask: [handMask.widthCells, handMask.heightCells, ...handMask.runs] } : {}),
    };
  });
  const first = views[0];
  const head = {
    size: [order.width, order.height],
    look: order.look,
    pixel_fields:
      'id, kind, x, y, major, minor, angle, visible: centre and ellipse of the top face in the finished picture',
    hand_mask_fields: 'width, height, then runs of no/yes cells row by row over the finished picture',
    ...(first ? { corners_px: first.corners_px, pockets_px: first.pockets_px } : {}),
    views,
    disturbances: performance.disturbances,
  };
  return truthText({ ...truth, ...head, frames } as typeof truth);
};
