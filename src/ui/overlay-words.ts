import { msg, str } from '@lit/localize';
import type { Glance, PartyGlance } from '../match/glance.ts';
import type { Stale } from './overlay-view.ts';

export const partyName = ({ players }: PartyGlance): string => players.map(({ name }) => name).join(' & ');

export const turnWord = (breaks: boolean): string => (breaks ? msg('breaks') : msg('to play'));

export const boardWord = ({ decider, board }: Glance): string =>
  decider ? msg('Deciding board') : msg(str`Board ${board}`);

/** Game, board and target, as far as the book has them. */
export const progressWords = (glance: Glance): readonly string[] => [
  ...(glance.gamesToWin > 0 ? [msg(str`Game ${glance.game}`)] : []),
  boardWord(glance),
  ...(glance.target > 0 ? [msg(str`to ${glance.target} points`)] : []),
];

export const overWords = ({ phase, over, parties }: Glance): string | undefined => {
  if (!over || phase === 'playing' || phase === 'toss') return undefined;
  const winner = parties.find(({ party }) => party === over.winner);
  const name = winner && partyName(winner);
  if (phase === 'match-over') return name ? msg(str`${name} wins the match`) : msg('The match is drawn');
  if (phase === 'game-over') return name ? msg(str`${name} wins the game`) : msg('The game is drawn');
  if (over.how === 'void') return msg('The board is void');
  return name ? msg(str`${name} wins the board: ${over.points}`) : msg('The board is drawn');
};

export const staleWords = (stale: Stale): string => {
  const words: Record<Stale, string> = {
    'no-hub': msg('No connection: the score may have changed'),
    'no-table': msg('The table is silent: the score may have changed'),
    untold: msg('The table cannot tell its match: this is not the score any more'),
  };
  return words[stale];
};

export const piecesWords = ({ left, colour }: PartyGlance): string =>
  colour === 'white'
    ? msg(str`white, ${left ?? 0} left`)
    : colour === 'black'
      ? msg(str`black, ${left ?? 0} left`)
      : msg('No colour yet');

export const queenWords = ({ queen, parties }: Glance): string => {
  const by = parties.find(each => each.queen);
  const name = by ? partyName(by) : '';
  if (queen === 'on' || !by) return msg('Queen on the board');
  return queen === 'pending' ? msg(str`${name} must cover the queen`) : msg(str`Queen covered by ${name}`);
};
