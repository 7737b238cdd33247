import type { Answer } from '../carrom/answer.ts';
import type { Piece } from '../carrom/discs.ts';
import { pieceInPrison, pieceOnLine, pieceOnOrBehindLine } from '../carrom/piece-place.ts';
import type { Shot, ShotFacts } from '../carrom/shot.ts';
import { backCushionFirst, directlyHit, leavesForwards, type Touch } from '../carrom/striker-path.ts';
import { SEATS, type Seat, type SurfaceKind, seenFrom, standardSurface } from '../carrom/surface.ts';
import type { DiscName, ShotTruth } from './performance.ts';

const asAnswer = (yes: boolean): Answer => (yes ? 'yes' : 'no');

/** A cushion as the shooter sees it: his own is `south`. */
const cushionFrom = (seat: Seat, cushion: Seat): Seat =>
  SEATS[(SEATS.indexOf(cushion) - SEATS.indexOf(seat) + 4) % 4] ?? cushion;

const isPiece = <T extends DiscName>(disc: T): disc is T & { readonly kind: Piece } => disc.kind !== 'striker';

/** What the striker touched, in the shooter's frame. Only the first piece's place is told exactly. */
const touchesOf = (truth: ShotTruth): readonly Touch[] =>
  truth.contacts.flatMap((contact): readonly Touch[] => {
    if (contact.kind === 'cushion') {
      if (contact.disc.kind !== 'striker') return [];
      return [{ kind: 'cushion', cushion: cushionFrom(truth.seat, contact.cushion) }];
    }
    const piece = contact.disc.kind === 'striker' ? contact.other : contact.disc;
    if (contact.disc.kind !== 'striker' && contact.other.kind !== 'striker') return [];
    if (!isPiece(piece)) return [];
    const first = truth.firstContact?.id === piece.id ? truth.firstContact.at : undefined;
    const lay = first ?? truth.discsBefore.find(({ id }) => id === piece.id)?.at ?? { xMm: 0, yMm: 0 };
    return [{ kind: 'piece', piece: piece.kind, at: seenFrom(truth.seat, lay) }];
  });

/** The shot as a perfect camera would report it: no fact is unknown. */
export const shotFromTruth = (truth: ShotTruth, kind: SurfaceKind = standardSurface): Shot => {
  const touches = touchesOf(truth);
  const direct = directlyHit(touches);
  const first = truth.firstContact;
  const leaves = seenFrom(truth.seat, { xMm: truth.leaves.vxMmPerS, yMm: truth.leaves.vyMmPerS });
  const facts: ShotFacts = {
    anyPieceTouched: asAnswer(first !== null),
    firstTouched: first === null || !isPiece(first) ? 'nothing' : first.kind,
    firstTouchedHow: first === null ? 'unknown' : first.afterCushions.length === 0 ? 'direct' : 'off-cushion',
    directHitOnOrBehindLine: direct === undefined ? 'no' : pieceOnOrBehindLine(kind, direct.at, 0),
    directHitOnLine: direct === undefined ? 'no' : pieceOnLine(kind, direct.at, 0),
    directHitInPrison: direct === undefined ? 'no' : pieceInPrison(kind, direct.at, 0),
    leftForwards: leavesForwards({ vxMmPerS: leaves.xMm, vyMmPerS: leaves.yMm }, touches, 0),
    backCushionFirst: backCushionFirst(touches),
    strikerTouchedBothLines: asAnswer(truth.strikerTouchedBothLines),
    strikerHalfOnBaseCircle: asAnswer(truth.strikerHalfOnBaseCircle),
    strikerTouchedArrow: asAnswer(truth.strikerTouchedArrow),
  };
  return {
    pocketed: truth.pocketed.map(({ kind: disc, pocket }) => ({ disc, pocket })),
    offSurface: truth.offSurface.map(({ kind: disc }) => disc),
    fellBack: truth.fellBack.filter(isPiece).map(({ kind: piece }) => piece),
    facts,
  };
};
