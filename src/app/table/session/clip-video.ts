import type { Disc } from '../../../carrom/discs.ts';
import type { OnSurface } from '../../../carrom/surface.ts';
import type { ClipVideo } from '../../../io/clip-video.ts';
import type { PlayerVideo } from '../../../ui/player-film.ts';
import { thicknessMm } from '../../../vision/detect/place-seen.ts';
import { cameraPose, seemsToLie } from '../../../vision/surface/camera-pose.ts';
import { type SurfaceFit, seenAt } from '../../../vision/surface/surface-fit.ts';

/** A shot's stretch of film: which film, when in it the strike was, and where the board lay in its picture. */
export interface ShotClip {
  readonly film: Blob;
  readonly fromMs: number;
  readonly strikeMs: number;
  readonly toMs: number;
  readonly fit?: SurfaceFit | undefined;
}

/** Where the upper face of a disc is seen in a picture of this size, which may be smaller than the one that was fitted. */
export const faceSeenAt = (fit: SurfaceFit, widthPx: number) => {
  const pose = cameraPose(fit);
  const scale = widthPx / fit.widthPx;
  return (disc: Disc, at: OnSurface) => {
    const { xPx, yPx } = seenAt(fit, seemsToLie(pose, at, thicknessMm(disc)));
    return { xPx: xPx * scale, yPx: yPx * scale };
  };
};

/** The video as the player wants it: times since the strike, and places of the surface in its picture. */
export const playerVideo = ({ widthPx, heightPx, timesMs, frames }: ClipVideo, clip: ShotClip): PlayerVideo => ({
  widthPx,
  heightPx,
  timesMs: timesMs.map(ms => ms - clip.strikeMs),
  frames: async function* (fromMs) {
    for await (const { frame, atMs } of frames(fromMs + clip.strikeMs)) yield { frame, ms: atMs - clip.strikeMs };
  },
  seenAt: clip.fit && faceSeenAt(clip.fit, widthPx),
});
