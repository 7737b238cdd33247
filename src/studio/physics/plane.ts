import { BoxShape, CircleShape, type Fixture, Vec2, World } from 'planck';
import type { Disc } from '../../carrom/discs.ts';
import type { Seat, SurfaceKind } from '../../carrom/surface.ts';
import { gramsOf, type Material, radiusOf } from './material.ts';
import { type PowderMotion, slowed } from './powder.ts';

/**
 * Collisions in the plane, by planck; the only file that knows it. Inside, one unit is a centimetre: planck's own
 * tolerances (0.05 mm of play, restitution from 10 mm/s up, at most 2 cm a step) then suit a carrom board as they are.
 *
 * Planck takes sine and cosine of every body's angle, but a disc's shape is centred on its body and the frame never
 * turns, so they only ever multiply zeros: the positions depend on plain arithmetic and square roots alone.
 */
const MM = 0.1;

/** Steps per second. A striker at 10 m/s moves a quarter of its diameter in one; planck's sweep covers the rest. */
export const STEPS_PER_S = 1000;

export interface Lying {
  readonly id: number;
  readonly kind: Disc;
  readonly xMm: number;
  readonly yMm: number;
  readonly turnDegrees: number;
}

/** Something met something in the last step. `hitMmPerS` is how much the lighter one's speed changed. */
export interface Meeting {
  readonly disc: number;
  readonly with: number | Seat;
  readonly hitMmPerS: number;
  /** Unit vector from the disc to what it met. */
  readonly nx: number;
  readonly ny: number;
}

export interface Plane {
  /** One step of 1/`STEPS_PER_S` s; what met what, in order. */
  readonly step: () => readonly Meeting[];
  readonly ids: () => readonly number[];
  /** The discs whose place or speed changed in the last step, or that were just added. */
  readonly moved: () => readonly number[];
  readonly where: (id: number) => Lying & PowderMotion;
  readonly push: (id: number, motion: PowderMotion) => void;
  readonly add: (disc: Lying, motion: PowderMotion) => void;
  readonly remove: (id: number) => void;
}

interface Body {
  readonly disc: Lying;
  readonly radiusMm: number;
  x: number;
  y: number;
  readonly body: ReturnType<World['createBody']>;
}

const STILL: PowderMotion = { vx: 0, vy: 0, spin: 0 };
/** Touches weaker than this are discs resting against each other. */
const FELT_MM_PER_S = 2;

export const makePlane = (kind: SurfaceKind, material: Material): Plane => {
  const world = new World({ gravity: new Vec2(0, 0), allowSleep: false });
  const bodies = new Map<number, Body>();
  const named = new Map<Fixture, number | Seat>();
  const met: Meeting[] = [];
  let changed: number[] = [];

  const addCushion = (seat: Seat, x: number, y: number) => {
    const half = (kind.sideMm / 2) * MM;
    const thick = 10;
    // Planck keeps a skin of 0.1 mm round a box, so the frame stands back by as much.
    const off = half + thick + 0.01;
    const shape = new BoxShape(x === 0 ? half + 2 * thick : thick, y === 0 ? half + 2 * thick : thick);
    const body = world.createBody({ type: 'static', position: new Vec2(x * off, y * off) });
    named.set(body.createFixture({ shape, friction: material.cushionFriction }), seat);
  };
  addCushion('south', 0, -1);
  addCushion('east', 1, 0);
  addCushion('north', 0, 1);
  addCushion('west', -1, 0);

  world.on('begin-contact', contact => {
    const a = named.get(contact.getFixtureA());
    const b = named.get(contact.getFixtureB());
    const cushion = typeof a === 'string' || typeof b === 'string';
    contact.setRestitution(cushion ? material.cushionRestitution : material.discRestitution);
    contact.setFriction(cushion ? material.cushionFriction : material.rimFriction);
  });
  world.on('post-solve', (contact, impulse) => {
    const a = named.get(contact.getFixtureA());
    const b = named.get(contact.getFixtureB());
    const disc = typeof a === 'number' ? a : b;
    const other = typeof a === 'number' ? b : a;
    const first = typeof disc === 'number' ? bodies.get(disc) : undefined;
    if (typeof disc !== 'number' || other === undefined || first === undefined) return;
    const second = typeof other === 'number' ? bodies.get(other) : undefined;
    const grams = Math.min(gramsOf(first.disc.kind), second === undefined ? 100 : gramsOf(second.disc.kind));
    const hitMmPerS = (impulse.normalImpulses[0] ?? 0) / grams / MM;
    const normal = contact.getWorldManifold(null)?.normal;
    if (hitMmPerS < FELT_MM_PER_S || normal === undefined) return;
    const sign = disc === a ? 1 : -1;
    met.push({ disc, with: other, hitMmPerS, nx: normal.x * sign, ny: normal.y * sign });
  });

  const push = (id: number, { vx, vy, spin }: PowderMotion) => {
    const body = bodies.get(id)?.body;
    body?.setLinearVelocity(new Vec2(vx * MM, vy * MM));
    body?.setAngularVelocity(spin);
    // The powder holds what lies still; planck leaves it out until something meets it.
    body?.setAwake(vx !== 0 || vy !== 0 || spin !== 0);
  };
  const add = (disc: Lying, motion: PowderMotion) => {
    const radiusMm = radiusOf(kind, disc.kind);
    const body = world.createBody({
      type: 'dynamic',
      bullet: true,
      position: new Vec2(disc.xMm * MM, disc.yMm * MM),
    });
    const radius = radiusMm * MM;
    // Density in grams per square centimetre makes the mass come out in grams.
    const density = gramsOf(disc.kind) / (Math.PI * radius * radius);
    named.set(body.createFixture({ shape: new CircleShape(radius), density }), disc.id);
    bodies.set(disc.id, { disc, radiusMm, body, x: Number.NaN, y: Number.NaN });
    push(disc.id, motion);
  };
  const where = (id: number): Lying & PowderMotion => {
    const found = bodies.get(id);
    if (found === undefined) throw new Error(`disc ${id} is not in the plane`);
    const { disc, body } = found;
    const at = body.getPosition();
    const velocity = body.getLinearVelocity();
    return {
      id,
      kind: disc.kind,
      xMm: at.x / MM,
      yMm: at.y / MM,
      turnDegrees: disc.turnDegrees + (body.getAngle() * 180) / Math.PI,
      vx: velocity.x / MM,
      vy: velocity.y / MM,
      spin: body.getAngularVelocity(),
    };
  };
  return {
    step: () => {
      met.length = 0;
      world.step(1 / STEPS_PER_S, 8, 3);
      changed = [];
      for (const [id, known] of bodies) {
        const { x, y } = known.body.getPosition();
        const velocity = known.body.getLinearVelocity();
        const moving = velocity.x !== 0 || velocity.y !== 0 || known.body.getAngularVelocity() !== 0;
        if (moving) push(id, slowed(where(id), known.radiusMm, material.powder, 1 / STEPS_PER_S));
        if (moving || x !== known.x || y !== known.y) changed.push(id);
        known.x = x;
        known.y = y;
      }
      return [...met];
    },
    moved: () => changed,
    ids: () => [...bodies.keys()],
    where,
    push,
    add: (disc, motion = STILL) => add(disc, motion),
    remove: id => {
      const found = bodies.get(id);
      if (found === undefined) return;
      world.destroyBody(found.body);
      bodies.delete(id);
    },
  };
};
