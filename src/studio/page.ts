import { fromBase64, toBase64 } from './base64.ts';
import { cleanLook } from './clean-look.ts';
import { makeVideo, type VideoMaker } from './encode-video.ts';
import { startLiveStudio } from './live.ts';
import { drawLook } from './look/look.ts';
import type { StudioPage } from './page-api.ts';
import { orderPicture, PlayedTables } from './pictures.ts';
import { planRecording, type Recording, recordingTruth } from './recording.ts';
import { FINE, QUICK } from './render/quality.ts';
import { RenderStage } from './render/stage.ts';
import { scatterBoard } from './scatter.ts';

/** The studio's page: one stage in a canvas, driven by the command line (or by hand, from the console). */
const canvas = document.querySelector('canvas');
if (!canvas) throw new Error('the studio page has no canvas');

const state: { stage?: RenderStage; recording?: Recording; video?: VideoMaker } = {};
/** A page does one kind of work: the first order decides how fine its stage is. */
const stageOf = (quality: 'quick' | 'fine'): RenderStage => {
  state.stage ??= new RenderStage(canvas, quality === 'fine' ? FINE : QUICK);
  return state.stage;
};
const played = new PlayedTables();

const jpeg = async (from: HTMLCanvasElement, quality: number): Promise<string> => {
  const blob = await new Promise<Blob | null>(done => from.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new Error('the browser made no JPEG');
  return toBase64(new Uint8Array(await blob.arrayBuffer()));
};

/** The graphics the browser found: a card, or software. */
const graphicsName = (): string => {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return gl ? String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER)) : '';
};

const studio: StudioPage = {
  renderer: graphicsName,
  picture: async ({ seed, index, width, height, kind: order }) => {
    const scene = orderPicture(seed, index, played, order);
    const stage = stageOf('quick');
    stage.dress(scene.look, { widthPx: width, heightPx: height });
    const taken = stage.take({ ...scene, frame: index, disturbances: [] }, true);
    const { kind } = scene.look;
    if (!taken) throw new Error('a picture without truth');
    const { frame: _frame, atMs: _atMs, view: _view, ...truth } = taken.truth;
    return {
      jpeg: await jpeg(canvas, scene.look.sensor.jpegQuality),
      label: {
        file: '',
        seed,
        index,
        size: [width, height],
        board: scene.board,
        from: scene.from,
        surface_mm: Math.round(kind.sideMm * 10) / 10,
        piece_mm: Math.round(kind.pieceDiameterMm * 10) / 10,
        striker_mm: Math.round(kind.strikerDiameterMm * 10) / 10,
        pocket_mm: Math.round(kind.pocketDiameterMm * 10) / 10,
        ...truth,
        ...taken.view,
      },
    };
  },
  openRecording: order => {
    const recording = planRecording(order);
    state.recording = recording;
    stageOf(order.quality).dress(recording.look, { widthPx: order.width, heightPx: order.height });
    return { frames: recording.frames, durationMs: recording.performance.durationMs };
  },
  frame: async index => {
    const { recording } = state;
    if (!recording) throw new Error('no recording is open');
    const { performance, order, look } = recording;
    const shown = {
      momentAt: performance.momentAt,
      frame: index,
      atMs: (index * 1000) / order.fps,
      disturbances: performance.disturbances,
      board: true,
    };
    const taken = stageOf(order.quality).take(shown, order.pixels) ?? null;
    return { taken, jpeg: await jpeg(canvas, look.sensor.jpegQuality) };
  },
  truth: frames => {
    if (!state.recording) throw new Error('no recording is open');
    return recordingTruth(state.recording, frames);
  },
  cleanPicture: async ({ seed, width, height }) => {
    const look = cleanLook(seed);
    const { discs } = scatterBoard(seed, look.kind);
    const stage = stageOf('fine');
    stage.dress(look, { widthPx: width, heightPx: height });
    const shown = { momentAt: () => ({ atMs: 0, discs, hands: [] }), frame: 0, atMs: 0, disturbances: [], board: true };
    const taken = stage.take(shown, true);
    const copy = document.createElement('canvas');
    copy.width = width;
    copy.height = height;
    const pen = copy.getContext('2d');
    pen?.drawImage(canvas, 0, 0);
    const pixels = pen?.getImageData(0, 0, width, height).data;
    if (!taken || !pixels) throw new Error('no clean picture');
    return { ...taken, rgba: toBase64(new Uint8Array(pixels.buffer)) };
  },
  lookSheet: async (seeds, columns, width, height) => {
    const sheet = document.createElement('canvas');
    sheet.width = columns * width;
    sheet.height = Math.ceil(seeds.length / columns) * height;
    const pen = sheet.getContext('2d');
    for (const [i, seed] of seeds.entries()) {
      const look = drawLook(seed);
      const moment = scatterBoard(seed, look.kind);
      const stage = stageOf('fine');
      stage.dress(look, { widthPx: width * 2, heightPx: height * 2 });
      stage.take({ momentAt: () => moment, frame: i, atMs: 0, disturbances: [], board: true }, false);
      pen?.drawImage(canvas, (i % columns) * width, Math.floor(i / columns) * height, width, height);
    }
    return jpeg(sheet, 0.86);
  },
  startVideo: async ({ width, height, fps, bitsPerSecond }) => {
    state.video = await makeVideo(width, height, fps, bitsPerSecond);
    return state.video.extension;
  },
  addVideoFrame: async picture => {
    const bitmap = await createImageBitmap(new Blob([fromBase64(picture)], { type: 'image/jpeg' }));
    await state.video?.add(bitmap);
    bitmap.close();
  },
  finishVideo: async () => toBase64((await state.video?.finish()) ?? new Uint8Array(0)),
};

declare global {
  interface Window {
    studio?: StudioPage;
  }
}
window.studio = studio;
// Opened by a person with studio.html#live: the endless table.
if (location.hash.startsWith('#live')) startLiveStudio(canvas, { seed: Number(location.hash.slice(5)) || 1 });
