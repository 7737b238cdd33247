import { parseState } from '../rules/notation.ts';
import { tableFor } from '../rules/table.ts';
import type { MatchStart } from './events.ts';
import type { MatchView } from './replay.ts';

/**
 * A match as somebody sees it who was told only its start and its state line: enough to score the next shot, without the
 * story of how it came about. An open question stands as if it had just been asked.
 */
export const viewFromLine = (start: MatchStart, line: string): MatchView | undefined => {
  const parsed = parseState(line);
  if (!parsed.ok) return undefined;
  const state = parsed.value;
  const asked = { findings: [], after: state, putBack: [], toConfirm: [] };
  return {
    begun: start,
    start,
    table: tableFor(start.book.id, start.book.options),
    state,
    entries: state.asks
      ? [{ event: { kind: 'board-begun', id: 'asked' }, before: state, ruling: { ...asked, question: state.asks } }]
      : [],
    changes: [],
    undone: [],
  };
};
