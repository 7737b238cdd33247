import { msg, str } from '@lit/localize';
import type { RulingNote, TableState } from '../../hub/payloads.ts';
import type { Banner } from '../../ui/overlay-view.ts';
import { overWords } from '../../ui/overlay-words.ts';
import { spoken, unbroken } from '../../ui/spoken.ts';

/** A reader needs a moment to find the banner, then time for its words. */
export const bannerMs = ({ says }: Banner): number => Math.min(12_000, 3_500 + says.length * 55);

/** The judge ends a sentence with its paragraph in brackets; the overlay sets it apart. */
const withoutCite = (sentence: string, cite: string): string =>
  cite && sentence.endsWith(')') && sentence.includes(cite)
    ? sentence.slice(0, sentence.lastIndexOf('(')).trim()
    : sentence;

/**
 * The banner of one ruling. A good shot is quiet, unless the umpire had to look at it: then people wait for his word. A
 * shot in doubt has no ruling yet that could be told.
 */
export const rulingBanner = (note: RulingNote, sayAll: boolean): Banner | undefined => {
  const { match, order, tone, says, status } = note;
  if (status === 'held') return undefined;
  if (tone === 'good' && !sayAll && status !== 'settled') return undefined;
  const [first] = says;
  if (!first) return undefined;
  const key = `${match} ${order}`;
  const cite = unbroken(first.cite);
  const sentence = withoutCite(spoken(first.said), cite);
  return {
    key,
    tone: tone === 'foul' ? 'foul' : 'note',
    says: sentence,
    ...(cite ? { cite: /^\d/.test(cite) ? `§\u00a0${cite}` : cite } : {}),
  };
};

/** What stays as long as it is so: a question, a review, the end of a board. */
export const standingBanner = ({ match, seq, glance, review, held }: TableState): Banner | undefined => {
  const over = overWords(glance);
  if (held) return { key: `${match} held ${held.id}`, tone: 'review', says: msg(str`${held.name}’s shot`) };
  if (review) return { key: `${match} review`, tone: 'review', says: msg('The umpire looks at the shot') };
  if (over) return { key: `${match} ${seq} over`, tone: 'won', says: over };
  return glance.asks && { key: `${match} ${seq} asks`, tone: 'review', says: spoken(glance.asks) };
};
