import type { VideoSample } from 'mediabunny';

/** How far to turn a frame to the right before it is looked at: newer than what TypeScript knows of frames. */
export type TurnedInit = VideoFrameInit & { readonly rotation?: number };

/**
 * A recording's frame as it is to be seen. Phones keep their pictures as the sensor has them, and say in the file how to turn
 * them; a browser that cannot say so of a frame shows them as they are.
 */
export const uprightFrame = (sample: VideoSample): VideoFrame => {
  const frame = sample.toVideoFrame();
  if (sample.rotation === 0) return frame;
  const { timestamp } = frame;
  const upright = new VideoFrame(frame, {
    timestamp,
    rotation: sample.rotation,
  } satisfies TurnedInit as VideoFrameInit);
  frame.close();
  return upright;
};
