import type { Correction } from '../match/events.ts';
import type { Draft } from '../ui/shot-editor.ts';
import { newId } from './new-id.ts';

/** The correction of this entry that a person thinks about, with its ids. */
export const drafted = (draft: Draft | null, entry: string | undefined): Correction | undefined => {
  if (!draft || entry === undefined) return undefined;
  return draft.kind === 'shot-inserted' ? { ...draft, id: newId(), before: entry } : { ...draft, id: entry };
};
