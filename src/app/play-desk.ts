import { localized } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { differences } from '../match/differences.ts';
import type { Correction, MatchEvent } from '../match/events.ts';
import { heatOf } from '../match/heat-map.ts';
import type { HeldShot } from '../match/held.ts';
import type { Reconciled } from '../match/reconcile.ts';
import { follow, type MatchView } from '../match/replay.ts';
import { statisticsOf } from '../match/statistics.ts';
import type { Answered, UmpireCall } from '../rules/calls.ts';
import type { Stroke } from '../rules/stroke.ts';
import '../ui/board-over.ts';
import '../ui/held-shot.ts';
import type { ReadingChosen } from '../ui/held-shot.ts';
import '../ui/match-statistics.ts';
import '../ui/ruling-card.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/shot-composer.ts';
import type { Draft } from '../ui/shot-editor.ts';
import '../ui/shot-editor.ts';
import '../ui/shot-list.ts';
import '../ui/umpire-calls.ts';
import { newId } from './new-id.ts';

/**
 * A running match: the last ruling, what is asked, the next shot told by hand, every earlier one to be corrected. The
 * slot takes the match's switches. A match that is only watched shows what happened and lets nothing be done.
 *
 * @fires setup-wanted - A new match is to be set up.
 */
@customElement('carrom-play-desk')
@localized()
export class PlayDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 1rem;
        align-content: start;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  @property({ attribute: false }) record: (event: MatchEvent) => Promise<void> = async () => {};

  @property({ attribute: false }) held: readonly HeldShot[] = [];

  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Another tab keeps the match. */
  @property({ type: Boolean }) watching = false;

  /** The entry being looked at, and the correction being thought about. */
  @state() private opened?: string | undefined;
  @state() private drafted?: Correction | undefined;

  /** Shows what a correction would change; a person applies it or not. */
  propose(correction: Correction) {
    this.opened = correction.id;
    this.drafted = correction;
  }

  /** What a key asks for. */
  obey(wish: 'tell' | 'correct' | 'call' | 'next') {
    const within = (tag: string) => this.renderRoot.querySelector(tag)?.shadowRoot;
    if (wish === 'tell') within('carrom-shot-composer')?.querySelector<HTMLInputElement>('#line')?.select();
    else if (wish === 'next') within('carrom-board-over')?.querySelector('button')?.click();
    else if (wish === 'correct') this.handleOpen(this.view?.entries.at(-1)?.event.id);
    else {
      const calls = within('carrom-umpire-calls')?.querySelector('details');
      if (calls) calls.open = true;
      calls?.querySelector('select')?.focus();
    }
  }

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    return html`
      ${this.watching || this.held.length === 0 ? nothing : this.renderHeld(view)}
      ${view.entries.length > 0 ? this.renderRuling(view) : nothing}
      ${this.watching ? nothing : this.renderNext(view)}
      <slot></slot>
      ${this.watching ? nothing : this.renderCalls(view)}
      ${view.entries.length > 0 ? this.renderShots(view) : nothing}
    `;
  }

  private renderHeld(view: MatchView) {
    return html`<carrom-held-shot
      .view=${view}
      .held=${this.held}
      @entry-opened=${({ detail }: CustomEvent<string>) => this.handleOpen(detail)}
      @reading-chosen=${({ detail }: CustomEvent<ReadingChosen>) => this.record({ kind: 'shot-corrected', ...detail })}
    ></carrom-held-shot>`;
  }

  private renderRuling(view: MatchView) {
    return html`<carrom-ruling-card
      .view=${view}
      .reconciled=${this.reconciled}
      ?inert=${this.watching}
      @question-answered=${({ detail }: CustomEvent<Answered>) => this.record({ kind: 'question-answered', id: newId(), answer: detail })}
    ></carrom-ruling-card>`;
  }

  private renderNext(view: MatchView) {
    if (view.state.phase === 'playing') {
      return html`<carrom-shot-composer
        .game=${view.state}
        @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.record({ kind: 'shot-played', id: newId(), stroke: detail, by: 'umpire' })}
      ></carrom-shot-composer>`;
    }
    return html`<carrom-board-over
      .view=${view}
      @next-wanted=${() => this.record({ kind: 'board-begun', id: newId() })}
      @setup-wanted=${() => this.dispatchEvent(new CustomEvent('setup-wanted'))}
    ></carrom-board-over>`;
  }

  private renderCalls(view: MatchView) {
    return html`<carrom-umpire-calls
      .view=${view}
      @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => this.record({ kind: 'umpire-called', id: newId(), call: detail })}
    ></carrom-umpire-calls>`;
  }

  private renderShots(view: MatchView) {
    return html`
      <carrom-shot-list
        .view=${view}
        .fixed=${this.watching}
        @entry-opened=${({ detail }: CustomEvent<string>) => this.handleOpen(detail)}
      ></carrom-shot-list>
      <carrom-match-statistics .players=${statisticsOf(view)} .heat=${heatOf(view)}></carrom-match-statistics>
      ${this.watching ? nothing : this.renderEditor(view)}
    `;
  }

  private renderEditor(view: MatchView) {
    const entry = view.entries.find(({ event }) => event.id === this.opened);
    if (!entry) return nothing;
    const outcome = this.drafted && differences(view, follow(view, this.drafted), entry.event.id);
    return html`<carrom-shot-editor
      .view=${view}
      .entry=${entry}
      .outcome=${outcome}
      .drafted=${this.drafted}
      @correction-drafted=${({ detail }: CustomEvent<Draft | null>) => this.handleDraft(entry.event.id, detail)}
      @correction-applied=${this.handleApply}
      @editor-closed=${() => this.handleOpen(undefined)}
    ></carrom-shot-editor>`;
  }

  private handleOpen(id: string | undefined) {
    this.opened = id;
    this.drafted = undefined;
  }

  private handleDraft(entry: string, draft: Draft | null) {
    if (!draft) this.drafted = undefined;
    else if (draft.kind === 'shot-inserted') this.drafted = { ...draft, id: newId(), before: entry };
    else this.drafted = { ...draft, id: entry };
  }

  private async handleApply() {
    if (this.drafted) await this.record(this.drafted);
    this.handleOpen(undefined);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-play-desk': PlayDesk;
  }
}
