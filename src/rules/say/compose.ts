import { otherColour } from '../../carrom/discs.ts';
import type { Effect, Finding, Saw } from '../ruling.ts';
import type { Party } from '../state.ts';
import type { Tongue } from './tongue.ts';

/** Puts a finding into one sentence: what happened, then what follows, with the numbers of this very shot. */

const listed = (items: readonly string[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

const happened = (t: Tongue, saw: Saw): string => {
  const { colour } = saw;
  const items: string[] = [];
  if (saw.own > 0) items.push(t.pieces(colour, saw.own, 'own'));
  if (saw.theirs > 0) items.push(t.pieces(colour && otherColour(colour), saw.theirs, 'theirs'));
  if (saw.queen) items.push(t.queen);
  if (saw.striker && !saw.strikerOff) items.push(t.striker);
  const parts: string[] = [];
  if (saw.improper) parts.push(t.improper);
  if (items.length > 0) parts.push(t.pocketed(listed(items, t.and), items.length > 1));
  if (saw.strikerOff) parts.push(t.strikerOff);
  if (parts.length === 0) parts.push(saw.touched ? t.nothingPocketed : t.nothingTouched);
  return parts.join(', ');
};

/** The consequences, pieces put back for the same reason in one phrase. */
const follows = (t: Tongue, finding: Finding, name: (party: Party) => string): readonly string[] => {
  const { effects, saw } = finding;
  const phrases: string[] = [];
  const counted = new Map<string, { undone: number; more: number }>();
  for (const effect of effects)
    if (effect.kind === 'put-back' && effect.back.piece !== 'queen') {
      const { piece, why, count } = effect.back;
      const had = counted.get(piece) ?? { undone: 0, more: 0 };
      counted.set(
        piece,
        why === 'undone' ? { ...had, undone: had.undone + count } : { ...had, more: had.more + count },
      );
    }
  for (const [piece, { undone, more }] of counted)
    phrases.push(t.back(piece === 'white' ? 'white' : 'black', undone, more));
  for (const effect of effects) {
    const phrase = phraseOf(t, effect, saw, name);
    if (phrase !== '') phrases.push(phrase);
  }
  return phrases;
};

const phraseOf = (t: Tongue, effect: Effect, saw: Saw, name: (party: Party) => string): string => {
  switch (effect.kind) {
    case 'owes':
      return t.owed(effect.count);
    case 'paid':
      return t.paid(effect.count);
    case 'waived':
      return t.waived;
    case 'queen':
      if (effect.to === 'surface') return t.queenBack;
      if (effect.to === 'pending') return t.queenPending;
      if (effect.to === 'still-pending') return t.queenStillPending;
      return effect.by === saw.by ? t.queenCovered : t.queenTheirs;
    case 'turn':
      return effect.to === 'again' ? t.again(effect.tries) : t.pass;
    case 'break-again':
      return t.breakAgain(effect.attempt, effect.allowed);
    case 'colours':
      return t.colours(name(effect.white));
    case 'lost-attempt':
      return t.lostAttempt(effect.count);
    case 'reply-shot':
      return t.reply;
    case 'tally':
      return t.tally(effect.points);
    case 'board': {
      const { how, winner, points } = effect.result;
      if (how === 'void') return t.voided;
      if (how === 'drawn' || winner === undefined) return t.drawn;
      return points > 0 ? t.board(name(winner), points) : t.boardWon(name(winner));
    }
    case 'demand':
      return t.demand(name(effect.by), effect.most);
    case 'capped':
      return t.capped;
    case 'no-room':
      return t.noRoom(name(effect.side), effect.count);
    case 'game':
      return t.game(name(effect.winner));
    case 'match':
      return t.match(name(effect.winner));
    case 'decider':
      return t.decider;
    case 'change-seats':
      return t.seats;
    case 'foul':
      return effect.technical ? t.technical : '';
    case 'out':
      return t.out(name(effect.player));
    case 'put-back':
      return '';
  }
};

const isCall = (t: Tongue, topic: string): topic is keyof Tongue['call'] => topic in t.call;

export const compose = (t: Tongue, finding: Finding, name: (party: Party) => string): string => {
  const { topic, saw, effects } = finding;
  const about = name(finding.about ?? saw.by);
  const phrases = follows(t, finding, name);
  const sentence = ((): string => {
    if (isCall(t, topic))
      return topic === 'void-board' ? t.voided : [t.call[topic](about), ...phrases].join(t.semicolon);
    switch (topic) {
      case 'shot':
      case 'break-missed':
      case 'board':
        return `${happened(t, saw)}${t.colon}${phrases.join(t.semicolon)}`;
      case 'order':
        return `${happened(t, saw)}${t.colon}${t.orderUnknown}`;
      case 'also':
        return `${saw.strikerOff ? t.strikerOff : t.jumped(jumpedList(t, saw), true)}${t.colon}${t.pass}`;
      case 'jumped': {
        const back = effects.filter(effect => effect.kind === 'put-back').length;
        const what = t.jumped(jumpedList(t, saw), back > 1);
        return `${what}${t.colon}${back === 0 ? t.stands : t.recentred(back > 1)}`;
      }
      case 'untouched':
        return t.untouched;
      case 'next-break':
        return t.nextBreak(about);
      case 'refused':
        return t.refused;
      default:
        return phrases.join(t.semicolon);
    }
  })();
  const text = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
  return `${text}. (${finding.cite})`;
};

const jumpedList = (t: Tongue, saw: Saw): string => {
  const items = saw.jumped.map(disc =>
    disc === 'queen' ? t.queen : disc === 'striker' ? t.striker : t.pieces(disc, 1, 'own'),
  );
  return listed(items.length > 0 ? items : [t.pieces(undefined, 1, 'own')], t.and);
};
