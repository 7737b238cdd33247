import { type Colour, SIDES } from '../carrom/discs.ts';
import type { Seat } from '../carrom/surface.ts';
import type { Said } from '../rules/said.ts';
import { sayQuestion } from '../rules/say.ts';
import { type BoardPhase, type Format, PARTIES, type Party } from '../rules/state.ts';
import { colourOf, nextPlayer, partyOf } from '../rules/turn.ts';
import type { MatchView } from './replay.ts';
import { speakerOf } from './speaker.ts';
import { statisticsOf } from './statistics.ts';
import { seatAt } from './who-shot.ts';

/** One side, or one player where everyone plays for himself, as a scoreboard shows it. */
export interface PartyGlance {
  readonly party: Party;
  readonly players: readonly { readonly name: string; readonly seat?: Seat }[];
  readonly colour?: Colour;
  readonly points: number;
  /** Games won; boards won where the book has no games. */
  readonly games: number;
  /** Own pieces still on the surface, once the colour is known. */
  readonly left?: number;
  readonly dues: number;
  /** There is no room to put them back. */
  readonly noRoom?: true;
  readonly queen?: 'pending' | 'covered';
}

/** A match at a glance: what is shown to people who only watch. Sentences are in both languages. */
export interface Glance {
  readonly book: Said;
  readonly format: Format;
  readonly phase: BoardPhase;
  readonly parties: readonly PartyGlance[];
  readonly queen: 'on' | 'pending' | 'covered';
  /** Number of the running game and the games needed; 0 needed: the book has no matches. */
  readonly game: number;
  readonly gamesToWin: number;
  readonly board: number;
  readonly decider: boolean;
  /** Points that win a game; 0: there is no target. */
  readonly target: number;
  /** Whose turn it is. */
  readonly turn?: { readonly party: Party; readonly name: string; readonly seat?: Seat; readonly breaks: boolean };
  /** What play is waiting for: a choice the book leaves to a person. */
  readonly asks?: Said;
  /** How the board ended, and who has won what is over. */
  readonly over?: { readonly winner?: Party; readonly points: number; readonly how: 'won' | 'drawn' | 'void' };
}

/** What whoever practises has pocketed since he began. */
const piecesDown = (view: MatchView): number =>
  statisticsOf(view).reduce((sum, { own, queens }) => sum + own + queens, 0);

const partyGlance = (view: MatchView, party: Party): PartyGlance => {
  const { start, state } = view;
  const players = start.names.flatMap((name, at) => {
    const seat = seatAt(start, state, at);
    return partyOf(start.format, at) === party ? [seat ? { name, seat } : { name }] : [];
  });
  const { queen, round } = state;
  const mine = queen.kind !== 'on' && queen.by === party ? { queen: queen.kind } : {};
  const side = SIDES.find(each => each === party);
  if (start.practice) return { party, players, points: piecesDown(view), games: 0, dues: 0, ...mine };
  if (round || !side) {
    const at = PARTIES.indexOf(party);
    return { party, players, points: round?.tally[at] ?? 0, games: round?.wins[at] ?? 0, dues: 0, ...mine };
  }
  const colour = colourOf(state, side);
  return {
    party,
    players,
    points: state.score[side],
    games: state.games[side],
    dues: state.dues[side],
    ...(state.noRoom[side] ? { noRoom: true as const } : {}),
    ...(colour ? { colour, left: state.on[colour] } : {}),
    ...mine,
  };
};

/** Number of the running game, or of the one that was played last: whoever gives a match up does so within a game. */
export const gameNumber = ({ state, table }: MatchView): number => {
  const { phase, games, winner } = state;
  const wonByGames = winner === 'A' || winner === 'B' ? games[winner] >= table.facts.match.games : false;
  const counted = phase === 'game-over' || (phase === 'match-over' && wonByGames);
  return Math.max(1, games.A + games.B + (counted ? 0 : 1));
};

const overGlance = ({ state }: MatchView): Pick<Glance, 'over'> => {
  const { phase, result } = state;
  if (phase === 'playing' || phase === 'toss') return {};
  const winner = phase === 'board-over' ? result?.winner : state.winner;
  return { over: { how: result?.how ?? 'won', points: result?.points ?? 0, ...(winner ? { winner } : {}) } };
};

export const glanceAt = (view: MatchView): Glance => {
  const { start, state, table } = view;
  const { target } = table.facts.game;
  const next = start.practice ? undefined : nextPlayer(state);
  const seat = next && seatAt(start, state, next.at);
  return {
    book: table.book.title,
    format: start.format,
    phase: state.phase,
    parties: PARTIES.filter(party => start.names.some((_, at) => partyOf(start.format, at) === party)).map(party =>
      partyGlance(view, party),
    ),
    queen: state.queen.kind,
    game: gameNumber(view),
    gamesToWin: start.practice ? 0 : table.facts.match.games,
    board: state.board,
    decider: state.decider,
    target: Number.isFinite(target) && !start.practice ? target : 0,
    ...(next
      ? {
          turn: {
            party: next.party,
            name: start.names[next.at] ?? '',
            breaks: next.breaks,
            ...(seat ? { seat } : {}),
          },
        }
      : {}),
    ...(state.asks ? { asks: sayQuestion(state.asks, speakerOf(view)) } : {}),
    ...overGlance(view),
  };
};
