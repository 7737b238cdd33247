import { makeShot } from '../rules/notation.ts';
import type { PlayedEvent } from './events.ts';
import { toldAnew } from './played-after.ts';
import type { MatchView } from './replay.ts';

/** How the camera did in a match, counted from its log: every shot once. */
export interface CameraRecord {
  /** All shots since the camera's first one. */
  readonly shots: number;
  /** Told by the camera, and nobody said otherwise. */
  readonly asTold: number;
  /** A person was asked what happened, or whose shot it was. */
  readonly asked: number;
  /** Told with confidence, and overruled. */
  readonly corrected: number;
  /** Not noticed: put in by hand. */
  readonly missed: number;
}

type Shot = Extract<PlayedEvent, { readonly kind: 'shot-played' }>;

const fateOf = (shot: Shot, { changes }: MatchView, asked: ReadonlySet<string>): 'asTold' | 'asked' | 'corrected' => {
  if (shot.seen?.verdict === 'held' || asked.has(shot.id)) return 'asked';
  if (changes.some(each => each.kind === 'entry-removed' && each.id === shot.id)) return 'corrected';
  const last = changes.flatMap(toldAnew).findLast(({ id }) => id === shot.id);
  if (!last) return 'asTold';
  // Whoever was asked and said that it is as it was told has corrected nothing.
  return makeShot(last.stroke) === makeShot(shot.stroke) ? 'asked' : 'corrected';
};

/** `asked`: the shots a person is asked about now. Undefined: no camera told anything. */
export const cameraRecord = (view: MatchView, asked: ReadonlySet<string>): CameraRecord | undefined => {
  const first = view.changes.findIndex(each => each.kind === 'shot-played' && each.by === 'camera');
  if (first < 0) return undefined;
  const since = view.changes.slice(first);
  const told = since.flatMap(each => (each.kind === 'shot-played' && each.by === 'camera' ? [each] : []));
  const fates = told.map(shot => fateOf(shot, view, asked));
  const count = (fate: (typeof fates)[number]) => fates.filter(each => each === fate).length;
  const missed = since.filter(
    each => each.kind === 'shot-inserted' || (each.kind === 'shot-played' && each.by === 'umpire'),
  ).length;
  return {
    shots: told.length + missed,
    asTold: count('asTold'),
    asked: count('asked'),
    corrected: count('corrected'),
    missed,
  };
};
