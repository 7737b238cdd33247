import { makeSenderClock } from './sender-clock.ts';
import type { FrameLink } from './vision-worker.ts';

interface TrackProcessor {
  readonly readable: ReadableStream<VideoFrame>;
}
type TrackProcessorMaker = new (init: { track: MediaStreamTrack; maxBufferSize?: number }) => TrackProcessor;

/** How a camera's frames reach the worker, shown in the health panel. */
export type FrameRoute = 'stream' | 'bitmap';

const trackProcessor = (): TrackProcessorMaker | undefined =>
  (globalThis as { MediaStreamTrackProcessor?: TrackProcessorMaker }).MediaStreamTrackProcessor;

/** Calls back for every new picture of the video; by animation frames in browsers that cannot tell. */
const eachPicture = (video: HTMLVideoElement, picture: (atMs: number) => void): (() => void) => {
  let stopped = false;
  const clock = makeSenderClock();
  const next = () => {
    if (stopped) return;
    if ('requestVideoFrameCallback' in video) {
      video.requestVideoFrameCallback((now, { mediaTime, rtpTimestamp }) =>
        // A picture that travelled may come by another way after a while: its own time would begin anew.
        step(rtpTimestamp === undefined ? mediaTime * 1000 : clock(now, rtpTimestamp)),
      );
    } else {
      requestAnimationFrame(step);
    }
  };
  const step = (atMs: number) => {
    if (stopped) return;
    picture(atMs);
    next();
  };
  next();
  return () => {
    stopped = true;
  };
};

/**
 * Sends a camera's frames to the worker. Chrome and Edge hand the worker a stream, which goes on when OBS covers the
 * window; Firefox and Safari send one bitmap for every picture of the video element.
 */
export const sendTrack = (
  track: MediaStreamTrack,
  video: HTMLVideoElement,
  link: FrameLink,
): { readonly route: FrameRoute; stop(): void } => {
  const Processor = trackProcessor();
  if (Processor) {
    const copy = track.clone();
    link.sendStream(new Processor({ track: copy, maxBufferSize: 2 }).readable);
    return { route: 'stream', stop: () => copy.stop() };
  }
  const stop = eachPicture(video, atMs => {
    createImageBitmap(video).then(
      bitmap => link.sendFrame(bitmap, atMs),
      () => undefined, // between two pictures the video has none to give
    );
  });
  return { route: 'bitmap', stop };
};
