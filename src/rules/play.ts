import { other, type Side } from '../carrom/discs.ts';
import type { Law, Table, Then } from './book.ts';
import { endBoard } from './end-board.ts';
import { plus, voidBoard } from './finish.ts';
import { refused, ruled } from './gather.ts';
import { roomQuestion } from './no-room.ts';
import { recentred } from './put-back.ts';
import { askOrder, orderDecides, withOrder } from './red-followed.ts';
import { playRound } from './round.ts';
import type { Effect, Finding, Ruling, Saw, ToConfirm } from './ruling.ts';
import { passTurn, sawOf, settle } from './settle.ts';
import type { Sight } from './sight.ts';
import type { GameState, Question } from './state.ts';
import type { Stroke } from './stroke.ts';
import { doubtful } from './stroke-facts.ts';
import { type Fallen, fallenIn, sightOf } from './take-in.ts';
import { colourOf, partyAt, playersIn } from './turn.ts';

/** One function rules a shot, and tells everything it found. Pure and total: no state or shot makes it throw. */
export const play = (table: Table, state: GameState, stroke: Stroke): Ruling => {
  if (state.phase !== 'playing') return refused(state, table.facts.game.cite);
  if (state.asks?.kind === 'red-followed')
    return boardGoesOn(table, state, after => play(table, after, stroke)) ?? refused(state, table.facts.game.cite);
  if (state.round !== undefined) return playRound(table, state, stroke);
  const fallen = fallenIn(state, stroke);
  const findings: Finding[] = [];
  const before = withColours(table, state, stroke, fallen, findings);
  const s = sightOf(table, before, stroke, fallen);
  const saw = sawOf(s, stroke);
  const toConfirm = confirmations(table, before, s, stroke, fallen);

  if (orderDecides(table.facts, s)) return ruled(askOrder(table, state, s, stroke, saw, findings), findings, toConfirm);
  if (before.breaking !== undefined && !s.touched) {
    const missed = missedBreak(table, before, s, saw, findings);
    if (missed !== undefined) return ruled(missed, findings, toConfirm);
  }
  // A board ends only when a last piece falls, or when a single shot was left to decide it.
  const mayEnd = s.ownLast || s.theirLast || s.reply || s.covering;
  const end = mayEnd ? firstLaw(table.book.ends, s) : undefined;
  if (end !== undefined) {
    const ends = typeof end.gives === 'function' ? end.gives(s) : end.gives;
    return ruled(endBoard(table, before, s, end, ends, saw, findings), findings, toConfirm);
  }
  const decidedNow = state.white === undefined && before.white !== undefined;
  return ruled(goOn(table, before, s, stroke, fallen, saw, findings, decidedNow), findings, toConfirm);
};

/** The shot that waits for its order, ruled with what a person says: was the red followed by the last piece? */
export const playOrdered = (table: Table, state: GameState, followed: boolean): Ruling | undefined => {
  const { asks } = state;
  if (asks?.kind !== 'red-followed') return undefined;
  const colour = colourOf(state, asks.by === 'B' ? 'B' : 'A');
  return play(table, { ...state, asks: undefined }, withOrder(asks.stroke, followed, colour));
};

/** Something happens before anybody said which fell first: had the red been followed, the board would be over. */
export const boardGoesOn = (table: Table, state: GameState, next: (after: GameState) => Ruling): Ruling | undefined => {
  const waited = playOrdered(table, state, false);
  if (waited === undefined) return undefined;
  const then = next(waited.after);
  return {
    ...then,
    findings: [...waited.findings, ...then.findings],
    putBack: [...waited.putBack, ...then.putBack],
    toConfirm: [...waited.toConfirm, ...then.toConfirm],
  };
};

const firstLaw = <T>(laws: readonly Law<T>[], s: Sight): Law<T> | undefined => {
  for (const law of laws) if (law.when(s)) return law;
  return undefined;
};

/** The board goes on: the first law that fits, then the ones that change it. */
const goOn = (
  table: Table,
  before: GameState,
  s: Sight,
  stroke: Stroke,
  fallen: Fallen,
  saw: Saw,
  findings: Finding[],
  decidedNow: boolean,
): GameState => {
  const law = firstLaw(table.book.laws, s);
  let then: Then = law === undefined ? { turn: 'pass' } : typeof law.gives === 'function' ? law.gives(s) : law.gives;
  const effects: Effect[] = [];
  findings.push({ cite: law?.cite ?? table.facts.game.cite, topic: 'shot', law: law?.says, saw, effects });
  for (const also of table.book.also ?? []) {
    if (!also.when(s)) continue;
    then = also.gives(s, then);
    findings.push({ cite: also.cite, topic: 'also', law: also.says, saw, effects: [] });
  }
  if (stroke.offSurface.length + stroke.fellBack.length > 0) {
    const back = recentred(table, s, stroke);
    if (back.length > 0) findings.push({ cite: table.facts.placing.jumped, topic: 'jumped', saw, effects: back });
    else if (stroke.offLamp && stroke.fellBack.length > 0)
      findings.push({
        cite: table.facts.placing.lamp ?? table.facts.placing.jumped,
        topic: 'jumped',
        saw,
        effects: [],
      });
  }
  const { after, question } = settle(table, before, s, then, effects, findings, saw);
  const asked =
    question ?? (decidedNow ? colourQuestion(table, before, fallen, then, s) : undefined) ?? roomQuestion(after);
  const { voidTurns } = table.facts;
  const inAll = table.options.untouchedTurns === 'all';
  if (voidTurns !== undefined && after.untouched >= 3 * (inAll ? 1 : playersIn(after))) {
    if (voidTurns.ask || (!inAll && after.format === 'doubles')) {
      findings.push({ cite: voidTurns.cite, topic: 'untouched', saw, effects: [] });
      return { ...after, asks: { kind: 'void-board' } };
    }
    return voidBoard(table, after, voidTurns.cite, saw, findings);
  }
  return asked === undefined ? after : { ...after, asks: asked };
};

/** Nobody touched a piece on the break: again, or the other side's try. */
const missedBreak = (
  table: Table,
  before: GameState,
  s: Sight,
  saw: Saw,
  findings: Finding[],
): GameState | undefined => {
  const { opener, later, cite, faultEndsTurn } = table.facts.break;
  const { breaking } = before;
  if (opener === 0 || breaking === undefined) return undefined;
  const pass = (): GameState => ({ ...passTurn(before), breaking: { attempt: 1, allowed: later }, asks: undefined });
  if (s.fault && faultEndsTurn !== undefined) {
    findings.push({ cite: faultEndsTurn, topic: 'break-missed', saw, effects: [{ kind: 'turn', to: 'pass' }] });
    return pass();
  }
  if (s.improper) return undefined;
  if (breaking.attempt >= breaking.allowed) {
    findings.push({ cite, topic: 'break-missed', saw, effects: [{ kind: 'turn', to: 'pass' }] });
    return pass();
  }
  const attempt = breaking.attempt + 1;
  const { allowed } = breaking;
  findings.push({ cite, topic: 'break-missed', saw, effects: [{ kind: 'break-again', attempt, allowed }] });
  return { ...before, breaking: { attempt, allowed }, strokes: before.strokes + 1, asks: undefined };
};

/** Where colours are decided by the first piece pocketed. When both fall, the first one seen, until the shooter says. */
const withColours = (
  table: Table,
  state: GameState,
  stroke: Stroke,
  fallen: Fallen,
  findings: Finding[],
): GameState => {
  if (state.white !== undefined || fallen.white + fallen.black === 0) return state;
  const me: Side = partyAt(state) === 'B' ? 'B' : 'A';
  const first = stroke.pocketed.find(({ disc }) => (disc === 'white' || disc === 'black') && fallen[disc] > 0)?.disc;
  const white = first === 'white' ? me : other(me);
  const saw = sawOf(sightOf(table, { ...state, white }, stroke, fallen), stroke);
  const cite = table.facts.coloursCite ?? table.facts.game.cite;
  findings.push({ cite, topic: 'colours', saw, effects: [{ kind: 'colours', white }], about: me });
  return { ...state, white };
};

const colourQuestion = (
  table: Table,
  before: GameState,
  { white, black }: Fallen,
  then: Then,
  { me }: Sight,
): Question | undefined => {
  if (white === 0 || black === 0 || table.options.bothColours !== 'ask') return undefined;
  const owed = plus(before.dues, me, then.penalty ?? 0);
  return { kind: 'which-colour', side: me, fell: { white, black }, owed, undo: then.undo === true };
};

const confirmations = (
  table: Table,
  before: GameState,
  s: Sight,
  stroke: Stroke,
  fallen: Fallen,
): readonly ToConfirm[] => {
  let list = doubtful(table.facts.stroke, stroke);
  const { break: attempts, stroke: asked } = table.facts;
  const nothingFell = s.own + s.theirs + s.jumped === 0 && !s.queen;
  if (before.breaking !== undefined && nothingFell && stroke.facts.anyPieceTouched === 'cannot-tell')
    list = [...list, { cite: attempts.cite, fact: 'any-piece-touched' }];
  if (asked.samePocket !== undefined && s.samePocket === 'cannot-tell')
    list = [...list, { cite: asked.samePocket, fact: 'same-pocket' }];
  if (fallen.tooMany) list = [...list, { cite: table.facts.game.cite, fact: 'more-fell-than-lay-there' }];
  return list;
};
