import { PIECES, type Piece } from '../carrom/discs.ts';
import type { Stroke } from '../rules/stroke.ts';
import type { Correction } from './events.ts';
import { expectedOn, type LyingDisc, reconcile } from './reconcile.ts';
import { follow, type MatchView } from './replay.ts';

/** The stroke with so many more of a piece down, or, where it is negative, so many fewer; undefined: so many did not fall. */
const withMore = (stroke: Stroke, piece: Piece, more: number): Stroke | undefined => {
  if (more >= 0) {
    const added = Array.from({ length: more }, () => ({ disc: piece, pocket: 'unknown' }) as const);
    const told = { ...stroke, pocketed: [...stroke.pocketed, ...added] };
    // Nobody saw these fall: before or after the queen, if she fell too.
    return more > 0 && told.pocketed.some(({ disc }) => disc === 'queen') ? { ...told, orderUnknown: true } : told;
  }
  let toTake = -more;
  const pocketed = stroke.pocketed.toReversed().filter(({ disc }) => disc !== piece || toTake-- <= 0);
  return toTake > 0 ? undefined : { ...stroke, pocketed: pocketed.toReversed() };
};

/**
 * "This is the board now": the last shot told so that what is seen is what must lie there. That assumes that only the
 * last shot was read wrongly; undefined when that cannot explain it.
 */
export const lastShotFor = (view: MatchView, discs: readonly LyingDisc[]): Correction | undefined => {
  const last = view.entries.findLast(({ event }) => event.kind === 'shot-played');
  if (last?.event.kind !== 'shot-played' || last !== view.entries.at(-1)) return undefined;
  const { id, stroke } = last.event;
  const before = expectedOn(last.before);
  const putBack = (piece: Piece) =>
    last.ruling.putBack.filter(back => back.piece === piece).reduce((sum, { count }) => sum + count, 0);
  const seen = (piece: Piece) => discs.filter(({ kind }) => kind === piece).length;
  const down = (piece: Piece) => stroke.pocketed.filter(({ disc }) => disc === piece).length;
  // With or without what the ruling had put back: it may have been done already or not.
  const tries = [0, 1].map(done =>
    PIECES.reduce<Stroke | undefined>((told, piece) => {
      const fell = before[piece] - (seen(piece) - (done ? putBack(piece) : 0));
      return told && withMore(told, piece, fell - down(piece));
    }, stroke),
  );
  const corrections = tries.flatMap((told): readonly Correction[] =>
    told ? [{ kind: 'shot-corrected', id, stroke: told }] : [],
  );
  return corrections.find(correction => {
    const after = follow(view, correction);
    const { tasks } = reconcile(after.state, after.entries.at(-1)?.ruling.putBack ?? [], { discs });
    return tasks.every(task => task.kind === 'put-back' || (task.kind === 'take-off' && task.disc === 'striker'));
  });
};
