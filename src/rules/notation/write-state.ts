import type { BySide, Side } from '../../carrom/discs.ts';
import { type BoardResult, type GameState, PARTIES, type Question } from '../state.ts';
import { colourOf, playerName, sideAt } from '../turn.ts';
import { shotLine } from './shot-line.ts';

/**
 * State line: who, pieces, queen, dues, score, board; then words for what is not as usual, in this order:
 *   Aw            A to play, with white (`A1w` in doubles; `A?` colours undecided; `A-` nobody has a colour)
 *   6/9           whites and blacks on the surface
 *   on            queen on the surface; `pendingA` to be covered by A; `coveredB`
 *   0/0           dues of A and B
 *   12-8          score of A and B (simple rule: totals of all players)
 *   #3            board
 *   noroom:A games:1-0 decider break:1/2 right:A strokes:1 untouched:2 tries:2 lost:1/0 skip:1/0 reply opener:B first:B
 *   turned:2 moved gains:wb,-,q wins:1-0-0 out:C toss over:A+7 game:A match:A asks:…
 */
export const stateWords = (state: GameState): readonly string[] => {
  const { format, round } = state;
  const pair = (by: BySide<number>, mark: string) => `${by.A}${mark}${by.B}`;
  const words: string[] = [
    `${playerName(format, state.at)}${colourMark(state)}`,
    `${state.on.white}/${state.on.black}`,
    state.queen.kind === 'on' ? 'on' : `${state.queen.kind}${state.queen.by}`,
    pair(state.dues, '/'),
    round ? round.tally.join('-') : pair(state.score, '-'),
    `#${state.board}`,
  ];
  const say = (usual: boolean, word: string) => {
    if (!usual) words.push(word);
  };
  const isNone = (by: BySide<number>) => by.A === 0 && by.B === 0;
  say(!state.noRoom.A && !state.noRoom.B, `noroom:${state.noRoom.A ? 'A' : ''}${state.noRoom.B ? 'B' : ''}`);
  say(isNone(state.games), `games:${pair(state.games, '-')}`);
  say(!state.decider, 'decider');
  say(state.breaking === undefined, `break:${state.breaking?.attempt}/${state.breaking?.allowed}`);
  const right = usualRight(state);
  const has = `${state.queenRight.A ? 'A' : ''}${state.queenRight.B ? 'B' : ''}` || '-';
  say(right.A === state.queenRight.A && right.B === state.queenRight.B, `right:${has}`);
  say(state.strokes === 0, `strokes:${state.strokes}`);
  say(state.untouched === 0, `untouched:${state.untouched}`);
  say(state.tries === 1, `tries:${state.tries}`);
  say(isNone(state.lostAttempts), `lost:${pair(state.lostAttempts, '/')}`);
  say(isNone(state.skips), `skip:${pair(state.skips, '/')}`);
  say(!state.reply, 'reply');
  say(state.opener === usualOpener(state.white), `opener:${playerName(format, state.opener)}`);
  say(state.first === 0, `first:${playerName(format, state.first)}`);
  say(state.turned === 0, `turned:${state.turned}`);
  say(!state.seatsChanged, 'moved');
  if (round) {
    words.push(`gains:${round.gains.map(gains => gains || '-').join(',')}`);
    say(
      round.wins.every(count => count === 0),
      `wins:${round.wins.join('-')}`,
    );
    const out = PARTIES.filter((_, at) => round.out[at]).join('');
    say(out === '', `out:${out}`);
  }
  say(state.phase !== 'toss', 'toss');
  if (state.result) words.push(`over:${makeResult(state.result)}`);
  say(state.phase !== 'game-over', `game:${state.winner ?? '-'}`);
  say(state.phase !== 'match-over', `match:${state.winner ?? '-'}`);
  if (state.asks) words.push(`asks:${makeQuestion(state.asks)}`);
  return words;
};

const colourMark = (state: GameState): string => {
  if (state.format === 'round') return '-';
  const colour = colourOf(state, sideAt(state.format, state.at));
  return colour === undefined ? '?' : colour === 'white' ? 'w' : 'b';
};
/** What a state line takes for granted. */
export const usualOpener = (white: Side | undefined): number => (white === 'B' ? 1 : 0);
export const usualRight = ({ white, on }: Pick<GameState, 'white' | 'on'>): BySide<boolean> => {
  const a = white !== undefined && (white === 'A' ? on.white : on.black) < 9;
  const b = white !== undefined && (white === 'B' ? on.white : on.black) < 9;
  return { A: a, B: b };
};
const makeResult = ({ how, winner, points }: BoardResult): string =>
  how === 'won' ? `${winner}+${points}` : how === 'drawn' ? 'drawn' : 'void';
const makeQuestion = (asks: Question): string => {
  switch (asks.kind) {
    case 'which-colour':
      return `colour/${asks.side}/${asks.fell.white}/${asks.fell.black}/${asks.owed.A}/${asks.owed.B}/${asks.undo ? 1 : 0}`;
    case 'waive-dues':
      return `waive/${asks.by}/${asks.side}/${asks.pieces}/${asks.dues}`;
    case 'demand-points':
      return `demand/${asks.by}/${asks.most}`;
    case 'red-followed':
      // The whole shot waits: its line, in one word.
      return `order/${asks.by}/${asks.straight ? 'last' : 'any'}/${shotLine(asks.stroke).replaceAll(' ', ',')}`;
    case 'room-now':
      return `room/${asks.side}`;
    case 'void-board':
      return 'void';
    case 'who-breaks':
      return 'breaks';
  }
};
