import type { Answer } from '../carrom/answer.ts';
import type { BookFacts } from './book.ts';
import type { ToConfirm } from './ruling.ts';
import type { Stroke } from './stroke.ts';

/**
 * Measured facts a book asks for. A breach counts only when it was measured beyond doubt; a doubtful fact is listed as
 * to be confirmed, with its paragraph.
 */
type Asked = BookFacts['stroke'];

export const measuredImproper = (asked: Asked, { facts }: Stroke): boolean =>
  (asked.placing !== undefined &&
    (facts.strikerTouchedBothLines === 'no' ||
      facts.strikerHalfOnBaseCircle === 'yes' ||
      facts.strikerTouchedArrow === 'yes')) ||
  (asked.behindLine !== undefined && facts.directHitOnOrBehindLine === 'yes') ||
  (asked.onLine !== undefined && facts.directHitOnLine === 'yes') ||
  (asked.prison !== undefined && facts.directHitInPrison === 'yes') ||
  (asked.backCushion !== undefined && facts.backCushionFirst === 'yes') ||
  (asked.forwards !== undefined && facts.leftForwards === 'no');

const NOTHING: readonly ToConfirm[] = [];

/** The facts a book asks for that were not seen well enough. Usually none: no list is made then. */
export const doubtful = (asked: Asked, { facts }: Stroke): readonly ToConfirm[] => {
  const doubts =
    (asked.placing !== undefined &&
      (isOpen(facts.strikerTouchedBothLines) ||
        isOpen(facts.strikerHalfOnBaseCircle) ||
        isOpen(facts.strikerTouchedArrow))) ||
    isOpen(facts.directHitOnOrBehindLine) ||
    isOpen(facts.directHitOnLine) ||
    isOpen(facts.directHitInPrison) ||
    isOpen(facts.backCushionFirst) ||
    isOpen(facts.leftForwards);
  if (!doubts) return NOTHING;
  const list: ToConfirm[] = [];
  ask(list, asked.placing, facts.strikerTouchedBothLines, 'striker-on-both-lines');
  ask(list, asked.placing, facts.strikerHalfOnBaseCircle, 'striker-half-on-circle');
  ask(list, asked.placing, facts.strikerTouchedArrow, 'striker-on-arrow');
  ask(list, asked.behindLine, facts.directHitOnOrBehindLine, 'direct-hit-behind-line');
  ask(list, asked.onLine, facts.directHitOnLine, 'direct-hit-on-line');
  ask(list, asked.prison, facts.directHitInPrison, 'direct-hit-in-prison');
  ask(list, asked.backCushion, facts.backCushionFirst, 'back-cushion');
  ask(list, asked.forwards, facts.leftForwards, 'left-forwards');
  return list;
};

const isOpen = (answer: Answer): boolean => answer === 'cannot-tell';

const ask = (list: ToConfirm[], cite: string | undefined, answer: Answer, fact: ToConfirm['fact']) => {
  if (cite !== undefined && isOpen(answer)) list.push({ cite, fact });
};
