import { good, type Outcome } from '../../carrom/outcome.ts';
import type { DetectorTrouble, ReadyDetector, ReadyNetwork } from '../../vision/detect/ready-detector.ts';
import { fastRectifier } from './fast-rectify.ts';
import type { LoadedNetworks, NetworkApi, WhichNetwork } from './network-api.ts';
import { makePulse, type PulseSettings, pulseSettings } from './pulse.ts';

/** A thread that runs the networks. */
export interface NetworkHost {
  readonly load: () => Promise<Outcome<LoadedNetworks, DetectorTrouble>>;
  readonly run: (which: WhichNetwork, picture: Float32Array) => ReturnType<NetworkApi['run']>;
  readonly end: () => void;
}

/** One that does not load is tried again, each time a little later. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

const later = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * The detector in a thread that may die or hang without telling anybody. Its pulse is the very pictures that it is asked
 * about: when one is not answered another thread takes its place. Until then every question is refused at once, so that
 * whoever asks can say that it sees nothing.
 */
export const watchNetworks = async (
  start: (failed: () => void) => NetworkHost,
  settings: PulseSettings = pulseSettings,
): Promise<Outcome<ReadyDetector, DetectorTrouble>> => {
  let host: NetworkHost | undefined;
  let pulse = makePulse(settings);

  /** Undefined: it never answered. */
  const begin = async () => {
    const fresh: NetworkHost = start(() => replace(fresh));
    const outcome = await makePulse({ ...settings, mostMs: 4 * settings.mostMs }).wait(fresh.load());
    if (outcome !== 'silent' && outcome.ok) [host, pulse] = [fresh, makePulse(settings)];
    else fresh.end(); // what could not be loaded is tried again in a fresh one
    return outcome === 'silent' ? undefined : outcome;
  };
  let replaced: Promise<void> = Promise.resolve();
  const replace = (dead: NetworkHost) => {
    if (dead !== host) return;
    host = undefined;
    dead.end();
    replaced = beginAgain();
  };
  const beginAgain = async () => {
    for (let waitMs = FIRST_WAIT_MS; !host; waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs)) {
      await begin().catch(() => undefined);
      if (!host) await later(waitMs);
    }
  };

  const first = (await begin()) ?? ({ ok: false, error: 'needs-fresh-worker' } as const);
  if (!first.ok) return first;
  const { tilesPx, closer } = first.value;
  let { health } = first.value;
  const network = (which: WhichNetwork): ReadyNetwork => ({
    see: async picture => {
      const asked = host;
      if (!asked) throw new Error('the networks are being started again');
      const answer = await pulse.wait(asked.run(which, picture));
      if (answer === 'silent') {
        replace(asked);
        throw new Error('the networks do not answer');
      }
      health = answer.health;
      return answer.maps;
    },
  });
  return good({
    networks: {
      whole: network('whole'),
      ...(tilesPx && { tiles: new Map(tilesPx.map(sizePx => [sizePx, network(sizePx)])) }),
      ...(closer && { closer: network('closer') }),
      rectifier: fastRectifier,
    },
    health: () => health,
    again: () => replaced,
  });
};
