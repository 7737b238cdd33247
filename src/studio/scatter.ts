import { PIECES } from '../carrom/discs.ts';
import { startLayout } from '../carrom/start-layout.ts';
import { apart, fromSeat, markingsOf, type OnSurface, SEATS, type SurfaceKind } from '../carrom/surface.ts';
import { type Dice, dice } from './dice.ts';
import type { DiscPose, HandPose, InRoom, Moment } from './moment.ts';

const lying = (id: number, kind: DiscPose['kind'], at: OnSurface, turnDegrees: number): DiscPose => ({
  id,
  kind,
  ...at,
  zMm: 0,
  leanDegrees: 0,
  leanTowardsDegrees: 0,
  turnDegrees,
});

/** Where a disc's middle can be: before the cushions, and not over a hole, into which it would fall. */
export const canLie = (kind: SurfaceKind, radiusMm: number, { xMm, yMm }: OnSurface): boolean => {
  const { halfSideMm, pocketAtMm, pocketRadiusMm } = markingsOf(kind);
  const reach = halfSideMm - radiusMm;
  const [x, y] = [Math.abs(xMm), Math.abs(yMm)];
  return x <= reach && y <= reach && Math.hypot(x - pocketAtMm, y - pocketAtMm) >= pocketRadiusMm;
};

/** Places until none overlaps: everywhere, at the cushions, near pockets, or beside a disc that already lies there. */
const freePlace = (
  d: Dice,
  kind: SurfaceKind,
  radiusMm: number,
  taken: readonly (OnSurface & { readonly radiusMm: number })[],
): OnSurface | undefined => {
  const { halfSideMm, pocketAtMm } = markingsOf(kind);
  const reach = halfSideMm - radiusMm;
  for (let attempt = 0; attempt < 40; attempt++) {
    const how = d.weighted([
      [6, 'anywhere'],
      [3, 'middle'],
      [1.5, 'cushion'],
      [1, 'pocket'],
      [2, 'touching'],
    ]);
    let at: OnSurface = { xMm: d.between(-reach, reach), yMm: d.between(-reach, reach) };
    if (how === 'middle') at = { xMm: d.bell() * 90, yMm: d.bell() * 90 };
    if (how === 'cushion')
      at = d.chance(0.5)
        ? { xMm: at.xMm, yMm: reach * (d.chance(0.5) ? 1 : -1) }
        : { xMm: reach * (d.chance(0.5) ? 1 : -1), yMm: at.yMm };
    if (how === 'pocket')
      at = {
        xMm: (d.chance(0.5) ? 1 : -1) * (pocketAtMm - d.between(0, 70)),
        yMm: (d.chance(0.5) ? 1 : -1) * (pocketAtMm - d.between(0, 70)),
      };
    const other = taken[d.whole(0, Math.max(0, taken.length - 1))];
    if (how === 'touching' && other) {
      const angle = d.between(0, 2 * Math.PI);
      const far = other.radiusMm + radiusMm + (d.chance(0.5) ? 0 : d.between(0, 4));
      at = { xMm: other.xMm + far * Math.cos(angle), yMm: other.yMm + far * Math.sin(angle) };
    }
    if (canLie(kind, radiusMm, at) && taken.every(it => apart(it, at) >= it.radiusMm + radiusMm - 0.01)) return at;
  }
  return undefined;
};

const room = ({ xMm, yMm }: OnSurface, zMm: number): InRoom => ({ xMm, yMm, zMm });

/** A hand at some seat, doing something somewhere. */
export const someHand = (d: Dice, kind: SurfaceKind, id: number): HandPose => {
  const seat = d.pick(SEATS);
  const half = kind.sideMm / 2;
  const gesture = d.weighted([
    [3, 'flick'],
    [3, 'aim'],
    [2, 'pinch'],
    [2, 'flat'],
    [2, 'rest'],
  ]);
  const deep =
    gesture === 'rest'
      ? d.between(-90, 20)
      : gesture === 'flick' || gesture === 'aim'
        ? d.between(60, 130)
        : d.between(40, half * 1.3);
  const tip = { xMm: d.between(-0.6, 0.6) * half, yMm: -half + deep };
  const turn = d.bell() * 0.5;
  const back = (mm: number): OnSurface => ({ xMm: tip.xMm - Math.sin(turn) * mm, yMm: tip.yMm - Math.cos(turn) * mm });
  const high = gesture === 'pinch' || gesture === 'flat' ? d.between(4, 60) : 8;
  return {
    id,
    seat,
    right: d.chance(0.85),
    fingertip: room(fromSeat(seat, tip), high),
    wrist: room(fromSeat(seat, back(gesture === 'flat' ? 185 : 140)), high + d.between(30, 75)),
    elbow: room(fromSeat(seat, back(400)), d.between(60, 190)),
    gesture,
    open: d.next(),
  };
};

/** A board as it may lie between shots, made up without playing: full, half played, nearly empty, or just set. */
export const scatterBoard = (seed: number, kind: SurfaceKind): Moment => {
  const d = dice(seed, 'scatter');
  const turn = () => d.between(0, 360);
  const radiusMm = kind.pieceDiameterMm / 2;
  const mode = d.weighted([
    [6, 'played'],
    [2, 'set'],
    [2, 'spread'],
    [0.6, 'empty'],
  ]);
  const discs: DiscPose[] = [];
  const taken: (OnSurface & { readonly radiusMm: number })[] = [];
  const lay = (kindOf: DiscPose['kind'], at: OnSurface, r: number) => {
    discs.push(lying(discs.length, kindOf, at, turn()));
    taken.push({ ...at, radiusMm: r });
  };
  if (mode === 'set' || mode === 'spread') {
    const loose = mode === 'set' ? d.between(1, 1.01) : d.between(1.1, 2.6);
    for (const { piece, at } of startLayout(kind.pieceDiameterMm * loose, turn())) {
      const off = mode === 'set' ? 0 : kind.pieceDiameterMm * (loose - 1) * 0.45;
      lay(piece, { xMm: at.xMm + d.between(-off, off), yMm: at.yMm + d.between(-off, off) }, radiusMm);
    }
  } else if (mode === 'played') {
    const left = { white: d.whole(0, 9), black: d.whole(0, 9), queen: d.chance(0.6) ? 1 : 0 };
    for (const piece of PIECES)
      for (let i = 0; i < left[piece]; i++) {
        const at = freePlace(d, kind, radiusMm, taken);
        if (at) lay(piece, at, radiusMm);
      }
  }
  const strikerR = kind.strikerDiameterMm / 2;
  const striker = d.weighted([
    [4, 'line'],
    [3, 'anywhere'],
    [2, 'none'],
  ]);
  if (striker === 'line') {
    const m = markingsOf(kind);
    const at = fromSeat(d.pick(SEATS), { xMm: d.between(-1, 1) * m.baseCircleXMm, yMm: m.baseBandYMm });
    if (taken.every(it => apart(it, at) >= it.radiusMm + strikerR)) lay('striker', at, strikerR);
  } else if (striker === 'anywhere') {
    const at = freePlace(d, kind, strikerR, taken);
    if (at) lay('striker', at, strikerR);
  }
  const hands = d.chance(0.35) ? [someHand(d, kind, 1), ...(d.chance(0.15) ? [someHand(d, kind, 2)] : [])] : [];
  return { atMs: 0, discs, hands };
};
