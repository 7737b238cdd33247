import { sendTrack } from '../../../io/eyes/track-frames.ts';
import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { takePicture } from '../../../io/phone/peer.ts';
import { openTableLine, type PhonePlace } from '../../../io/phone/phone-line.ts';
import { steadyBeat } from '../../../io/steady-beat.ts';
import { keepAwake } from '../../../io/wake-lock.ts';
import type { Seen } from '../../../vision/look.ts';
import { BLURRED_BELOW } from '../../../vision/picture/measure-sharpness.ts';
import { newId } from '../../new-id.ts';
import { boardWord } from './board-word.ts';
import { PhoneCalls } from './phone-calls.ts';
import { recordWhile, type SourceEvents, type SourceResult } from './source.ts';

/** Whatever phone it is: it lies where it lay, or its picture looks different and the board is looked for. */
const PHONE_ID = 'phone';
/** The phone's screen follows the board this quickly; what did not change is told again once a second. */
const TELL_EVERY_MS = 250;
const TELL_AGAIN_MS = 1_000;
const SHARPNESS_EVERY_MS = 4_000;

/** Tells the phone what is seen in its picture: not every frame, and changes first. */
const makeTeller = (vision: VisionWorker, calls: PhoneCalls) => {
  let [told, toldMs, askedMs, blurred] = ['', 0, 0, false];
  return (seen: Seen) => {
    const nowMs = performance.now();
    if (nowMs - askedMs > SHARPNESS_EVERY_MS) {
      askedMs = nowMs;
      void vision.api.sharpness().then(sharpness => {
        blurred = sharpness !== null && sharpness < BLURRED_BELOW;
      });
    }
    const word = boardWord(seen, blurred);
    const text = JSON.stringify(word);
    if (nowMs - toldMs < (text === told ? TELL_AGAIN_MS : TELL_EVERY_MS)) return;
    [told, toldMs] = [text, nowMs];
    calls.tell(word);
  };
};

/**
 * A phone's picture, once one is there, and again whenever it was away. Nothing is seen meanwhile, and nothing is forgotten:
 * when pictures come again they are looked at as after any gap.
 */
export const startPhone = async (
  vision: VisionWorker,
  place: PhonePlace,
  events: SourceEvents,
): Promise<SourceResult> => {
  const picture = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  let recorded: ReturnType<typeof recordWhile> | undefined;
  let sending: ReturnType<typeof sendTrack> | undefined;
  const link = await vision.link(seen => {
    calls.cameThrough();
    (recorded ?? events).seen(seen);
    tell(seen);
  });
  const stopTrack = () => {
    sending?.stop();
    recorded?.stop();
  };
  const show = (track: MediaStreamTrack) => {
    stopTrack();
    picture.srcObject = new MediaStream([track]);
    void picture.play().catch(() => undefined); // a hidden page starts it when it is shown
    recorded = recordWhile(track, picture, events.seen);
    sending = sendTrack(track, picture, link);
  };
  const calls: PhoneCalls = new PhoneCalls(
    { say: word => line.say(word), take: takePicture, newId, nowMs: () => performance.now(), every: steadyBeat },
    { picture: show, changed: events.phone },
  );
  const tell = makeTeller(vision, calls);
  const line = openTableLine(place, {
    heard: word => calls.hear(word),
    status: status => {
      if (status === 'connected') calls.begin();
    },
  });
  const letSleep = keepAwake();
  events.phone(calls.now);
  return {
    picture,
    get route() {
      return sending?.route ?? 'stream';
    },
    get recorder() {
      return recorded?.cutting.recorder;
    },
    cameraId: PHONE_ID,
    cut: async (fromMs, toMs) => recorded?.cutting.cut?.(fromMs, toMs),
    usePhone: id => calls.use(id),
    stop: () => {
      letSleep();
      calls.end();
      line.end();
      stopTrack();
      link.close();
    },
  };
};
