import type { Colour } from '../../carrom/discs.ts';
import type { Effect, Finding, PutBack, Saw } from '../ruling.ts';
import type { Party } from '../state.ts';
import { goneThings, jumpedAlone, queenAlone, thingsOf } from './happened.ts';
import type { Tongue } from './tongue.ts';

/** What follows from a shot or a call, in words: pieces first, then the queen, then the turn. */

type Name = (party: Party) => string;

const isBack = (effect: Effect): effect is Extract<Effect, { kind: 'put-back' }> => effect.kind === 'put-back';

/** Everything that comes back for the same shot, in one phrase: "the queen, both whites and one more come back". */
const comeBack = (t: Tongue, backs: readonly PutBack[], saw: Saw): string | undefined => {
  if (backs.length === 0) return undefined;
  const counted = new Map<Colour, { undone: number; more: number }>();
  let total = 0;
  for (const { piece, why, count } of backs) {
    total += count;
    if (piece === 'queen') continue;
    const had = counted.get(piece) ?? { undone: 0, more: 0 };
    counted.set(piece, why === 'undone' ? { ...had, undone: had.undone + count } : { ...had, more: had.more + count });
  }
  const alone = queenAlone(saw) && total === 1;
  const items = backs.some(({ piece }) => piece === 'queen') ? [alone ? t.it : t.queen] : [];
  for (const [colour, { undone, more }] of counted) {
    // "The white" is the one that fell; where more of them fell, it is one of these.
    if (undone > 0) items.push(undone === saw.fell[colour] ? t.these(colour, undone) : t.some(colour, undone));
    if (more > 0) items.push(undone > 0 ? t.more(more) : t.some(colour, more));
  }
  const [piece] = backs.filter(back => back.piece !== 'queen');
  return t.back(thingsOf(t, items, total), piece?.where ?? 'centre');
};

/** A due that is paid names the piece that pays it. */
const duesPaid = (t: Tongue, effects: readonly Effect[]): readonly string[] => {
  const phrases: string[] = [];
  for (const effect of effects)
    if (effect.kind === 'paid') {
      const back = effects.filter(isBack).find(each => each.back.why === 'due')?.back;
      if (back && back.piece !== 'queen') phrases.push(t.paid(back.piece, effect.count, back.where));
      if (effect.left > 0) phrases.push(t.stillOwed(effect.left));
    }
  return phrases;
};

/** Who has to cover the queen plays on, as a matter of course; and who wins the board has no turn any more. */
const saysTurn = (effects: readonly Effect[]): boolean =>
  !effects.some(
    ({ kind, ...effect }) =>
      kind === 'reply-shot' ||
      kind === 'board' ||
      (kind === 'queen' && 'to' in effect && (effect.to === 'pending' || effect.to === 'still-pending')),
  );

const phraseOf = (t: Tongue, effect: Effect, saw: Saw, effects: readonly Effect[], name: Name): string => {
  switch (effect.kind) {
    case 'colours':
      return t.colours(name(effect.by), effect.colour, effect.open === true);
    case 'taken-up':
      return t.takenUp(thingsOf(t, [t.some(effect.piece, effect.count)], effect.count));
    case 'owes':
      return t.owed(effect.count);
    case 'waived':
      return t.waived;
    case 'queen':
      if (effect.to === 'surface') return '';
      if (effect.to === 'pending')
        return effect.later ? t.queenPendingLater(name(effect.by ?? saw.by)) : t.queenPending(queenAlone(saw));
      if (effect.to === 'still-pending') return t.queenStillPending;
      return effect.by === saw.by ? t.queenCovered : t.queenTheirs;
    case 'lost-attempt':
      return t.lostAttempt(effect.count);
    case 'reply-shot':
      return t.reply(name(effect.side));
    case 'tally':
      return t.tally(effect.points);
    case 'turn':
      if (effect.skips) return t.oppositeMisses;
      if (effect.to === 'pass') return saysTurn(effects) ? t.pass(effect.misses === true) : '';
      return saysTurn(effects) || (effect.tries ?? 1) > 1 ? t.again(effect.tries) : '';
    case 'break-again':
      return t.breakAgain(effect.attempt, effect.allowed);
    case 'board': {
      const { how, winner, points } = effect.result;
      if (how === 'void') return t.voided;
      if (how === 'drawn' || winner === undefined) return t.drawn;
      // Where a board is a game, it is the game that is won.
      return effects.some(({ kind }) => kind === 'game') ? '' : t.board(name(winner), points);
    }
    case 'demand':
      return t.demand(name(effect.by), effect.most);
    case 'capped':
      return t.capped;
    case 'no-room':
      return t.noRoom(effect.count, name(effect.side));
    case 'game':
      return t.game(name(effect.winner));
    case 'match':
      return t.match(name(effect.winner));
    case 'decider':
      return t.decider;
    case 'change-seats':
      return t.seats;
    case 'out':
      return t.out(name(effect.player));
    // Said elsewhere in the sentence.
    case 'put-back':
    case 'paid':
    case 'demanded':
    case 'foul':
    case 'slip':
    case 'stands':
    case 'untouched':
      return '';
  }
};

const ORDER: readonly Effect['kind'][] = ['colours', 'taken-up'];

/** `tellsJumped`: pieces that left the surface are told of in this very sentence. */
export const follows = (t: Tongue, finding: Finding, name: Name, tellsJumped: boolean): readonly string[] => {
  const { effects, saw } = finding;
  const phrases: string[] = [];
  if (tellsJumped) phrases.push(t.recentred(goneThings(t, saw.jumped, t.these), !jumpedAlone(saw)));
  const first = effects.filter(({ kind }) => ORDER.includes(kind));
  const paid = effects.some(({ kind }) => kind === 'paid');
  const backs = effects.flatMap(effect =>
    isBack(effect) && effect.back.why !== 'jumped' && !(paid && effect.back.why === 'due') ? [effect.back] : [],
  );
  phrases.push(...first.map(effect => phraseOf(t, effect, saw, effects, name)));
  phrases.push(comeBack(t, backs, saw) ?? '', ...duesPaid(t, effects));
  for (const effect of effects) if (!first.includes(effect)) phrases.push(phraseOf(t, effect, saw, effects, name));
  return phrases.filter(phrase => phrase !== '');
};
