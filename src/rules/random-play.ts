import type { Disc, Piece } from '../carrom/discs.ts';
import { type Fall, nothingAmiss, nothingMeasured } from '../carrom/shot.ts';
import { POCKETS } from '../carrom/surface.ts';
import type { BookFacts, RuleBook } from './book.ts';
import { type Answered, BREACH_CALLS, type UmpireCall } from './calls.ts';
import type { TableOptions } from './options.ts';
import type { GameState, Party, Question } from './state.ts';
import type { Stroke } from './stroke.ts';
import { playersIn } from './turn.ts';

/** Plays like nobody would, but within what can happen at a table. The same seed plays the same match. */
export interface RuleDice {
  /** A number from 0 to below `sides`. */
  readonly roll: (sides: number) => number;
  readonly chance: (outOf: number) => boolean;
}

/** Mulberry32: small, fast and good enough to shuffle shots. */
export const diceFrom = (seed: number): RuleDice => {
  let a = seed >>> 0;
  const roll = (sides: number): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides);
  };
  return { roll, chance: outOf => roll(outOf) === 0 };
};

export const pick = <T>(dice: RuleDice, list: readonly [T, ...T[]]): T => list[dice.roll(list.length)] ?? list[0];

export const randomOptions = (dice: RuleDice, book: RuleBook): Partial<TableOptions> =>
  Object.fromEntries(
    book.options.map(({ key, values }) => [
      key,
      (dice.chance(2) ? values[0] : values[dice.roll(values.length)])?.value,
    ]),
  );

/** A shot the position allows: a few pieces, sometimes the queen, the striker, something off the board, a foul. */
export const randomStroke = (dice: RuleDice, state: GameState): Stroke => {
  const { white, black } = state.on;
  const count = (left: number): number =>
    dice.chance(3) ? Math.min(left, dice.chance(6) ? left : 1 + dice.roll(2)) : 0;
  const discs: Disc[] = [
    ...Array.from({ length: count(white) }, () => 'white' as const),
    ...Array.from({ length: count(black) }, () => 'black' as const),
  ];
  if (state.queen.kind === 'on' && dice.chance(6)) discs.push('queen');
  if (dice.chance(7)) discs.push('striker');
  if (dice.chance(2)) discs.reverse();
  const pocketed: readonly Fall[] = discs.map(disc => ({
    disc,
    pocket: dice.chance(2) ? 'unknown' : pick(dice, POCKETS),
  }));
  const offSurface: Disc[] = [];
  const left = {
    white: white - discs.filter(d => d === 'white').length,
    black: black - discs.filter(d => d === 'black').length,
  };
  if (dice.chance(25) && left.white > 0) offSurface.push('white');
  if (dice.chance(25) && left.black > 0) offSurface.push('black');
  if (dice.chance(40) && state.queen.kind === 'on' && !discs.includes('queen')) offSurface.push('queen');
  if (dice.chance(25) && !discs.includes('striker')) offSurface.push('striker');
  const fellBack: Piece[] = dice.chance(40) && left.white > 1 ? ['white'] : [];
  const facts = dice.chance(12) ? nothingMeasured : nothingAmiss;
  const untouched = dice.chance(8);
  return {
    pocketed,
    ...(discs.includes('queen') && dice.chance(2) ? { orderUnknown: true } : {}),
    offSurface,
    fellBack,
    facts: {
      ...facts,
      anyPieceTouched: untouched ? 'no' : facts.anyPieceTouched,
      directHitOnOrBehindLine: dice.chance(25) ? 'yes' : facts.directHitOnOrBehindLine,
      directHitOnLine: dice.chance(25) ? 'yes' : facts.directHitOnLine,
      leftForwards: dice.chance(30) ? 'no' : facts.leftForwards,
    },
    ...(dice.chance(2) && fellBack.length > 0 ? { offLamp: true } : {}),
    ...(dice.chance(9) ? { improper: true } : {}),
  };
};

export const randomCall = (dice: RuleDice, state: GameState): UmpireCall => {
  const parties: readonly [Party, ...Party[]] =
    state.format === 'round' && playersIn(state) > 2 ? ['A', 'B', 'C'] : ['A', 'B'];
  const by = pick(dice, parties);
  switch (dice.roll(13)) {
    case 0:
      return { kind: 'board-shaken', by, restorable: dice.chance(2) };
    case 1:
      return { kind: 'slip', by, leftBase: dice.chance(2), movedPiece: dice.chance(2) };
    case 2:
      return { kind: 'late-fall', piece: pick(dice, ['white', 'black', 'queen']) };
    case 3:
      return { kind: 'stop-turn', side: by };
    case 4:
      return { kind: 'void-board', why: 'unforeseen' };
    case 5:
      return { kind: 'break-before-play', by, stroke: randomStroke(dice, state) };
    case 6:
      return { kind: 'award-board', to: by, points: dice.roll(14) };
    case 7:
      return { kind: 're-break' };
    case 8:
      return { kind: 'no-room', by };
    default:
      return { kind: pick(dice, BREACH_CALLS), by };
  }
};

export const randomAnswer = (dice: RuleDice, state: GameState, asks: Question): Answered => {
  switch (asks.kind) {
    case 'which-colour':
      return { kind: 'which-colour', colour: dice.chance(2) ? 'white' : 'black' };
    case 'waive-dues':
      return { kind: 'waive-dues', waive: dice.chance(3) };
    case 'demand-points':
      return { kind: 'demand-points', points: dice.roll(asks.most + 1) };
    case 'red-followed':
      return { kind: 'red-followed', followed: dice.chance(2) };
    case 'room-now':
      return { kind: 'room-now', room: dice.chance(2) };
    case 'void-board':
      return { kind: 'void-board', replay: dice.chance(2) };
    case 'who-breaks':
      return { kind: 'who-breaks', player: dice.roll(playersIn(state)) };
  }
};

export const randomFormat = (dice: RuleDice, facts: BookFacts) =>
  facts.formats[dice.roll(facts.formats.length)] ?? 'singles';
