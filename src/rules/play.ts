import { other, type Side } from '../carrom/discs.ts';
import type { Law, Table, Then } from './book.ts';
import { endBoard } from './end-board.ts';
import { plus, voidBoard } from './finish.ts';
import { citing, refused, ruled } from './gather.ts';
import { roomQuestion } from './no-room.ts';
import { offBoard } from './off-board.ts';
import { askOrder, orderDecides, withOrder } from './red-followed.ts';
import { playRound } from './round.ts';
import type { Effect, Finding, Ruling, Saw, ToConfirm } from './ruling.ts';
import { sawOf } from './saw.ts';
import { passTurn, settle } from './settle.ts';
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
  const before = withColours(state, stroke, fallen);
  const s = sightOf(table, before, stroke, fallen);
  const saw = sawOf(s, stroke, fallen);
  const toConfirm = confirmations(table, before, s, stroke, fallen);

  if (orderDecides(table.facts, s)) return ruled(askOrder(table, state, s, stroke, saw, findings), findings, toConfirm);
  if (before.breaking !== undefined && !s.touched) {
    const missed = missedBreak(table, before, s, saw, findings);
    if (missed !== undefined) return ruled(missed, findings, toConfirm);
  }
  // A board ends only when a last piece falls, or when a single shot was left to decide it.
  const decidedNow = state.white === undefined && before.white !== undefined;
  const { coloursCite = table.facts.game.cite } = table.facts;
  const mayEnd = s.ownLast || s.theirLast || s.reply || s.covering;
  const end = mayEnd ? firstLaw(table.book.ends, s) : undefined;
  if (end !== undefined) {
    const ends = typeof end.gives === 'function' ? end.gives(s) : end.gives;
    findings.push(...offBoard(table, s, stroke, saw));
    if (decidedNow)
      findings.push({ cite: coloursCite, topic: 'colours', saw, effects: [coloursNow(table, fallen, s)] });
    return ruled(endBoard(table, before, s, end, ends, saw, findings), findings, toConfirm);
  }
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

/** Nothing but the turn: a law that takes it leaves nothing of this one to be said. */
const onlyTurn = (then: Then): boolean =>
  (then.queen ?? then.undo ?? then.penalty ?? then.opponentBack ?? then.lastBack ?? then.lostAttempt ?? then.reply) ===
  undefined;

/** The first law that fits, and what those make of it that change it. */
const lawsOf = ({ book, facts }: Table, s: Sight): { cite: string; says: string | undefined; then: Then } => {
  const law = firstLaw(book.laws, s);
  let cite = law?.cite ?? facts.game.cite;
  let says = law?.says;
  let then: Then = law === undefined ? { turn: 'pass' } : typeof law.gives === 'function' ? law.gives(s) : law.gives;
  for (const also of book.also ?? []) {
    if (!also.when(s)) continue;
    cite = onlyTurn(then) ? also.cite : citing(cite, also.cite);
    says = also.says;
    then = also.gives(s, then);
  }
  return { cite, says, then };
};

/** The board goes on: what the laws make of the shot is carried out and told. */
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
  const { cite, says, then } = lawsOf(table, s);
  const effects: Effect[] = [];
  const { coloursCite = table.facts.game.cite } = table.facts;
  if (decidedNow) effects.push(coloursNow(table, fallen, s));
  for (const finding of offBoard(table, s, stroke, saw))
    if (finding.topic === 'jumped' && table.facts.placing.jumpedCosts) effects.push(...finding.effects);
    else findings.push(finding);
  const shot: Finding = {
    cite: decidedNow ? citing(coloursCite, cite) : cite,
    topic: 'shot',
    law: says,
    saw,
    effects,
  };
  findings.push(shot);
  const { after, question } = settle(table, before, s, then, effects, findings, saw);
  const asked =
    question ?? (decidedNow ? colourQuestion(table, before, fallen, then, s) : undefined) ?? roomQuestion(after);
  const { voidTurns } = table.facts;
  const inAll = table.options.untouchedTurns === 'all';
  if (voidTurns !== undefined && after.untouched >= 3 * (inAll ? 1 : playersIn(after))) {
    const untouched = { kind: 'untouched', each: !inAll } as const;
    if (voidTurns.ask || (!inAll && after.format === 'doubles')) {
      findings.push({ cite: voidTurns.cite, topic: 'untouched', saw, effects: [untouched] });
      return { ...after, asks: { kind: 'void-board' } };
    }
    // Nobody's turn comes after this shot.
    findings.splice(findings.indexOf(shot), 1);
    return voidBoard(table, after, voidTurns.cite, saw, findings, untouched);
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
const withColours = (state: GameState, stroke: Stroke, fallen: Fallen): GameState => {
  if (state.white !== undefined || fallen.white + fallen.black === 0) return state;
  const me: Side = partyAt(state) === 'B' ? 'B' : 'A';
  const first = stroke.pocketed.find(({ disc }) => (disc === 'white' || disc === 'black') && fallen[disc] > 0)?.disc;
  return { ...state, white: first === 'white' ? me : other(me) };
};

const asksColour = ({ options }: Table, { white, black }: Fallen): boolean =>
  white > 0 && black > 0 && options.bothColours === 'ask';

const coloursNow = (table: Table, fallen: Fallen, { me, colour = 'white' }: Sight): Effect => ({
  kind: 'colours',
  by: me,
  colour,
  ...(asksColour(table, fallen) ? { open: true } : {}),
});

const colourQuestion = (
  table: Table,
  before: GameState,
  fallen: Fallen,
  then: Then,
  { me }: Sight,
): Question | undefined => {
  if (!asksColour(table, fallen)) return undefined;
  const { white, black } = fallen;
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
