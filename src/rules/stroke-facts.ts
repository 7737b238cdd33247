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

export const doubtful = (asked: Asked, { facts }: Stroke): readonly ToConfirm[] => {
  let list = NOTHING;
  const ask = (cite: string | undefined, answer: string, fact: ToConfirm['fact']) => {
    if (cite !== undefined && answer === 'cannot-tell') list = [...list, { cite, fact }];
  };
  ask(asked.placing, facts.strikerTouchedBothLines, 'striker-on-both-lines');
  ask(asked.placing, facts.strikerHalfOnBaseCircle, 'striker-half-on-circle');
  ask(asked.placing, facts.strikerTouchedArrow, 'striker-on-arrow');
  ask(asked.behindLine, facts.directHitOnOrBehindLine, 'direct-hit-behind-line');
  ask(asked.onLine, facts.directHitOnLine, 'direct-hit-on-line');
  ask(asked.prison, facts.directHitInPrison, 'direct-hit-in-prison');
  ask(asked.backCushion, facts.backCushionFirst, 'back-cushion');
  ask(asked.forwards, facts.leftForwards, 'left-forwards');
  return list;
};
