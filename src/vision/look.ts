import { type Light, measureLight, type Rgba } from './measure-light.ts';
import { type FrameHealth, type FrameTally, gapBefore, noFrames, readTally, tallyFrame } from './tally-frames.ts';

/** What the pipeline remembers from frame to frame. */
export interface Looking {
  readonly tally: FrameTally;
}

export const lookingAtNothing: Looking = { tally: noFrames };

/** A frame as the pipeline gets it: how large the camera's picture is, and a shrunken copy of it. */
export interface Frame {
  readonly atMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly small: Rgba;
}

/** The pipeline's answer to one frame. */
export interface Seen {
  readonly atMs: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly light: Light;
  /** How long nobody looked before this frame, when it came late; 0 when it came in time. */
  readonly gapMs: number;
  readonly frames: FrameHealth;
}

/** A frame that came while another was looked at, and was replaced by a newer one. */
export const passOver = (before: Looking, atMs: number): Looking => ({
  ...before,
  tally: tallyFrame(before.tally, { atMs, analysed: false }),
});

export const look = (before: Looking, frame: Frame): { readonly after: Looking; readonly seen: Seen } => {
  const { atMs, widthPx, heightPx } = frame;
  const tally = tallyFrame(before.tally, { atMs, analysed: true });
  return {
    after: { ...before, tally },
    seen: {
      atMs,
      widthPx,
      heightPx,
      light: measureLight(frame.small),
      gapMs: gapBefore(tally),
      frames: readTally(tally),
    },
  };
};
