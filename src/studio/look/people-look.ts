import { SEATS, type Seat } from '../../carrom/surface.ts';
import type { Dice } from '../dice.ts';
import { type PictureTone, vary } from './tone.ts';

export interface PersonLook {
  readonly skin: PictureTone;
  readonly size: number;
  /** How far the sleeve comes down the forearm: 0 bare … 1 to the wrist. */
  readonly sleeve: number;
  readonly cloth: PictureTone;
  readonly striped: PictureTone | null;
  readonly watch: PictureTone | null;
  readonly ring: PictureTone | null;
  readonly nails: PictureTone | null;
}

export const SKINS = [
  '#f0c9ac',
  '#e3b08c',
  '#d39a73',
  '#c08457',
  '#a86e46',
  '#8d5836',
  '#70432a',
  '#553220',
  '#3f251a',
] as const;
export const CLOTHS = [
  '#23314f',
  '#1c1c1e',
  '#e8e4da',
  '#8e2436',
  '#3c6a4d',
  '#4d79a8',
  '#c9b28a',
  '#7d7f84',
  '#d97a2b',
  '#5d3f73',
  '#f0efe9',
] as const;

export const drawPerson = (dice: Dice): PersonLook => ({
  skin: vary(dice, dice.pick(SKINS), 1),
  size: dice.between(0.88, 1.1),
  sleeve: dice.weighted([
    [4, 0],
    [2, dice.between(0.2, 0.6)],
    [4, dice.between(0.8, 1)],
  ]),
  cloth: vary(dice, dice.pick(CLOTHS), 1.5),
  striped: dice.chance(0.2) ? dice.pick(CLOTHS) : null,
  watch: dice.chance(0.25) ? dice.pick(['#1c1c1e', '#c9c6c0', '#c9a54a', '#6b4a33']) : null,
  ring: dice.chance(0.25) ? dice.pick(['#d8b24a', '#d6d6d8']) : null,
  nails: dice.chance(0.08) ? dice.pick(['#b3242a', '#d25a9c', '#7a1f4a']) : null,
});

export type PeopleLook = Readonly<Record<Seat, PersonLook>>;

export const drawPeople = (dice: Dice): PeopleLook => {
  const drawn = SEATS.map(seat => [seat, drawPerson(dice)] as const);
  return Object.fromEntries(drawn) as PeopleLook;
};
