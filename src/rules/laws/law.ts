import type { EndLaw, Ends, ShotLaw, Then } from '../book.ts';
import type { Sight } from '../sight.ts';

/**
 * A law of a book: paragraph, the row in words, when it applies, what follows. In a book's list the first law that
 * applies to a shot rules it, so a law need not exclude the ones above it.
 */
export const law = (
  cite: string,
  says: string,
  when: (s: Sight) => boolean,
  then: Then | ((s: Sight) => Then),
): ShotLaw => ({ cite, says, when, gives: then });

/** A law by which the board ends. Looked at before the others. */
export const end = (
  cite: string,
  says: string,
  when: (s: Sight) => boolean,
  then: Ends | ((s: Sight) => Ends),
): EndLaw => ({ cite, says, when, gives: then });
