import type { SetUpChanged } from './events.ts';
import { toldAnew } from './played-after.ts';
import type { MatchView } from './replay.ts';
import { seating } from './who-shot.ts';

/** Answers of one kind after which it is no accident any more. */
const ENOUGH = 2;
/** People seldom shoot out of turn: another seating must explain three of four shots that came from elsewhere. */
const MOST_LEFT = 1 / 4;

/** How often, since the set-up was last spoken of, a person said that a shot from another side was that player's all the same. */
const answersAlike = ({ changes, entries }: MatchView, elsewhere: ReadonlySet<string>): number => {
  const since = changes.slice(changes.findLastIndex(({ kind }) => kind === 'set-up-changed') + 1);
  const askedOfSeat = (id: string) =>
    elsewhere.has(id) &&
    entries.some(({ event }) => event.kind === 'shot-played' && event.id === id && event.seen?.verdict !== 'held');
  return since.filter(change => toldAnew(change).some(({ id }) => askedOfSeat(id))).length;
};

/** Other ways to set the match up which would explain what was asked and answered the same way again and again. */
export const otherSetUps = (view: MatchView): readonly SetUpChanged[] => {
  const { start } = view;
  if (start.practice) return [];
  const { elsewhere } = seating(view);
  if (answersAlike(view, elsewhere) < ENOUGH) return [];
  const sides =
    start.format === 'singles'
      ? (['right', 'left', 'opposite'] as const).filter(sits => sits !== (start.sits ?? 'opposite'))
      : [];
  const explain = sides.filter(sits => {
    const { sits: _sat, ...rest } = start;
    const seated = sits === 'opposite' ? rest : { ...rest, sits };
    return seating({ ...view, start: seated }).elsewhere.size <= elsewhere.size * MOST_LEFT;
  });
  return [
    ...explain.map((sits): SetUpChanged => ({ kind: 'set-up-changed', sits })),
    { kind: 'set-up-changed', practice: true },
  ];
};

/** It stays as it is set up, and is not asked again for the same answers. */
export const asItIs = ({ start }: MatchView): SetUpChanged => ({
  kind: 'set-up-changed',
  sits: start.sits ?? 'opposite',
});
