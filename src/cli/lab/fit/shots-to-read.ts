import { performShots } from '../../../studio/perform.ts';
import type { Performance } from '../../../studio/performance.ts';
import { accountsOf } from '../../../vision/reading/accounts.ts';
import type { Episode } from '../../../vision/reading/episode.ts';
import type { Model } from '../../../vision/reading/model.ts';
import { endOfWatching, watchingNothing, watchSettings, watchSurface } from '../../../vision/reading/watch-surface.ts';
import { resultOf, type ShotResult, weigh } from '../../../vision/reading/weigh.ts';
import { inNats } from '../evaluate/reliability.ts';
import type { TrueShot } from '../evaluate/score-shots.ts';
import { filmedAsMeasured } from './measured-eyes.ts';

/** What there was to read a shot from, and what truly happened: null where nothing was struck. */
export interface ShotToRead {
  readonly episode: Episode;
  readonly truth: TrueShot | null;
  readonly scene: Pick<Performance, 'kind'>;
}

const SHOTS_EACH = 6;

/** Half of them begin with a break, half in the middle of a board. */
export const scenesFrom = (seed: number, shots: number): readonly { readonly seed: number; readonly shots: number }[] =>
  Array.from({ length: Math.ceil(shots / SHOTS_EACH) }, (_, i) => ({
    seed: seed + i,
    shots: Math.min(SHOTS_EACH, shots - i * SHOTS_EACH),
  }));

export const sceneOf = ({ seed, shots }: { readonly seed: number; readonly shots: number }): Performance =>
  performShots(shots, seed, { from: seed % 2 === 0 ? 'layout' : 'middle' });

/** Watches a scene, and keeps what each shot was read from when it was told. */
export const shotsToRead = (scene: Performance, seed: number, model: Model): readonly ShotToRead[] => {
  const kept: { readonly startMs: number; readonly endMs: number; readonly episode: Episode }[] = [];
  let newest: Episode | null = null;
  const settings = {
    ...watchSettings,
    kind: scene.kind,
    model,
    overhear: (episode: Episode) => {
      newest = episode;
    },
  };
  let watching = watchingNothing;
  const keep = () => {
    if (newest) kept.push({ startMs: newest.startMs, endMs: newest.movedMs, episode: newest });
    newest = null;
  };
  for (const frame of filmedAsMeasured(scene, seed)) {
    const { after } = watchSurface(watching, frame, settings);
    if (watching.shot !== null && after.shot !== watching.shot && after.shot?.startMs !== watching.shot.startMs) keep();
    watching = after;
  }
  endOfWatching(watching, settings);
  keep();
  const free = new Set(kept);
  return scene.shots
    .flatMap((truth): readonly ShotToRead[] => {
      const found = [...free].find(({ startMs }) => startMs > truth.startMs - 250 && startMs < truth.endMs + 50);
      if (!found) return [];
      free.delete(found);
      return [{ episode: found.episode, truth, scene }];
    })
    .concat([...free].map(({ episode }) => ({ episode, truth: null, scene })));
};

const named = (discs: readonly string[]): string => discs.toSorted().join(' ');
const same = ({ pocketed, offSurface }: ShotResult, truth: TrueShot): boolean =>
  named(pocketed.map(({ disc }) => disc)) === named(truth.pocketed.map(({ kind }) => kind)) &&
  named(offSurface) === named(truth.offSurface.map(({ kind }) => kind));

/** How unlikely the truth was to this model, in nats: what was wrong and sure costs most. */
export const costOfTruth = ({ episode, truth, scene }: ShotToRead, model: Model): number => {
  const { accounts, byHand: hand } = accountsOf(episode, scene.kind, model);
  const { readings, byHand } = weigh(accounts, hand, scene.kind, model);
  const struck = readings
    .filter(({ told: [told] }) => told && truth && same(resultOf(told), truth))
    .reduce((sum, { probability }) => sum + probability, 0);
  const chance = truth ? struck : byHand;
  return inNats(chance);
};
