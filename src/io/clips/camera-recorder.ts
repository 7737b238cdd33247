import { firstLevel, heedAnalysis, type RecordingLevel } from '../../replay/recording-level.ts';
import { chooseEncoder } from './choose-encoder.ts';
import type { Footage } from './footage.ts';
import { recordByStream } from './record-by-stream.ts';
import { recordWholeFilms } from './record-whole-films.ts';
import type { RecorderState } from './recorder-messages.ts';
import type { RecordingMachine } from './recording-machine.ts';

/** What the analysis says of itself with every answer. */
export interface AnalysisNow {
  readonly atMs: number;
  readonly deliveredFps: number;
  readonly analysedFps: number;
  /** A board is looked at: before, there is nothing to miss. */
  readonly atWork: boolean;
  /** Nothing moves: what is recorded may be parted here. */
  readonly atRest: boolean;
}

/** The newest part of a camera's picture, ready to be cut. */
export interface CameraRecorder {
  readonly state: RecorderState | undefined;
  /** These milliseconds of the frames' clock; undefined where nothing of them was kept. */
  cut(fromMs: number, toMs: number): Promise<Footage | undefined>;
  /** Analysis comes first: where fewer pictures are looked at than before, less is recorded. */
  heed(analysis: AnalysisNow): void;
  stop(): void;
}

/** While the networks load and the board has just been found, few pictures are looked at whatever else is done. */
const BEGINS_MS = 5000;
/** A camera of this size tells whether there is a part for encoding. */
const LARGE = [1280, 720, 60] as const;

const isInHardware = async (): Promise<boolean> => (await chooseEncoder(...LARGE))?.inHardware === true;

const machineFor = (track: MediaStreamTrack, video: HTMLVideoElement): RecordingMachine | undefined => {
  if ('MediaStreamTrackProcessor' in globalThis && 'VideoEncoder' in globalThis) return recordByStream(track);
  return 'MediaRecorder' in globalThis ? recordWholeFilms(track, video) : undefined;
};

/** Records this track until it is stopped; undefined where this browser cannot. */
export const recordCamera = (track: MediaStreamTrack, video: HTMLVideoElement): CameraRecorder | undefined => {
  const machine = machineFor(track, video);
  if (!machine) return undefined;
  let level: RecordingLevel | undefined;
  let atWorkSinceMs: number | undefined;
  const begin = async () => {
    level = firstLevel('VideoEncoder' in globalThis && (await isInHardware()));
    machine.level(level.at, true);
  };
  void begin();
  return {
    get state() {
      return machine.state;
    },
    cut: (fromMs, toMs) => machine.cut(fromMs, toMs),
    heed: ({ atMs, deliveredFps, analysedFps, atWork, atRest }) => {
      if (!level) return;
      atWorkSinceMs = atWork ? (atWorkSinceMs ?? atMs) : undefined;
      const settled = atWorkSinceMs !== undefined && atMs - atWorkSinceMs > BEGINS_MS;
      if (settled && deliveredFps > 0) level = heedAnalysis(level, Math.min(1, analysedFps / deliveredFps), atMs);
      machine.level(level.at, atRest);
    },
    stop: () => machine.stop(),
  };
};
