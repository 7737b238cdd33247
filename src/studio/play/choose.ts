import { fromSeat, markingsOf, type OnSurface } from '../../carrom/surface.ts';
import type { Chance } from '../chance.ts';
import type { Lying } from '../physics/plane.ts';
import { hitSomething, type Idea, ideas } from './aim.ts';
import { errorsOf, type Player } from './player.ts';
import type { Stage } from './stage.ts';

/** What the hand really does, on the surface: the idea with human error in it. */
export interface Plan {
  readonly idea: Idea;
  readonly place: OnSurface;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
}

export const FULL_FORCE_MM_PER_S = 9000;

export const breakIdea = (stage: Stage, player: Player, chance: Chance): Idea => {
  const yMm = markingsOf(stage.kind).baseBandYMm;
  const xMm = chance.around(22);
  const aimX = chance.around(7) - xMm;
  const long = Math.sqrt(aimX * aimX + yMm * yMm);
  return {
    how: 'break',
    target: null,
    place: { xMm, yMm },
    towards: { xMm: aimX / long, yMm: -yMm / long },
    speedMmPerS: chance.between(3000, 5200 + 1800 * player.strength),
    hardness: 0,
  };
};

/** The best players take the easiest shot they see; others often take another one, and hit too hard or too soft. */
export const chooseIdea = (
  stage: Stage,
  player: Player,
  lying: readonly Lying[],
  targets: readonly number[],
  chance: Chance,
): Idea => {
  const found = ideas(stage.kind, stage.material, player, lying, targets);
  const pool = found.length > 0 ? found : hitSomething(stage.kind, stage.material, player, lying, targets);
  const easiest = pool[0];
  if (easiest === undefined) return breakIdea(stage, player, chance);
  const near = pool.filter(idea => idea.hardness < easiest.hardness * (1.15 + 0.9 * (1 - player.strength)) + 0.2);
  const idea = near[Math.floor(near.length * chance.next() * chance.next())] ?? easiest;
  const eager = idea.how === 'hit' ? chance.between(0.6, 1.6) : chance.between(1.05, 1.8 + 0.6 * (1 - player.strength));
  return { ...idea, speedMmPerS: Math.min(FULL_FORCE_MM_PER_S, idea.speedMmPerS * eager) };
};

/** From the player's frame to the surface, with the errors of a hand. */
export const planOf = (player: Player, idea: Idea, chance: Chance, exact = false): Plan => {
  const errors = errorsOf(player);
  const miss = exact ? 0 : chance.around(errors.aim);
  const off = exact ? 0 : chance.around(errors.placeMm);
  const force = exact ? 1 : Math.max(0.4, 1 + chance.around(errors.force));
  const place = fromSeat(player.seat, { xMm: idea.place.xMm, yMm: idea.place.yMm + off * 0.6 });
  // He stands a little off but aims from where he stands; only the finger's own error turns the shot.
  const x = idea.towards.xMm - miss * idea.towards.yMm;
  const y = idea.towards.yMm + miss * idea.towards.xMm;
  const long = Math.sqrt(x * x + y * y);
  const speed = Math.min(FULL_FORCE_MM_PER_S, idea.speedMmPerS * force);
  const towards = fromSeat(player.seat, { xMm: (x / long) * speed, yMm: (y / long) * speed });
  return { idea, place, vx: towards.xMm, vy: towards.yMm, spin: exact ? 0 : chance.around(3) };
};
