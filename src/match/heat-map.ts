import type { OnSurface } from '../carrom/surface.ts';
import type { MatchView } from './replay.ts';
import type { SeenPath } from './seen-shot.ts';

/** Where a player shot from, and where the pieces lay that he pocketed, as far as a camera saw it. */
export interface PlayerHeat {
  readonly name: string;
  readonly pots: readonly OnSurface[];
  readonly strikers: readonly OnSurface[];
  /** The ways of the pieces that he pocketed. */
  readonly paths: readonly SeenPath[];
}

export const heatOf = ({ start, entries }: MatchView): readonly PlayerHeat[] =>
  start.names.map((name, at) => {
    const notes = entries.flatMap(({ event, before }) =>
      event.kind === 'shot-played' && event.seen && before.at === at ? [event.seen] : [],
    );
    return {
      name,
      pots: notes.flatMap(({ fellFrom }) => fellFrom.filter(({ disc }) => disc !== 'striker').map(fell => fell.at)),
      strikers: notes.map(({ striker }) => striker),
      paths: notes.flatMap(({ paths }) => paths.filter(({ disc, pocketed }) => pocketed && disc !== 'striker')),
    };
  });
