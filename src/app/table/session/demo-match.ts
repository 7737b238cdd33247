import type { MatchStart } from '../../../match/events.ts';
import { BOOKS } from '../../../rules/books/all.ts';

/** The match that a table plays by itself. Whoever sits south breaks, as in the recording. */
export const demoStart = (): MatchStart => ({
  kind: 'match-started',
  book: { id: 'international', edition: BOOKS.international.edition, options: {} },
  format: 'singles',
  names: ['Asha', 'Ben'],
  breaks: 0,
  demo: true,
});
