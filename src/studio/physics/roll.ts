import { POCKETS, type Pocket, pocketCentre, type Seat, type SurfaceKind } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import { flat, type Leg, type Pose, staying } from '../legs.ts';
import type { Contact, DiscName, FallTruth, FirstContact, JumpTruth } from '../performance.ts';
import { contactLog } from './contact-log.ts';
import { falling, inNet } from './fall.ts';
import { flying, type Landing, thrownUp } from './flight.ts';
import { gramsOf, type Material, radiusOf } from './material.ts';
import { type Lying, type Meeting, makePlane, STEPS_PER_S } from './plane.ts';
import type { PowderMotion } from './powder.ts';
import { trail } from './trail.ts';

/** What a push set going, until everything lies still. Instants count from the push. */
export interface Roll {
  readonly endMs: number;
  readonly legs: ReadonlyMap<number, readonly Leg[]>;
  readonly contacts: readonly Contact[];
  readonly firstContact: FirstContact | null;
  readonly falls: readonly FallTruth[];
  readonly jumps: readonly JumpTruth[];
  readonly fellBack: readonly DiscName[];
  /** What lies on the surface afterwards. */
  readonly after: readonly Lying[];
  /** Energy in g·mm²/s² after every step, for those who check the physics. */
  readonly energy: readonly number[];
}

export type NetCounts = Readonly<Record<Pocket, number>>;
export const emptyNets: NetCounts = { SW: 0, SE: 0, NE: 0, NW: 0 };

export interface Setting {
  readonly kind: SurfaceKind;
  readonly material: Material;
  readonly nets: NetCounts;
  readonly chance: Chance;
}

/** Faster than this a disc flies across the hole, meets the frame behind it and may come out again. */
const SWALLOWED_BELOW_MM_PER_S = 4000;
const LONGEST_MS = 20_000;
const STEP_MS = 1000 / STEPS_PER_S;
const PUSHED_OUT: Readonly<Record<Seat, readonly [number, number]>> = {
  south: [0, -1],
  east: [1, 0],
  north: [0, 1],
  west: [-1, 0],
};

export const roll = (setting: Setting, lying: readonly Lying[], pushes: ReadonlyMap<number, PowderMotion>): Roll => {
  const { kind, material, chance } = setting;
  const plane = makePlane(kind, material);
  const names = new Map<number, DiscName>(lying.map(({ id, kind: disc }) => [id, { id, kind: disc }]));
  const nameOf = (id: number): DiscName => names.get(id) ?? { id, kind: 'striker' };
  const trails = new Map(lying.map(disc => [disc.id, trail(disc, STEP_MS)]));
  for (const disc of lying) plane.add(disc, pushes.get(disc.id) ?? { vx: 0, vy: 0, spin: 0 });

  const legs = new Map<number, Leg[]>();
  const falls: FallTruth[] = [];
  const jumps: JumpTruth[] = [];
  const fellBack: DiscName[] = [];
  const landings: (Landing & { readonly id: number })[] = [];
  const energy: number[] = [];
  const log = contactLog(nameOf, id => trails.get(id)?.last() ?? flat(0, 0));
  const nets = { ...setting.nets };
  let endMs = 0;

  const addLegs = (id: number, ...more: readonly Leg[]) => legs.set(id, [...(legs.get(id) ?? []), ...more]);
  const leaves = (id: number, atMs: number): Lying & PowderMotion => {
    const disc = plane.where(id);
    const way = trails.get(id);
    way?.mark(atMs, disc);
    const leg = way?.asLeg();
    if (leg !== undefined) addLegs(id, leg);
    trails.delete(id);
    plane.remove(id);
    return disc;
  };

  const mayJump = (meeting: Meeting, atMs: number) => {
    if (typeof meeting.with === 'string' || !trails.has(meeting.disc) || !trails.has(meeting.with)) return;
    const pushed = nameOf(meeting.with).kind === 'striker' ? meeting.disc : meeting.with;
    const sign = pushed === meeting.with ? 1 : -1;
    const at = plane.where(pushed);
    const reach = kind.sideMm / 2 - radiusOf(kind, at.kind) - 6;
    const squeezed = Object.values(PUSHED_OUT).some(
      ([x, y]) => at.xMm * x + at.yMm * y > reach && sign * (meeting.nx * x + meeting.ny * y) > 0.6,
    );
    const { upMmPerS, keeps } = thrownUp(meeting.hitMmPerS, squeezed, chance);
    if (upMmPerS === 0) return;
    const goes = leaves(pushed, atMs);
    // A squeezed piece has already met the cushion in this step or is about to: it leaves as it was pushed either way.
    const vx = squeezed ? Math.abs(goes.vx) * Math.sign(sign * meeting.nx) : goes.vx;
    const vy = squeezed ? Math.abs(goes.vy) * Math.sign(sign * meeting.ny) : goes.vy;
    const speed = Math.sqrt(vx * vx + vy * vy);
    const kept = speed > 0 ? Math.min(keeps, chance.between(500, 1600) / speed) : 0;
    const { leg, landing } = flying(kind, { ...goes, vx: vx * kept, vy: vy * kept }, upMmPerS, atMs, chance);
    addLegs(pushed, leg);
    landings.push({ ...landing, id: pushed });
    if (landing.kind === 'off') {
      jumps.push({ ...nameOf(pushed), overSide: landing.overSide, atMs });
      addLegs(pushed, staying(landing.atMs, landing.rest));
      endMs = Math.max(endMs, landing.atMs);
    }
  };

  const rim = kind.pocketDiameterMm / 2;
  const holes = POCKETS.map(pocket => ({ pocket, at: pocketCentre(kind, pocket) }));
  const mayFall = (id: number, atMs: number) => {
    const disc = plane.where(id);
    for (const { pocket, at } of holes) {
      const dx = disc.xMm - at.xMm;
      const dy = disc.yMm - at.yMm;
      if (dx * dx + dy * dy >= rim * rim) continue;
      if (disc.vx * disc.vx + disc.vy * disc.vy > SWALLOWED_BELOW_MM_PER_S * SWALLOWED_BELOW_MM_PER_S) continue;
      leaves(id, atMs);
      const rest: Pose = inNet(kind, pocket, nets[pocket], chance);
      nets[pocket] += 1;
      const fall = falling(kind, pocket, disc, atMs, rest);
      addLegs(id, fall.leg);
      falls.push({ ...nameOf(id), pocket, atMs });
      endMs = Math.max(endMs, fall.endMs);
      return;
    }
  };

  const mayLand = (atMs: number) => {
    for (const landing of landings.splice(0)) {
      if (landing.kind === 'off') continue;
      if (landing.atMs > atMs) landings.push(landing);
      else {
        plane.add(landing.disc, landing.motion);
        trails.set(landing.id, trail(landing.disc, STEP_MS, atMs));
        fellBack.push(nameOf(landing.id));
      }
    }
  };

  for (let step = 1; step * STEP_MS < LONGEST_MS; step += 1) {
    const atMs = step * STEP_MS;
    mayLand(atMs - STEP_MS);
    const meetings = plane.step();
    for (const meeting of meetings) log.note(meeting, atMs);
    for (const meeting of meetings) mayJump(meeting, atMs);
    for (const id of plane.moved()) if (trails.has(id)) mayFall(id, atMs);
    let moving = landings.some(landing => landing.kind === 'back');
    let sum = 0;
    for (const id of plane.moved()) {
      if (!trails.has(id)) continue;
      const now = plane.where(id);
      trails.get(id)?.mark(atMs, now);
      const grams = gramsOf(now.kind);
      const rimSpeed = now.spin * radiusOf(kind, now.kind);
      sum += 0.5 * grams * (now.vx * now.vx + now.vy * now.vy + 0.5 * rimSpeed * rimSpeed);
    }
    energy.push(sum);
    moving ||= sum > 0;
    if (!moving) {
      endMs = Math.max(endMs, atMs);
      break;
    }
  }
  const after = plane.ids().map(id => {
    const { kind: disc, xMm, yMm, turnDegrees } = plane.where(id);
    const leg = trails.get(id)?.asLeg();
    if (leg !== undefined) addLegs(id, leg);
    return { id, kind: disc, xMm, yMm, turnDegrees };
  });
  const { contacts } = log;
  return { endMs, legs, contacts, firstContact: log.firstContact(), falls, jumps, fellBack, after, energy };
};
