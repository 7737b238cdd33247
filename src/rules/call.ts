import { other, type Side } from '../carrom/discs.ts';
import { nothingAmiss, nothingMeasured, type Shot } from '../carrom/shot.ts';
import type { CallLaw, Table } from './book.ts';
import type { UmpireCall } from './calls.ts';
import { closeBoard, closeGame, queenWorth, voidBoard, wonBy } from './finish.ts';
import { nobodySaw, refused, ruled } from './gather.ts';
import { lateFall } from './late-fall.ts';
import { startBoard } from './match.ts';
import { noRoom, stillNoRoom } from './no-room.ts';
import { penalise } from './penalise.ts';
import { boardGoesOn, play } from './play.ts';
import type { Effect, Finding, Ruling } from './ruling.ts';
import type { GameState, Party } from './state.ts';
import { colourOf, partyAt, partyOf, playersIn } from './turn.ts';

/** A foul called on somebody who is not in turn, or (in some books) before his first shot, is the technical one. */
const citeOf = ({ book, facts }: Table, state: GameState, call: UmpireCall): string => {
  if (call.kind !== 'foul') return book.calls[call.kind].cite;
  const technical = partyAt(state) !== call.by || (facts.technicalBeforeFirst && state.strokes === 0);
  return book.calls[technical ? 'technical-foul' : 'foul'].cite;
};

/** What a person says, ruled by the book: fouls, conduct, awards, the toss. Pure and total, like `play`. */
export const callUmpire = (table: Table, state: GameState, call: UmpireCall): Ruling => {
  if (state.asks?.kind === 'red-followed') {
    const then = boardGoesOn(table, state, after => callUmpire(table, after, call));
    if (then !== undefined) return then;
  }
  const law: CallLaw = table.book.calls[call.kind];
  const cite = call.cite ?? citeOf(table, state, call);
  const findings: Finding[] = [];
  const saw = nobodySaw(state);
  const done = (after: GameState) => ruled({ ...after }, findings);
  const note = (about?: Party, ...effects: readonly Effect[]) =>
    findings.push({ cite, topic: call.kind, saw, effects, about });

  if (call.kind === 'concede-match' || call.kind === 'disqualify') {
    if (state.phase === 'match-over') return refused(state, cite);
    const winner = opponentOf(state, call.by);
    const effects = [{ kind: 'match', winner }] as const;
    findings.push({ cite, topic: call.kind, saw, effects, about: call.by });
    return done({ ...state, phase: 'match-over', winner, asks: undefined, breaking: undefined });
  }
  if (call.kind === 'concede-game') {
    const inTurn = state.phase !== 'playing' || partyAt(state) === call.by;
    const barred = law.does === 'lose-game' && law.onlyInTurn && !inTurn;
    if (barred || state.phase === 'match-over' || state.phase === 'game-over') return refused(state, cite);
    note(call.by);
    const winner = opponentOf(state, call.by);
    const closed: GameState = { ...state, breaking: undefined };
    if (state.round !== undefined || (winner !== 'A' && winner !== 'B'))
      return done({ ...closed, phase: 'game-over', winner, asks: undefined });
    return done(closeGame(table, closed, winner, saw, findings));
  }
  if (call.kind === 'toss') {
    if (state.phase !== 'toss') return refused(state, cite);
    const opener = Math.max(0, Math.min(playersIn(state) - 1, Math.trunc(call.player)));
    note(partyOf(state.format, opener));
    const first = state.board === 1 && state.games.A + state.games.B === 0 ? opener : state.first;
    return done(startBoard(table, { ...state, first }, opener));
  }
  if (state.phase !== 'playing') return refused(state, cite);

  switch (call.kind) {
    case 'void-board':
      return done(voidBoard(table, state, cite, saw, findings));
    case 're-break':
      note();
      return done(startBoard(table, state, state.opener));
    case 'award-board': {
      const result = wonBy(call.to, Math.max(0, Math.min(table.facts.cap, Math.trunc(call.points))));
      findings.push({ cite, topic: call.kind, saw, effects: [{ kind: 'board', result }], about: call.to });
      if (state.round !== undefined)
        return done({ ...state, phase: 'game-over', result, winner: call.to, breaking: undefined, asks: undefined });
      return done(closeBoard(table, { ...state, dues: { A: 0, B: 0 } }, result, saw, findings));
    }
    case 'late-fall':
      return lateFall(table, state, call.piece, call.leftBy, cite);
    case 'let-it-stand':
      note(call.side, { kind: 'stands', what: call.what });
      return done(letStand(state, call.what, call.side));
    case 'stop-turn':
      if (partyAt(state) !== call.side) return nothingToStop(state, call.side, cite);
      return penalise(table, state, call.side, 'pass', cite, call.kind);
    case 'slip': {
      const counts = (call.leftBase || call.movedPiece) && partyAt(state) === call.by;
      note(call.by, { kind: 'slip', counts });
      if (!counts) return done(state);
      return prefixed(findings, play(table, state, missed(call.movedPiece)));
    }
    case 'striker-fell-late': {
      note(call.by);
      const shot: Shot = { ...missed(true), pocketed: [{ disc: 'striker', pocket: 'unknown' }] };
      if (partyAt(state) !== call.by) return penalise(table, state, call.by, 'penalty', cite, call.kind);
      return prefixed(findings, play(table, { ...state, breaking: undefined }, shot));
    }
    case 'no-room':
      return noRoom(table, state, call.by, cite);
    case 'break-before-play':
      return breakBeforePlay(table, state, call, cite);
    case 'board-shaken':
      if (call.restorable) return penalise(table, state, call.by, 'foul', cite, call.kind);
      break;
    default:
      break;
  }
  if (!('by' in call)) return refused(state, cite);
  if (law.does === 'lose-board') return loseBoard(table, state, call.by, law.queen, cite, call);
  const placing = call.kind === 'bad-placing' || call.kind === 'touched-while-placing';
  if (law.does === 'foul' && placing && table.options.placingError === 'foul')
    return penalise(table, state, call.by, 'foul-even-before-first', cite, call.kind);
  if (law.does === 'foul' || law.does === 'technical' || law.does === 'penalty' || law.does === 'pass')
    return penalise(table, state, call.by, law.does, cite, call.kind);
  note(call.by);
  return done(state);
};

/** It is not his turn any more: there is nothing to stop. */
const nothingToStop = (state: GameState, about: Party, cite: string): Ruling =>
  ruled(state, [{ cite, topic: 'stop-turn', saw: nobodySaw(state), effects: [], about }]);

const prefixed = (findings: readonly Finding[], ruling: Ruling): Ruling => ({
  ...ruling,
  findings: [...findings, ...ruling.findings],
});

const opponentOf = (state: GameState, by: Party): Party => {
  if (state.round === undefined) return other(by === 'B' ? 'B' : 'A');
  const best = state.round.tally
    .map((points, at) => ({ points, at }))
    .filter(({ at }) => !state.round?.out[at] && at !== 'ABCDEF'.indexOf(by))
    .sort((a, b) => b.points - a.points)[0];
  return ('ABCDEF'[best?.at ?? 0] ?? 'A') as Party;
};

/** A shot that pocketed nothing. */
const missed = (touched: boolean): Shot => ({
  pocketed: [],
  offSurface: [],
  fellBack: [],
  facts: {
    ...(touched ? nothingAmiss : { ...nothingAmiss, firstTouched: nothingMeasured.firstTouched }),
    anyPieceTouched: touched ? 'yes' : 'no',
  },
});

/** A queen that its owner can no longer cover comes back. */
export const openQueen = (state: GameState, loser: Party): GameState['queen'] =>
  state.queen.kind === 'pending' && state.queen.by === loser ? { kind: 'on' } : state.queen;

const letStand = (state: GameState, what: string, side: Party): GameState => {
  const mine: Side = side === 'B' ? 'B' : 'A';
  if (what === 'due-not-placed') {
    const dues = mine === 'A' ? { A: state.dues.A, B: 0 } : { A: 0, B: state.dues.B };
    return { ...state, dues, noRoom: stillNoRoom(state.noRoom, dues), asks: undefined };
  }
  if (what === 'queen-not-returned') return { ...state, queen: { kind: 'covered', by: side }, asks: undefined };
  return state;
};

/** The offender's pieces on the surface count for the other side, and the queen where the book gives it. */
const loseBoard = (
  table: Table,
  state: GameState,
  by: Party,
  queen: 'on' | 'on-or-theirs',
  cite: string,
  call: UmpireCall,
): Ruling => {
  const saw = nobodySaw(state);
  const offender: Side = by === 'B' ? 'B' : 'A';
  const winner = other(offender);
  const colour = colourOf(state, offender);
  if (state.round !== undefined) return penalise(table, state, by, 'pass', cite, call.kind);
  const left = colour === undefined ? 9 : state.on[colour];
  const covered = state.queen.kind === 'covered' ? state.queen.by : undefined;
  const counts = covered === undefined || (queen === 'on-or-theirs' && covered === winner);
  const points = Math.min(table.facts.cap, left + (counts ? queenWorth(table, state.score[winner]) : 0));
  const result = wonBy(winner, points);
  const findings: Finding[] = [{ cite, topic: call.kind, saw, effects: [{ kind: 'board', result }], about: by }];
  const played: GameState = {
    ...state,
    dues: { A: 0, B: 0 },
    queen: openQueen(state, partyAt(state)),
    asks: undefined,
  };
  return ruled(closeBoard(table, played, result, saw, findings), findings);
};

/** Played before "Play": either everything is laid out again, or own pieces and queen come back and it is a foul. */
const breakBeforePlay = (
  table: Table,
  state: GameState,
  call: UmpireCall & { readonly kind: 'break-before-play' },
  cite: string,
): Ruling => {
  const law = table.book.calls[call.kind];
  if (law.does === 'foul' && partyAt(state) === call.by) {
    const stroke = call.stroke ?? missed(true);
    const ruling = play(table, state, {
      ...stroke,
      facts: { ...stroke.facts, anyPieceTouched: 'yes' },
      improper: true,
    });
    const early = (finding: Finding): Finding =>
      finding.topic === 'shot' ? { ...finding, cite, topic: call.kind, about: call.by } : finding;
    return { ...ruling, findings: ruling.findings.map(early) };
  }
  const fresh = startBoard(table, state, state.opener);
  const again: GameState = { ...fresh, at: state.at, dues: state.dues };
  const ruling = penalise(table, again, call.by, 'foul', cite, call.kind);
  // Whoever begins now has the attempts of an opener.
  const breaking = { attempt: 1, allowed: Math.max(1, table.facts.break.opener) };
  return { ...ruling, after: { ...ruling.after, breaking } };
};
