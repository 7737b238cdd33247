import type { Footage } from './footage.ts';
import type { RecorderState, RecorderTold, RecorderWish } from './recorder-messages.ts';
import type { RecordingMachine } from './recording-machine.ts';

type TrackProcessorMaker = new (init: {
  track: MediaStreamTrack;
  maxBufferSize?: number;
}) => {
  readonly readable: ReadableStream<VideoFrame>;
};

/** In Chrome and Edge: a worker reads the camera's own stream, so that a covered window records as well. */
export const recordByStream = (track: MediaStreamTrack): RecordingMachine => {
  const { MediaStreamTrackProcessor } = globalThis as unknown as { MediaStreamTrackProcessor: TrackProcessorMaker };
  const worker = new Worker(new URL('../../../workers/recorder.worker.ts', import.meta.url), { type: 'module' });
  const copy = track.clone();
  const waiting = new Map<number, (footage: Footage | undefined) => void>();
  let [state, asked, level]: [RecorderState | undefined, number, number] = [undefined, 0, -1];
  const send = (wish: RecorderWish, handed: Transferable[] = []) => worker.postMessage(wish, handed);
  const giveUp = () => {
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
    state = undefined;
  };
  worker.onmessage = ({ data }: MessageEvent<RecorderTold>) => {
    if (data.kind === 'state') state = data.state;
    else {
      waiting.get(data.id)?.(data.footage);
      waiting.delete(data.id);
    }
  };
  // Shots are then shown on the drawn board, as where there is no video.
  worker.onerror = giveUp;
  const { readable } = new MediaStreamTrackProcessor({ track: copy, maxBufferSize: 4 });
  send({ kind: 'record', readable }, [readable]);
  return {
    get state() {
      return state;
    },
    cut: (fromMs, toMs) =>
      new Promise(resolve => {
        asked += 1;
        waiting.set(asked, resolve);
        send({ kind: 'cut', id: asked, fromMs, toMs });
      }),
    level: (at, atRest) => {
      // Other pictures are another film: a shot is not parted while it is played, unless the eyes need the machine at once.
      if (at === level || (level >= 0 && at < level && !atRest)) return;
      level = at;
      send({ kind: 'level', at });
    },
    stop: () => {
      copy.stop();
      worker.terminate();
      giveUp();
    },
  };
};
