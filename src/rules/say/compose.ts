import type { CallKind } from '../calls.ts';
import type { Effect, Finding } from '../ruling.ts';
import type { Party } from '../state.ts';
import { follows } from './follows.ts';
import { aFew, fellThings, goneThings, happened, missedBreak } from './happened.ts';
import { upper } from './names.ts';
import type { Tongue } from './tongue.ts';

/** Puts a finding into one sentence: what happened, then what follows, with the numbers of this very shot. */

type Name = (party: Party) => string;

const isCall = (t: Tongue, topic: string): topic is CallKind => topic in t.call;

const find = <K extends Effect['kind']>({ effects }: Finding, kind: K) =>
  effects.find((effect): effect is Extract<Effect, { kind: K }> => effect.kind === kind);

export const compose = (t: Tongue, finding: Finding, name: Name): string =>
  `${upper(sentence(t, finding, name))}. (${finding.cite})`;

const sentence = (t: Tongue, finding: Finding, name: Name): string => {
  const { topic, saw } = finding;
  const because = (what: string, phrases: readonly string[]) =>
    phrases.length === 0 ? what : `${what}${t.colon}${phrases.join(t.semicolon)}`;
  if (isCall(t, topic)) return because(...called(t, topic, finding, name));
  const tellsJumped = topic === 'shot' && finding.effects.some(isJumped);
  const phrases = follows(t, finding, name, tellsJumped);
  switch (topic) {
    case 'shot':
    case 'board':
      return because(happened(t, saw, tellsJumped), phrases);
    case 'order':
      return because(happened(t, saw, false), [t.orderUnknown]);
    case 'break-missed': {
      const free = saw.striker && !saw.strikerOff ? [t.noPenalty] : [];
      const on = phrases.includes(t.pass(false)) ? [t.breakPasses] : phrases;
      return because(missedBreak(t, saw), [...free, ...on]);
    }
    case 'jumped': {
      const things = goneThings(t, saw.jumped, aFew(t));
      return because(t.off(things), [t.recentred(things, false)]);
    }
    case 'fell-back': {
      const things = goneThings(t, saw.fellBack, aFew(t));
      return because(t.fellBack(things), [t.recentred(things, false), t.movedPutRight]);
    }
    case 'off-lamp':
      return because(t.offLamp(goneThings(t, saw.fellBack, aFew(t))), [t.stands]);
    case 'total':
      return because(t.nothingLeft, find(finding, 'board')?.result.winner ? phrases : [t.tie]);
    case 'demanded': {
      const demanded = find(finding, 'demanded');
      return because(t.demanded(name(demanded?.by ?? saw.by), demanded?.points ?? 0), phrases);
    }
    case 'void':
    case 'untouched': {
      const untouched = find(finding, 'untouched');
      if (untouched === undefined) return phrases.join(t.semicolon);
      return because(t.untouched(untouched.each), phrases.length > 0 ? phrases : [t.mayReplay]);
    }
    case 'next-break':
      return t.nextBreak(name(finding.about ?? saw.by));
    case 'refused':
      return t.refused;
    default:
      return phrases.join(t.semicolon);
  }
};

const isJumped = (effect: Effect): boolean => effect.kind === 'put-back' && effect.back.why === 'jumped';

/** What a person called, and what follows from it. */
const called = (
  t: Tongue,
  topic: CallKind,
  finding: Finding,
  name: Name,
): readonly [what: string, phrases: readonly string[]] => {
  const about = name(finding.about ?? finding.saw.by);
  const technical = find(finding, 'foul')?.technical === true;
  const kind = topic === 'foul' && technical ? 'technical-foul' : topic;
  const named = t.call[kind](about);
  const what = technical && kind !== 'technical-foul' ? `${named}, ${t.technical}` : named;
  const phrases = follows(t, finding, name, false);
  switch (topic) {
    case 'touched-piece':
    case 'touched-while-placing':
      return [what, [t.putRight, ...phrases]];
    case 'bad-placing':
      return [what, [t.placedAgain, ...phrases]];
    case 'slip':
      return [what, [t.slipCounts(find(finding, 'slip')?.counts === true)]];
    case 'let-it-stand':
      return [what, [t.stood(find(finding, 'stands')?.what ?? 'other', about)]];
    case 'late-fall':
      return [t.fellLater(fellThings(t, finding.saw)), phrases.length > 0 ? phrases : [t.counts]];
    case 'stop-turn':
      return find(finding, 'turn') ? [what, [t.whatFellCounts]] : [t.turnIsOver(about), []];
    case 'award-board':
      return [what, [t.points(find(finding, 'board')?.result.points ?? 0)]];
    case 'no-room':
      return [what, [t.noRoom(find(finding, 'no-room')?.count ?? 1)]];
    default:
      return [what, phrases];
  }
};
