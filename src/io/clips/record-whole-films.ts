import { RECORDING_SIZES } from '../../replay/recording-level.ts';
import type { RecordingMachine } from './recording-machine.ts';

/** Another film is begun so often, where nothing is played: what is kept in memory does not grow. */
const RENEW_MS = 15_000;
/** And in any case after so long. */
const LONGEST_MS = 60_000;
/** The one before is kept until the new one holds the longest pre-roll and some more. */
const OVERLAP_MS = 6000;
const BITS_PER_S = 3_000_000;
/** The last wanted picture may still be on its way. */
const WAIT_MS = 1500;

interface RunningFilm {
  readonly recorder: MediaRecorder;
  /** What the frames' clock said when its first picture came; not known before. */
  zeroMs: number | undefined;
  readonly whole: Promise<Blob>;
}

/** `told`: how far the clock of the frames is ahead of the video element's. */
const beginFilm = (track: MediaStreamTrack, video: HTMLVideoElement, told: (aheadMs: number) => void): RunningFilm => {
  const recorder = new MediaRecorder(new MediaStream([track]), { videoBitsPerSecond: BITS_PER_S });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const whole = new Promise<Blob>(resolve => {
    recorder.onstop = () => resolve(new Blob(parts, { type: recorder.mimeType }));
  });
  const film: RunningFilm = { recorder, zeroMs: undefined, whole };
  recorder.onstart = () => {
    if (!('requestVideoFrameCallback' in video)) return;
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
      film.zeroMs ??= mediaTime * 1000;
      told(mediaTime * 1000 - video.currentTime * 1000);
    });
  };
  recorder.start();
  return film;
};

/**
 * In Firefox and Safari: a recorder's film can be read only from its beginning and when it is whole, so that a new one is
 * begun again and again while nothing is played, and the one that holds a shot is ended when the shot is over.
 */
export const recordWholeFilms = (track: MediaStreamTrack, video: HTMLVideoElement): RecordingMachine => {
  const copy = track.clone();
  let films: readonly RunningFilm[] = [];
  let level = -1;
  let aheadMs = 0;
  const nowMs = () => video.currentTime * 1000 + aheadMs;
  const ageMs = ({ zeroMs }: RunningFilm) => (zeroMs === undefined ? 0 : nowMs() - zeroMs);
  const end = async ({ recorder, whole }: RunningFilm): Promise<Blob> => {
    if (recorder.state !== 'inactive') recorder.stop();
    return whole;
  };
  const begin = () => {
    const film = beginFilm(copy, video, ms => {
      aheadMs = ms;
    });
    films = [...films, film];
  };
  const drop = (film: RunningFilm) => {
    films = films.filter(each => each !== film);
    return end(film);
  };
  const renew = (atRest: boolean) => {
    const newest = films.at(-1);
    if (!newest) return;
    const age = ageMs(newest);
    if (age > (atRest ? RENEW_MS : LONGEST_MS)) begin();
    else if (age > OVERLAP_MS && (atRest || age > LONGEST_MS / 2))
      for (const older of films.slice(0, -1)) void drop(older);
  };
  return {
    get state() {
      const [{ recorder } = { recorder: undefined }] = films;
      const { width = 0, height = 0, frameRate = 0 } = copy.getSettings();
      return (
        recorder && { codec: recorder.mimeType, widthPx: width, heightPx: height, fps: frameRate, inHardware: false }
      );
    },
    cut: async (fromMs, toMs) => {
      const film = films.findLast(({ zeroMs }) => zeroMs !== undefined && zeroMs <= fromMs) ?? films[0];
      if (film?.zeroMs === undefined) return undefined;
      const latestMs = performance.now() + WAIT_MS;
      while (nowMs() < toMs && performance.now() < latestMs) await new Promise(resolve => setTimeout(resolve, 50));
      if (film === films.at(-1)) begin();
      const cut = await (await import('./cut-film.ts')).cutFilm(
        await drop(film),
        fromMs - film.zeroMs,
        toMs - film.zeroMs,
      );
      return cut && { film: cut.film, zeroMs: cut.zeroMs + film.zeroMs };
    },
    level: (at, atRest) => {
      if (at === level || (level >= 0 && !atRest)) return renew(atRest);
      level = at;
      const { widthPx = 0, fps = 0 } = RECORDING_SIZES[at] ?? {};
      for (const film of films) void drop(film);
      if (fps === 0) return;
      void copy.applyConstraints({ width: { max: widthPx }, frameRate: { max: fps } }).catch(() => undefined);
      begin();
    },
    stop: () => {
      for (const film of films) void drop(film);
      copy.stop();
    },
  };
};
