import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { Path } from '../../replay/along-path.ts';
import { paintWays, type SeenAt } from '../../replay/paint-ways.ts';
import { canvasPen, paintPlate, paintTitle } from './canvas-pen.ts';

/** A shot's video; times since the strike. */
export interface SceneVideo {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly timesMs: readonly number[];
  frames(fromMs: number): AsyncGenerator<{ readonly frame: VideoFrame; readonly ms: number }, void>;
  readonly seenAt?: SeenAt | undefined;
}

/** One part of the film: a title if there are words for it, then the shot. */
export interface FilmScene {
  readonly title: readonly string[];
  readonly video: SceneVideo;
  readonly paths: readonly Path[];
  /** Burnt into its pictures. */
  readonly plate: readonly string[];
}

export type FilmFormat = 'mp4' | 'webm';
export type ExportTrouble = 'cancelled' | 'no-encoder' | 'export-failed';

export interface ExportHow {
  readonly format: FilmFormat;
  /** 0.5 is slow motion. */
  readonly speed: number;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
}

const CODECS = { mp4: ['avc', 'vp9', 'av1'], webm: ['vp8', 'vp9'] } as const;
const BITS_PER_PIXEL = 0.12;
const FPS = 30;
const TITLE_S = 2;
const LAST_MS = 1000 / FPS;

const even = (px: number): number => 2 * Math.round(px / 2);

/** One picture of a shot with its ways and words on it. */
export const paintScene = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  frame: CanvasImageSource,
  { video, paths, plate }: Omit<FilmScene, 'title'>,
  ms: number,
): void => {
  const { width, height } = context.canvas;
  // Another camera's picture keeps its shape.
  const scale = Math.min(width / video.widthPx, height / video.heightPx);
  const [left, top] = [(width - video.widthPx * scale) / 2, (height - video.heightPx * scale) / 2];
  context.fillStyle = '#16110d';
  context.fillRect(0, 0, width, height);
  context.drawImage(frame, left, top, video.widthPx * scale, video.heightPx * scale);
  const { seenAt } = video;
  if (seenAt) {
    const placed: SeenAt = (disc, at) => {
      const { xPx, yPx } = seenAt(disc, at);
      return { xPx: left + xPx * scale, yPx: top + yPx * scale };
    };
    paintWays(canvasPen(context), paths, ms, placed, width / 960);
  }
  paintPlate(context, plate, width, height);
};

/** Shots one after the other as one film, with ways and score burnt in. */
export const exportFilm = async (
  scenes: readonly FilmScene[],
  { format, speed, progress, signal }: ExportHow,
): Promise<Outcome<Blob, ExportTrouble>> => {
  const [first] = scenes;
  if (!first) return bad('export-failed');
  const [width, height] = [even(first.video.widthPx), even(first.video.heightPx)];
  const bitrate = Math.round(width * height * FPS * BITS_PER_PIXEL);
  const codec = await getFirstEncodableVideoCodec([...CODECS[format]], { width, height, bitrate });
  if (!codec) return bad('no-encoder');
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return bad('export-failed');
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat(),
    target,
  });
  const source = new CanvasSource(context.canvas, { codec, bitrate, keyFrameInterval: 2 });
  output.addVideoTrack(source);
  const all = scenes.reduce((sum, { video }) => sum + video.timesMs.length, 0);
  let [atS, done] = [0, 0];
  try {
    await output.start();
    for (const scene of scenes) {
      if (scene.title.length > 0) {
        paintTitle(context, scene.title, width, height);
        await source.add(atS, TITLE_S);
        atS += TITLE_S;
      }
      const { timesMs } = scene.video;
      const fromMs = timesMs[0] ?? 0;
      const lastsS = (ms: number) => ((timesMs.find(each => each > ms + 0.5) ?? ms + LAST_MS) - ms) / 1000 / speed;
      let endS = atS;
      for await (const { frame, ms } of scene.video.frames(fromMs)) {
        if (signal.aborted) frame.close();
        signal.throwIfAborted();
        paintScene(context, frame, scene, ms);
        frame.close();
        const beginsS = atS + (ms - fromMs) / 1000 / speed;
        await source.add(beginsS, lastsS(ms));
        endS = beginsS + lastsS(ms);
        done += 1;
        progress(done / all);
      }
      atS = endS;
    }
    await output.finalize();
    return target.buffer ? good(new Blob([target.buffer], { type: `video/${format}` })) : bad('export-failed');
  } catch {
    await output.cancel().catch(() => undefined);
    return bad(signal.aborted ? 'cancelled' : 'export-failed');
  }
};

/** The picture of one moment, with ways and words. */
export const exportStill = async (
  scene: Omit<FilmScene, 'title'>,
  ms: number,
): Promise<Outcome<Blob, ExportTrouble>> => {
  const { widthPx, heightPx } = scene.video;
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  for await (const { frame, ms: shownMs } of scene.video.frames(ms)) {
    if (context) paintScene(context, frame, scene, shownMs);
    frame.close();
    return good(await canvas.convertToBlob({ type: 'image/png' }));
  }
  return bad('export-failed');
};
