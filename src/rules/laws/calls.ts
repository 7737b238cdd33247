import type { CallLaw } from '../book.ts';
import type { CallKind } from '../calls.ts';

/** Calls every table needs, whatever its book says; a book replaces the ones it has a paragraph for. */
export const commonCalls = (cite: string, breach: 'foul' | 'pass'): Readonly<Record<CallKind, CallLaw>> => ({
  foul: { cite, does: breach },
  'technical-foul': { cite, does: breach === 'foul' ? 'technical' : 'nothing' },
  violation: { cite, does: breach },
  time: { cite, does: breach },
  'touched-piece': { cite, does: breach },
  'partners-talk': { cite, does: breach },
  'striker-left-lying': { cite, does: breach },
  'left-seat': { cite, does: breach },
  'bad-placing': { cite, does: breach === 'foul' ? 'penalty' : 'nothing' },
  'touched-while-placing': { cite, does: breach === 'foul' ? 'penalty' : 'nothing' },
  'board-shaken': { cite, does: breach },
  'out-of-turn': { cite, does: breach },
  'played-during-appeal': { cite, does: breach },
  'break-before-play': { cite, does: 'rule' },
  slip: { cite, does: 'rule' },
  'striker-fell-late': { cite, does: 'rule' },
  'late-fall': { cite, does: 'rule' },
  'let-it-stand': { cite, does: 'rule' },
  'stop-turn': { cite, does: 'rule' },
  'void-board': { cite, does: 'void' },
  're-break': { cite, does: 'rule' },
  'award-board': { cite, does: 'rule' },
  'concede-game': { cite, does: 'lose-game', onlyInTurn: false },
  'concede-match': { cite, does: 'lose-match' },
  disqualify: { cite, does: 'lose-match' },
  'no-room': { cite, does: 'nothing' },
  toss: { cite, does: 'rule' },
});
