import { baseSeat } from '../carrom/base-seat.ts';
import type { Disc, Piece } from '../carrom/discs.ts';
import { PIECES } from '../carrom/discs.ts';
import { penaltyWellPlaced, pieceCentred } from '../carrom/piece-place.ts';
import { apart, markingsOf, type OnSurface, type SurfaceKind, standardSurface } from '../carrom/surface.ts';
import type { PutBack } from '../rules/ruling.ts';
import type { GameState } from '../rules/state.ts';
import { fallenIn } from '../rules/take-in.ts';

/** A disc somebody sees lying there. */
export interface LyingDisc {
  readonly kind: Disc;
  readonly at: OnSurface;
}

/** Something to do with hands before the next shot. */
export type Task =
  /** As the ruling says. `done` of them lie there again; `ghosts`: where the others may go; `badly`: one lies wrongly. */
  | {
      readonly kind: 'put-back';
      readonly back: PutBack;
      readonly done: number;
      readonly ghosts: readonly OnSurface[];
      readonly badly?: OnSurface;
    }
  /** It should lie there and is not seen: forgotten earlier, hidden, or a fall that was not told. */
  | { readonly kind: 'missing'; readonly piece: Piece; readonly count: number }
  /** More lie there than the score knows of, or the striker is still where it stopped. */
  | { readonly kind: 'take-off'; readonly disc: Disc; readonly count: number };

export interface Reconciled {
  readonly tasks: readonly Task[];
  /** The pieces on the surface are those of the score, where they belong. */
  readonly settled: boolean;
}

/** What lies on the surface, by the score. */
export const expectedOn = (state: GameState): Readonly<Record<Piece, number>> => {
  const { on, queen, asks } = state;
  const lying = { white: on.white, black: on.black, queen: queen.kind === 'on' ? 1 : 0 };
  if (asks?.kind !== 'red-followed') return lying;
  // A shot that waits to be ruled has taken its pieces from the surface all the same.
  const fell = fallenIn(state, asks.stroke);
  return {
    white: lying.white - fell.white,
    black: lying.black - fell.black,
    queen: lying.queen - (fell.queen ? 1 : 0),
  };
};

/** How far off a camera above the board may measure. */
const TOLERANCE_MM = 4;
const CENTRE_WITHIN_MM = 5;

/** Free places inside the outer circle and off the centre circle, the nearest to the middle first. */
const freePlaces = (kind: SurfaceKind, lying: readonly OnSurface[], count: number): readonly OnSurface[] => {
  const { centreCircleRadiusMm, outerCircleRadiusMm } = markingsOf(kind);
  const radius = kind.pieceDiameterMm / 2;
  const from = centreCircleRadiusMm + radius + 3;
  const to = outerCircleRadiusMm - radius - 1;
  const found: OnSurface[] = [];
  for (let out = from; out <= to && found.length < count; out += 6) {
    for (let degrees = -90; degrees < 270 && found.length < count; degrees += 10) {
      const angle = (degrees * Math.PI) / 180;
      const at = { xMm: out * Math.cos(angle), yMm: out * Math.sin(angle) };
      if ([...lying, ...found].every(other => apart(at, other) > kind.pieceDiameterMm + 3)) found.push(at);
    }
  }
  return found;
};

/** The first of these pieces that came back to a wrong place; who lay there before may lie as he likes. */
const badlyPlaced = (
  back: PutBack,
  discs: readonly LyingDisc[],
  rested: readonly LyingDisc[],
  kind: SurfaceKind,
): OnSurface | undefined => {
  const came = discs.filter(
    disc =>
      disc.kind === back.piece &&
      !rested.some(({ kind: was, at }) => was === disc.kind && apart(at, disc.at) < kind.pieceDiameterMm / 2),
  );
  const well = ({ at }: LyingDisc) => {
    if (back.where === 'centre') return pieceCentred(at, CENTRE_WITHIN_MM, TOLERANCE_MM);
    const others = discs.filter(other => other.at !== at && other.kind !== 'striker').map(other => other.at);
    return penaltyWellPlaced(kind, at, others, TOLERANCE_MM);
  };
  return came.find(disc => well(disc) === 'no')?.at;
};

export interface Surface {
  readonly discs: readonly LyingDisc[];
  /** How they lay when the last shot had come to rest, before any hand. */
  readonly rested?: readonly LyingDisc[];
  readonly kind?: SurfaceKind;
}

/** What the ruling leaves on the surface against what is seen there: what is still to be done, and what is done. */
export const reconcile = (
  state: GameState,
  putBack: readonly PutBack[],
  { discs, rested = [], kind = standardSurface }: Surface,
): Reconciled => {
  const expected = expectedOn(state);
  const seen = (disc: Disc) => discs.filter(each => each.kind === disc).length;
  const missing = new Map(PIECES.map(piece => [piece, Math.max(0, expected[piece] - seen(piece))]));
  const lying = discs.filter(disc => disc.kind !== 'striker').map(({ at }) => at);

  // What was put back first is ticked off first: the missing ones are the last of the list.
  const backs = putBack.toReversed().map((back): Task => {
    const left = Math.min(back.count, missing.get(back.piece) ?? 0);
    missing.set(back.piece, (missing.get(back.piece) ?? 0) - left);
    const ghosts =
      back.where === 'centre' && left > 0
        ? [{ xMm: 0, yMm: 0 }, ...freePlaces(kind, lying, left - 1)]
        : freePlaces(kind, lying, left);
    const badly = left === 0 ? badlyPlaced(back, discs, rested, kind) : undefined;
    return { kind: 'put-back', back, done: back.count - left, ghosts, ...(badly ? { badly } : {}) };
  });
  const gone = PIECES.flatMap((piece): readonly Task[] => {
    const count = missing.get(piece) ?? 0;
    return count > 0 ? [{ kind: 'missing', piece, count }] : [];
  });
  const extra = PIECES.flatMap((disc): readonly Task[] => {
    const count = seen(disc) - expected[disc];
    return count > 0 ? [{ kind: 'take-off', disc, count }] : [];
  });
  const striker: readonly Task[] = discs.some(disc => disc.kind === 'striker' && baseSeat(kind, disc.at) === null)
    ? [{ kind: 'take-off', disc: 'striker', count: 1 }]
    : [];
  const tasks = [...backs.toReversed(), ...gone, ...extra, ...striker];
  const settled =
    gone.length === 0 &&
    extra.length === 0 &&
    backs.every(task => task.kind === 'put-back' && task.done === task.back.count && !task.badly);
  return { tasks, settled };
};
