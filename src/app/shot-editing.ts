import { html, type TemplateResult } from 'lit';
import { differences } from '../match/differences.ts';
import type { Correction } from '../match/events.ts';
import { type Entry, follow, type MatchView } from '../match/replay.ts';
import '../ui/shot-editor.ts';
import type { PlayerVideo } from '../ui/player-film.ts';
import type { Draft } from '../ui/shot-editor.ts';
import { shotFilm } from './shot-film.ts';

/** One earlier entry being overruled, and what the correction that is thought about would change. */
export const renderEditor = (
  view: MatchView,
  entry: Entry,
  drafted: Correction | undefined,
  on: { draft(draft: Draft | null): void; apply(): void; close(): void },
  video?: PlayerVideo | 'opening' | undefined,
): TemplateResult =>
  html`<carrom-shot-editor
    .view=${view}
    .entry=${entry}
    .film=${shotFilm(entry, video)}
    .outcome=${drafted && differences(view, follow(view, drafted), entry.event.id)}
    .drafted=${drafted}
    @correction-drafted=${({ detail }: CustomEvent<Draft | null>) => on.draft(detail)}
    @correction-applied=${() => on.apply()}
    @editor-closed=${() => on.close()}
  ></carrom-shot-editor>`;
