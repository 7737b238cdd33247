import { DISCS, type Disc } from '../../../carrom/discs.ts';
import { nearestPocket, POCKETS, pocketCentre, type SurfaceKind } from '../../../carrom/surface.ts';
import type { Chance } from '../../../studio/chance.ts';
import { chanceFrom } from '../../../studio/chance.ts';
import type { DiscPose, Disturbance } from '../../../studio/moment.ts';
import type { KindOdds, PlacedDisc, PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { gapBefore, noFrames, tallyFrame } from '../../../vision/picture/tally-frames.ts';
import { insideAny, type Limb, limbsOf, raggedCover, seenFromAbove } from './hand-cover.ts';
import { drawNoise, type Noise } from './noise.ts';
import { anyKind, drawSpot, type Spot } from './noisy-spots.ts';
import type { Scene } from './scene.ts';

/** How far beyond the cushions the rectified picture reaches. */
const MARGIN_MM = 85;

const oddsFor = (kind: Disc, chance: Chance, sure: number): KindOdds => {
  const own = Math.min(0.99, Math.max(0.4, sure));
  const shares = DISCS.map(() => 0.05 + chance.next());
  const sum = DISCS.reduce((all, disc, i) => all + (disc === kind ? 0 : (shares[i] ?? 0)), 0);
  const at = (i: number) => (DISCS[i] === kind ? own : ((1 - own) * (shares[i] ?? 0)) / sum);
  const rounded = (value: number) => Math.round(value * 1000) / 1000;
  return { white: rounded(at(0)), black: rounded(at(1)), queen: rounded(at(2)), striker: rounded(at(3)) };
};

/** A disc down in a pocket: the wood hides what is not under the hole, so it is seen inside its rim. */
const inHole = (kind: SurfaceKind, disc: DiscPose): { readonly x: number; readonly y: number } => {
  const { x, y } = seenFromAbove(disc);
  const { pocket } = nearestPocket(kind, disc);
  const centre = pocketCentre(kind, pocket);
  const [dx, dy] = [x - centre.xMm, y - centre.yMm];
  const out = Math.sqrt(dx * dx + dy * dy);
  const most = kind.pocketDiameterMm / 2 - 5;
  if (out <= most || out > 60) return { x, y };
  return { x: centre.xMm + (dx / out) * most, y: centre.yMm + (dy / out) * most };
};

interface Ghost {
  readonly x: number;
  readonly y: number;
  readonly kind: Disc;
  /** A knuckle or a nail: gone with the hand. */
  readonly onHand: boolean;
  readonly untilMs: number;
}

/** Films a scene: what a camera and a small detector would say of it, mistakes included, the same for the same seed. */
export function* filmed(scene: Scene, seed: number, given?: Noise): Generator<PlacedFrame, void> {
  const chance = chanceFrom(seed, 'film');
  const noise = given ?? drawNoise(chanceFrom(seed, 'noise'));
  const stepMs = 1000 / noise.fps;
  const warp = [1, 2, 3, 4].map(() => chance.around(noise.warpMm));
  const half = scene.kind.sideMm / 2;
  const spots = new Map<number, Spot>();
  const netShows = new Map<number, boolean>();
  const merged = new Map<string, { readonly key: string; readonly share: number }>();
  const last = new Map<number, DiscPose>();
  const ghosts: Ghost[] = [];
  let tally = noFrames;
  let dropping = 0;
  let bumpX = 0;
  let bumpY = 0;
  let unfitUntil = -1;
  let noticedAt = -1;
  let limbsBefore: readonly Limb[] = [];
  const due: Disturbance[] = [...scene.disturbances];

  let stampBefore = -1;
  const rounded = (mm: number) => Math.round(mm * 100) / 100;
  const place = (x: number, y: number, kind: Disc, certainty: number, sure: number): PlacedDisc => ({
    kind,
    at: {
      xMm: rounded(x + ((warp[0] ?? 0) * x) / half + ((warp[1] ?? 0) * y) / half + bumpX),
      yMm: rounded(y + ((warp[2] ?? 0) * y) / half + ((warp[3] ?? 0) * x * y) / (half * half) + bumpY),
    },
    certainty: Math.round(certainty * 100) / 100,
    odds: oddsFor(kind, chance, sure),
  });

  for (let i = 0; i * stepMs <= scene.durationMs; i += 1) {
    const atMs = i * stepMs;
    const moment = scene.momentAt(atMs);
    const stampMs = Math.max(stampBefore + 1, Math.round((atMs + chance.around(noise.stampMs)) * 10) / 10);
    stampBefore = stampMs;
    while (due[0] !== undefined && due[0].atMs <= atMs) {
      const bump = due.shift();
      if (bump?.kind === 'camera-bumped') {
        bumpX = -bump.shiftMm.xMm + bump.turnDegrees * 6;
        bumpY = -bump.shiftMm.yMm;
      } else if (bump?.kind === 'board-nudged') {
        bumpX = bump.xMm;
        bumpY = bump.yMm;
      } else continue;
      noticedAt = atMs + chance.between(60, 200);
      unfitUntil = atMs + chance.between(500, 1500);
    }
    if (unfitUntil >= 0 && atMs >= unfitUntil) {
      unfitUntil = -1;
      bumpX = chance.around(0.5);
      bumpY = chance.around(0.5);
    }
    const limbs = moment.hands.flatMap(limbsOf);
    if (dropping === 0 && chance.happens(noise.dropShare)) dropping = 1 + chance.below(4);
    if (dropping > 0) {
      dropping -= 1;
      tally = tallyFrame(tally, { atMs: stampMs, analysed: false });
      for (const disc of moment.discs) last.set(disc.id, disc);
      continue;
    }
    tally = tallyFrame(tally, { atMs: stampMs, analysed: true });
    const found: PlacedDisc[] = [];
    const shown: { readonly disc: DiscPose; readonly index: number }[] = [];
    for (const disc of moment.discs) {
      const before = last.get(disc.id) ?? disc;
      last.set(disc.id, disc);
      const [dx, dy] = [disc.xMm - before.xMm, disc.yMm - before.yMm];
      const wentMm = Math.sqrt(dx * dx + dy * dy);
      const seen = disc.zMm < -2 ? inHole(scene.kind, disc) : seenFromAbove(disc);
      if (Math.max(Math.abs(seen.x), Math.abs(seen.y)) > half + MARGIN_MM) continue;
      const radius = (disc.kind === 'striker' ? scene.kind.strikerDiameterMm : scene.kind.pieceDiameterMm) / 2;
      const deep = insideAny(limbs, seen.x, seen.y);
      if (deep > -2 || (deep > -radius && chance.happens(0.35 + (0.6 * (deep + radius)) / radius))) continue;
      const flying = Math.abs(disc.zMm) > 0.5;
      const inNet = disc.zMm < -12;
      if (inNet && !netShows.has(disc.id)) netShows.set(disc.id, chance.happens(0.12));
      if (!inNet) netShows.delete(disc.id);
      let spot = spots.get(disc.id);
      if (spot === undefined || Math.abs(spot.x - disc.xMm) > 3 || Math.abs(spot.y - disc.yMm) > 3) {
        spot = drawSpot(noise, disc, chance);
        spots.set(disc.id, spot);
      }
      const still = wentMm < 0.4;
      const blurMm = (wentMm * noise.exposureMs) / stepMs;
      const blur = blurMm / (2 * radius);
      const depth = inNet ? (netShows.get(disc.id) ? 0.55 : 0.985) : disc.zMm < -2 ? 0.35 : flying ? 0.3 : 0;
      const beyond = Math.max(Math.abs(disc.xMm), Math.abs(disc.yMm)) > half ? 0.45 : 0;
      const missed = still
        ? Math.max(spot.missed, depth, beyond)
        : Math.max(depth, beyond, Math.min(0.8, 0.02 + 0.45 * Math.max(0, blur - 0.25)));
      if (chance.happens(missed)) continue;
      const wrong = still ? spot.wrongKind : Math.min(0.15, noise.wrongKindShare * 2 + 0.06 * blur);
      const kind = chance.happens(wrong) ? (still ? spot.takenFor : anyKind(chance)) : disc.kind;
      const sure = kind === disc.kind ? chance.between(0.62, 0.99) : chance.between(0.4, 0.85);
      const along = still ? 0 : chance.around(0.16 * blurMm) / Math.max(wentMm, 0.01);
      const lag = (noise.exposureMs / stepMs) * 0.5;
      const x = seen.x + dx * (along - lag * 0.5) + chance.around(noise.placeMm) + (still ? spot.biasX : 0);
      const y = seen.y + dy * (along - lag * 0.5) + chance.around(noise.placeMm) + (still ? spot.biasY : 0);
      shown.push({ disc, index: found.length });
      found.push(
        place(x, y, kind, chance.between(0.55, 1) - Math.min(0.3, 0.2 * blur), sure - 0.15 * Math.min(1, blur)),
      );
    }
    const gone = new Set<number>();
    for (const [n, one] of shown.entries()) {
      for (const two of shown.slice(n + 1)) {
        const [dx, dy] = [one.disc.xMm - two.disc.xMm, one.disc.yMm - two.disc.yMm];
        if (dx * dx + dy * dy > (scene.kind.pieceDiameterMm * 1.05) ** 2) continue;
        const pair = `${one.disc.id}|${two.disc.id}`;
        const key = `${Math.round(dx)}|${Math.round(dy)}`;
        let fate = merged.get(pair);
        if (fate === undefined || fate.key !== key) {
          fate = { key, share: chance.happens(0.02) ? chance.between(0.2, 0.85) : 0.004 };
          merged.set(pair, fate);
        }
        if (!chance.happens(fate.share) || gone.has(one.index) || gone.has(two.index)) continue;
        const kept = found[one.index];
        const lost = found[two.index];
        if (kept === undefined || lost === undefined) continue;
        const part = chance.between(0.3, 0.7);
        gone.add(two.index);
        found[one.index] = {
          ...kept,
          at: {
            xMm: rounded(kept.at.xMm + part * (lost.at.xMm - kept.at.xMm)),
            yMm: rounded(kept.at.yMm + part * (lost.at.yMm - kept.at.yMm)),
          },
        };
      }
    }
    const conjure = (x: number, y: number, onHand = false) => {
      const untilMs = atMs + (chance.happens(0.3) ? chance.between(30, 400) : 1);
      ghosts.push({ x, y, kind: anyKind(chance), onHand, untilMs });
    };
    if (chance.happens(noise.ghostsAnywhere)) conjure(chance.between(-half, half), chance.between(-half, half));
    for (const pocket of POCKETS) {
      if (!chance.happens(noise.ghostsAtPocket)) continue;
      const centre = pocketCentre(scene.kind, pocket);
      conjure(centre.xMm + chance.around(14), centre.yMm + chance.around(14));
    }
    for (const limb of limbs) {
      if (!chance.happens(noise.ghostsOnHand)) continue;
      const t = chance.next();
      conjure(
        limb.ax + t * (limb.bx - limb.ax) + chance.around(12),
        limb.ay + t * (limb.by - limb.ay) + chance.around(12),
        true,
      );
    }
    for (let g = ghosts.length - 1; g >= 0; g -= 1) {
      const ghost = ghosts[g];
      if (ghost === undefined || ghost.untilMs <= atMs) ghosts.splice(g, 1);
      else if (ghost.onHand && insideAny(limbs, ghost.x, ghost.y) < -8) ghosts.splice(g, 1);
    }
    for (const ghost of ghosts) {
      if (Math.max(Math.abs(ghost.x), Math.abs(ghost.y)) > half + MARGIN_MM || chance.happens(0.25)) continue;
      found.push(
        place(ghost.x + chance.around(1.5), ghost.y + chance.around(1.5), ghost.kind, chance.between(0.3, 0.75), 0.6),
      );
    }
    // The foreground finder smooths over time: now and then its answer is that of the frame before.
    const covered = raggedCover(chance.happens(0.2) ? limbsBefore : limbs, chance);
    limbsBefore = limbs;
    yield {
      atMs: stampMs,
      gapMs: Math.round(gapBefore(tally) * 10) / 10,
      discs: chance.shuffled(found.filter((_, index) => !gone.has(index))),
      covered,
      fitted: !(unfitUntil >= 0 && atMs >= noticedAt),
    };
  }
}
