import { RECORDING_SIZES, type RecordingSize } from '../../replay/recording-level.ts';
import { cutRing, emptyRing, type Ring, type RingBounds, takeIn } from '../../replay/ring.ts';
import type { Footage } from './footage.ts';
import { muxFilm } from './mux-film.ts';
import { PictureEncoder } from './picture-encoder.ts';
import type { RecorderTold, RecorderWish } from './recorder-messages.ts';

/** A break with its pre-roll is whole in it; at the best size about 25 MB. */
const BOUNDS: RingBounds = { mostMs: 45_000, mostBytes: 48_000_000 };
/** The last wanted picture may still be on its way. */
const WAIT_MS = 1500;

/** The worker's side: encodes a camera's pictures into a ring, and cuts clips out of it. */
export const recordInWorker = (tell: (told: RecorderTold) => void): ((wish: RecorderWish) => void) => {
  let ring: Ring = emptyRing;
  let size: RecordingSize | undefined;
  let arrived = () => {};
  const encoder = new PictureEncoder(
    picture => {
      ring = takeIn(ring, picture, BOUNDS);
      arrived();
    },
    chosen =>
      tell({
        kind: 'state',
        state: chosen && {
          codec: chosen.codec,
          widthPx: chosen.config.width,
          heightPx: chosen.config.height,
          fps: chosen.config.framerate ?? 0,
          inHardware: chosen.inHardware,
        },
      }),
  );

  const record = async (readable: ReadableStream<VideoFrame>) => {
    const reader = readable.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      if (size) encoder.take(next.value, size);
      else next.value.close();
    }
    encoder.stop();
  };

  const until = async (toMs: number) => {
    const latestMs = performance.now() + WAIT_MS;
    while ((ring.pictures.at(-1)?.atMs ?? 0) < toMs && performance.now() < latestMs) {
      await new Promise<void>(resolve => {
        arrived = resolve;
        setTimeout(resolve, latestMs - performance.now());
      });
    }
  };

  const cut = async (fromMs: number, toMs: number): Promise<Footage | undefined> => {
    await until(toMs);
    const pictures = cutRing(ring, fromMs, toMs);
    const [first] = pictures;
    const run = first && encoder.runs.get(first.run);
    if (!first || !run?.decoder) return undefined;
    const zeroMs = first.atMs;
    const film = await muxFilm(
      pictures.map(each => ({ ...each, atMs: each.atMs - zeroMs })),
      run.chosen.codec,
      run.decoder,
    );
    return film && { film, zeroMs };
  };

  return wish => {
    if (wish.kind === 'level') size = RECORDING_SIZES[wish.at];
    else if (wish.kind === 'record') void record(wish.readable).catch(() => encoder.stop());
    else {
      const { id, fromMs, toMs } = wish;
      cut(fromMs, toMs).then(
        footage => tell({ kind: 'cut', id, footage }),
        () => tell({ kind: 'cut', id, footage: undefined }),
      );
    }
  };
};
