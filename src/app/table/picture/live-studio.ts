import { sendTrack } from '../../../io/eyes/track-frames.ts';
import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { recordWhile, type SourceEvents, type SourceResult } from './source.ts';

const SIZE = { width: 960, height: 540 } as const;
const FPS = 30;

/** The studio as a camera that never ends: boards played by the machine, as fast as this computer can draw them. */
export const startStudio = async (vision: VisionWorker, events: SourceEvents): Promise<SourceResult> => {
  const picture = Object.assign(document.createElement('canvas'), SIZE);
  try {
    const { startLiveStudio } = await import('../../../studio/live.ts');
    const stopStudio = startLiveStudio(picture, { seed: 1 + Math.floor(Math.random() * 1e6), fps: FPS });
    const stream = picture.captureStream(FPS);
    const [track] = stream.getVideoTracks();
    if (!track) return { trouble: 'no-graphics' };
    const video = Object.assign(document.createElement('video'), { muted: true, srcObject: stream });
    await video.play().catch(() => undefined);
    const recorded = recordWhile(track, video, events.seen);
    const link = await vision.link(recorded.seen);
    const sending = sendTrack(track, video, link);
    const stop = () => {
      sending.stop();
      recorded.stop();
      track.stop();
      stopStudio();
      link.close();
    };
    return { picture, route: sending.route, ...recorded.cutting, stop };
  } catch {
    return { trouble: 'no-graphics' }; // the browser gives no WebGL
  }
};
