import { other, type Side } from '../../../carrom/discs.ts';
import { type GameState, PARTIES, type Party } from '../../../rules/state.ts';
import { playerName, sideAt } from '../../../rules/turn.ts';
import type { Situation } from './schema.ts';

/**
 * How a case names the parties. Most cases call a side by its colour, some by letter, doubles by seat, the simple rule
 * by player. `toParty` reads a name, `fromParty` writes it back the same way.
 */
export interface Names {
  readonly toParty: (name: string) => Party;
  readonly fromParty: (party: Party | undefined) => string | null;
  /** Place in the order of play of a named player or side. */
  readonly toPlace: (name: string) => number;
  /** A player, named as the case names players. */
  readonly fromPlace: (state: GameState, at: number) => string;
  /** Side that has white, where the case names sides by colour. */
  readonly white: Side | undefined;
  readonly turnBySeat: boolean;
}

const isColour = (name: string | null | undefined) => name === 'white' || name === 'black';

export const namesOf = (situation: Situation): Names => {
  const { seats_anticlockwise: seats, players_clockwise: players, turn, player } = situation;
  const { dues, score, games, last_break, first_break_of_match, first_break_of_game } = situation;
  const byColour =
    [turn, last_break, first_break_of_match, first_break_of_game].some(isColour) ||
    [dues, score, games].some(part => part !== undefined && 'white' in part);
  const base = Math.max(0, seats?.findIndex(label => label.startsWith('A')) ?? 0);
  const place = (label: string): number => {
    const i = seats?.indexOf(label) ?? -1;
    return i < 0 ? -1 : (i - base + 4) % 4;
  };
  const shooter = player === undefined ? -1 : place(player);
  const shooterSide = shooter < 0 ? undefined : sideAt('doubles', shooter);
  const white: Side | undefined = !byColour
    ? undefined
    : shooterSide === undefined || turn === 'white'
      ? (shooterSide ?? 'A')
      : other(shooterSide);

  const toParty = (name: string): Party => {
    if (players !== undefined) return PARTIES[Math.max(0, players.indexOf(name))] ?? 'A';
    if (white !== undefined && isColour(name)) return name === 'white' ? white : other(white);
    const at = place(name);
    if (at >= 0) return sideAt('doubles', at);
    return name.startsWith('B') || name === 'black' ? 'B' : 'A';
  };
  return {
    toParty,
    fromParty: party => {
      if (party === undefined) return null;
      if (players !== undefined) return players[PARTIES.indexOf(party)] ?? party;
      return white === undefined ? party : party === white ? 'white' : 'black';
    },
    toPlace: name => {
      const at = place(name);
      return at >= 0 ? at : PARTIES.indexOf(toParty(name));
    },
    fromPlace: (state, at) => {
      if (state.format !== 'doubles') return playerName(state.format, at);
      return seats?.[(at + base) % 4] ?? playerName('doubles', at);
    },
    white,
    turnBySeat: turn !== undefined && turn !== null && place(turn) >= 0,
  };
};
