import { html, type TemplateResult } from 'lit';
import { differences } from '../match/differences.ts';
import type { Correction } from '../match/events.ts';
import { type Entry, follow, type MatchView } from '../match/replay.ts';
import '../ui/shot-editor.ts';
import type { Draft } from '../ui/shot-editor.ts';

/** One earlier entry being overruled, and what the correction that is thought about would change. */
export const renderEditor = (
  view: MatchView,
  entry: Entry,
  drafted: Correction | undefined,
  on: { draft(draft: Draft | null): void; apply(): void; close(): void },
): TemplateResult =>
  html`<carrom-shot-editor
    .view=${view}
    .entry=${entry}
    .outcome=${drafted && differences(view, follow(view, drafted), entry.event.id)}
    .drafted=${drafted}
    @correction-drafted=${({ detail }: CustomEvent<Draft | null>) => on.draft(detail)}
    @correction-applied=${() => on.apply()}
    @editor-closed=${() => on.close()}
  ></carrom-shot-editor>`;
