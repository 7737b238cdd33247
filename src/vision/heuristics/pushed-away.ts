import { apart, type OnSurface, type SurfaceKind } from '../../carrom/surface.ts';
import type { LastSeen } from './last-seen.ts';
import { type Going, radiusOf } from './predict-disc.ts';
import type { SameDisc } from './same-discs.ts';
import { kindOf, sightingsOf } from './track.ts';

/**
 * A disc that vanished from its place was struck, most often by one that was seen to run at it. Where and how fast it was
 * sent follows from that one's way.
 */

/** Sights so far apart in time do not tell a speed. */
const STEP_MS = 110;
/** So long after its last sight the other meets it at the latest. */
const MEETS_WITHIN_S = 0.12;
/** The blow fell about when the disc was seen last, or a little later. */
const BEFORE_MS = 60;
const AFTER_MS = 130;
const SLOWEST_MM_PER_S = 150;
/** A striker weighs nearly three times a piece, and sends it off faster than it came. */
const HANDS_ON = { striker: 1.35, piece: 0.95 } as const;

/** When a disc on this way comes within reach of a place, in seconds; undefined when it passes by. */
const meetsAfter = ({ x, y, vx, vy }: Going, at: OnSurface, reachMm: number): number | undefined => {
  const [dx, dy] = [x - at.xMm, y - at.yMm];
  const a = vx * vx + vy * vy;
  const b = dx * vx + dy * vy;
  const c = dx * dx + dy * dy - reachMm * reachMm;
  if (b >= 0 || b * b < a * c) return undefined;
  return (-b - Math.sqrt(b * b - a * c)) / a;
};

/** Where a disc that was last seen where it lay, at that time, was sent by what ran at it. */
export const pushedAway = (
  disc: SameDisc,
  seenMs: number,
  all: readonly SameDisc[],
  kind: SurfaceKind,
): LastSeen | null => {
  const { anchor } = disc.before.track;
  const radius = radiusOf(kind, kindOf(disc.before.track).kind);
  let best: (LastSeen & { readonly off: number }) | null = null;
  for (const other of all) {
    if (other === disc) continue;
    const { kind: what } = kindOf(other.before.track);
    const reachMm = radius + radiusOf(kind, what);
    const sights = sightingsOf(other.way.trail).filter(({ where }) => where === 'surface');
    for (const [i, sight] of sights.entries()) {
      const from = sights[i - 1];
      if (from === undefined || sight.atMs - from.atMs > STEP_MS) continue;
      if (sight.atMs > seenMs + AFTER_MS || sight.atMs < seenMs - AFTER_MS) continue;
      const seconds = Math.max(0.004, (sight.atMs - from.atMs) / 1000);
      const [vx, vy] = [(sight.at.xMm - from.at.xMm) / seconds, (sight.at.yMm - from.at.yMm) / seconds];
      const speed = Math.hypot(vx, vy);
      if (speed < SLOWEST_MM_PER_S || apart(sight.at, anchor) < 0.8 * reachMm) continue;
      const going = { x: sight.at.xMm, y: sight.at.yMm, vx, vy };
      const after = meetsAfter(going, anchor, reachMm);
      if (after === undefined || after > MEETS_WITHIN_S) continue;
      const atMs = sight.atMs + after * 1000;
      if (atMs < seenMs - BEFORE_MS || atMs > seenMs + AFTER_MS) continue;
      const [nx, ny] = [
        (anchor.xMm - sight.at.xMm - vx * after) / reachMm,
        (anchor.yMm - sight.at.yMm - vy * after) / reachMm,
      ];
      const sent = (vx * nx + vy * ny) * (what === 'striker' ? HANDS_ON.striker : HANDS_ON.piece);
      const off = Math.abs(atMs - seenMs);
      if (best !== null && best.off <= off) continue;
      best = { at: anchor, atMs, going: { x: anchor.xMm, y: anchor.yMm, vx: nx * sent, vy: ny * sent }, off };
    }
  }
  return best;
};
