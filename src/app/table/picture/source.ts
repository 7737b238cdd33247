import { type OpenCamera, openCamera } from '../../../io/camera.ts';
import { type CameraRecorder, recordCamera } from '../../../io/clips/camera-recorder.ts';
import type { Footage } from '../../../io/clips/footage.ts';
import { type FrameRoute, sendTrack } from '../../../io/eyes/track-frames.ts';
import type { FrameLink, VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { readPreferences } from '../../../io/preferences.ts';
import { keepAwake } from '../../../io/wake-lock.ts';
import { firstSeconds, passFrame } from '../../../vision/first-seconds.ts';
import type { Seen } from '../../../vision/look.ts';
import type { ColourMatrix } from '../../../vision/picture/pixels-of-planes.ts';
import type { Trouble } from '../../messages.ts';
import type { PhoneNow } from './phone-calls.ts';

/** A picture that runs: what to show, how its frames travel, and how to end it. */
export interface RunningSource {
  readonly picture: HTMLElement;
  readonly route: FrameRoute | 'file';
  readonly cameraId?: string;
  /** The video of these milliseconds, to be seen again; undefined where there is none. */
  cut?(fromMs: number, toMs: number): Promise<Footage | undefined>;
  /** Keeps the newest part of a camera's picture. */
  readonly recorder?: CameraRecorder | undefined;
  /** Another one of the phones that are there. */
  usePhone?(id: string): void;
  stop(): void;
}

export type SourceResult = RunningSource | { readonly trouble: Trouble };

/** What a source reports while it runs. */
export interface SourceEvents {
  seen(seen: Seen): void;
  trouble(trouble: Trouble): void;
  /** A recording was shown to its end. */
  ended(): void;
  /** How it stands with the phone whose picture this is. */
  phone(now: PhoneNow): void;
}

const playing = async (camera: OpenCamera): Promise<HTMLVideoElement> => {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: camera.stream });
  await video.play().catch(() => undefined); // a hidden page starts it when it is shown
  return video;
};

/** Records a live picture beside its analysis, unless somebody has said no; analysis comes first. */
export const recordWhile = (track: MediaStreamTrack, video: HTMLVideoElement, seen: SourceEvents['seen']) => {
  const recorder = readPreferences().video === false ? undefined : recordCamera(track, video);
  const cut = recorder && ((fromMs: number, toMs: number) => recorder.cut(fromMs, toMs));
  return {
    seen: (answer: Seen) => {
      const { atMs, frames, phase, surface, blind } = answer;
      const atRest = phase.kind === 'rest' || phase.kind === 'aiming';
      recorder?.heed({ atMs, ...frames, atRest, atWork: surface.kind === 'found' && !blind });
      seen(answer);
    },
    cutting: recorder && cut ? { recorder, cut } : {},
    stop: () => recorder?.stop(),
  };
};

export const startCamera = async (
  vision: VisionWorker,
  id: string | undefined,
  events: SourceEvents,
): Promise<SourceResult> => {
  const opened = await openCamera(id, () => events.trouble('camera-unplugged'));
  if (!opened.ok) return { trouble: opened.error };
  const camera = opened.value;
  const picture = await playing(camera);
  const recorded = recordWhile(camera.track, picture, events.seen);
  const link = await vision.link(recorded.seen);
  const sending = sendTrack(camera.track, picture, link);
  const letSleep = keepAwake();
  const stop = () => {
    letSleep();
    sending.stop();
    recorded.stop();
    camera.stop();
    link.close();
  };
  return { picture, route: sending.route, cameraId: camera.id, ...recorded.cutting, stop };
};

/** The reader of recordings is large, and most people use a camera: it is fetched when it is wanted. */
const openFile = async (file: Blob) => (await import('../../../io/video-file.ts')).openVideoFile(file);

/** What is late does not wait: a hidden page's timers tick once a second at best, and would let one frame through each. */
const until = async (ms: number) => {
  const leftMs = ms - performance.now();
  if (leftMs > 0) await new Promise(resolve => setTimeout(resolve, leftMs));
};

/**
 * Shows every frame at its time and waits for its answer: a recording is never skipped through. `again`: the surface is
 * known only now, and what was shown before is to be read with it.
 */
const playFrames = async (
  file: Blob,
  canvas: HTMLCanvasElement,
  send: (frame: VideoFrame, atMs: number, colours: ColourMatrix) => Promise<'goes-on' | 'again'>,
  stopped: () => boolean,
  fromMs: number,
): Promise<Trouble | 'ended' | 'stopped' | 'again'> => {
  const opened = await openFile(file);
  if (!opened.ok) return opened.error;
  const { colours } = opened.value;
  const frames = opened.value.frames();
  const startMs = performance.now() - fromMs;
  const context = canvas.getContext('2d');
  for (;;) {
    const next = await frames.next();
    if (next.done) {
      opened.value.close();
      return next.value === 'whole' ? 'ended' : next.value;
    }
    const { frame, atMs } = next.value;
    if (atMs < fromMs) {
      frame.close();
      continue;
    }
    const leave = async () => {
      await frames.return('whole');
      opened.value.close();
    };
    if (stopped()) {
      frame.close();
      await leave();
      return 'stopped';
    }
    await until(startMs + atMs);
    if (canvas.width !== frame.displayWidth || canvas.height !== frame.displayHeight) {
      Object.assign(canvas, { width: frame.displayWidth, height: frame.displayHeight });
    }
    context?.drawImage(frame, 0, 0);
    if ((await send(frame, atMs, colours)) === 'again') {
      await leave();
      return 'again';
    }
  }
};

/** Hands frames over one at a time: the next goes only when this one's answer is here. */
const oneByOne = async (vision: VisionWorker, seen: SourceEvents['seen']) => {
  let answered = (_: Seen) => {};
  let first = firstSeconds;
  let firstMs: number | undefined;
  const link: FrameLink = await vision.link(answer => {
    seen(answer);
    answered(answer);
  }, 'patient');
  const send = async (frame: VideoFrame, atMs: number, colours: ColourMatrix) => {
    firstMs ??= atMs;
    const answer = new Promise<Seen>(resolve => {
      answered = resolve;
    });
    link.sendFrame(frame, atMs, colours);
    const { after, again } = passFrame(first, await answer, atMs - firstMs);
    first = after;
    if (!again) return 'goes-on';
    await vision.api.rewind();
    return 'again';
  };
  return { send, end: () => link.sendEnd(), close: () => link.close() };
};

/** Plays a recording once, frame by frame; its last picture stays. `fromMs`: what lies before was looked at already. */
export const startRecording = async (
  vision: VisionWorker,
  file: Blob,
  events: SourceEvents,
  fromMs = 0,
): Promise<SourceResult> => {
  const opened = await openFile(file);
  if (!opened.ok) return { trouble: opened.error };
  opened.value.close();
  const picture = document.createElement('canvas');
  const { send, end, close } = await oneByOne(vision, events.seen);
  let stopped = false;
  const play = async () => {
    const once = () => playFrames(file, picture, send, () => stopped, fromMs);
    const first = await once();
    const ending = first === 'again' ? await once() : first;
    if (stopped || ending === 'stopped' || ending === 'again') return;
    end();
    if (ending === 'ended') events.ended();
    else events.trouble(ending);
  };
  void play();
  const stop = () => {
    stopped = true;
    close();
  };
  // A recording is its own film: whatever stretch is wanted is in it.
  return { picture, route: 'file', cut: async () => ({ film: file, zeroMs: 0 }), stop };
};
