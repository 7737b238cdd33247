import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Following } from '../../hub/follow.ts';
import type { TableState, Wish } from '../../hub/payloads.ts';
import type { Correction, MatchEvent, MatchStart, SetUpChanged } from '../../match/events.ts';
import { answerTo } from '../../match/one-question.ts';
import type { Entry, MatchView } from '../../match/replay.ts';
import type { Answered, UmpireCall } from '../../rules/calls.ts';
import type { Stroke } from '../../rules/stroke.ts';
import '../../ui/held-shot.ts';
import type { ReadingChosen } from '../../ui/held-shot.ts';
import '../../ui/other-set-up.ts';
import '../../ui/ruling-card.ts';
import '../../ui/score-board.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import '../../ui/shot-composer.ts';
import '../../ui/shot-list.ts';
import { spoken } from '../../ui/spoken.ts';
import '../../ui/umpire-calls.ts';
import { drafted } from '../drafted.ts';
import { newId } from '../new-id.ts';
import { renderEditor } from '../shot-editing.ts';
import './remote-clock.ts';
import './remote-replay.ts';
import { remoteMatchStyles } from './remote-page-styles.ts';
import type { Wished } from './remote-session.ts';
import { belongTogether, type RemoteView, remoteView } from './remote-view.ts';

/**
 * A match on the umpire's phone: what is asked of him first, then everything he may do.
 *
 * @fires table-asked - detail: Wished.
 */
@customElement('carrom-remote-match')
@localized()
export class RemoteMatch extends LitElement {
  static override styles = [sharedStyles, remoteMatchStyles];

  @property({ attribute: false }) following?: Following;

  @property({ type: Number }) aheadMs = 0;

  /** A tap is on its way to the table. */
  @property({ type: Boolean }) asking = false;

  /** The entry being looked at since the match had this length, and the correction being thought about. */
  @state() private opened?: { readonly entry: Entry; readonly about: Wished['about'] } | undefined;
  @state() private drafted?: Correction | undefined;
  private told?: TableState;
  private shown?: RemoteView | undefined;

  protected override willUpdate(changed: PropertyValues<this>) {
    const { state: told, review } = this.following ?? {};
    if (!changed.has('following') || !told) return;
    if (this.shown && !belongTogether(told, review)) return;
    this.told = told;
    this.shown = remoteView(told, review);
  }

  protected override render() {
    const { told, shown } = this;
    if (!told || !shown) return html`<p class="quiet">${msg('No match on this table yet.')}</p>`;
    const { view } = shown;
    return html`
      <h2 class="visually-hidden">${msg('Score')}</h2>
      <carrom-score-board .view=${view}></carrom-score-board>
      ${this.renderQuestions(shown)} ${this.renderLast()} ${this.renderNext(view)}
      <div class="row" role="group" aria-label=${msg('Umpire')}>
        <button ?disabled=${this.asking} @click=${() => this.record({ kind: 'undone' })}>${msg('Undo')}</button>
        <button ?disabled=${this.asking} @click=${() => this.record({ kind: 'redone' })}>${msg('Redo')}</button>
        <button aria-pressed=${told.review} ?disabled=${this.asking || told.held !== undefined}
          @click=${() => this.wish({ kind: 'review', on: !told.review })}>${msg('Under review')}</button>
      </div>
      ${this.renderTools(view)}
      ${
        view.state.phase === 'playing'
          ? html`<carrom-shot-composer .game=${view.state}
              @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.record({ kind: 'shot-played', id: newId(), stroke: detail, by: 'umpire' })}
            ></carrom-shot-composer>`
          : nothing
      }
      ${
        view.start.practice
          ? nothing
          : html`<carrom-umpire-calls .view=${view}
              @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => this.record({ kind: 'umpire-called', id: newId(), call: detail })}
            ></carrom-umpire-calls>`
      }
      <carrom-shot-list .view=${view}
        @entry-opened=${({ detail }: CustomEvent<string>) => this.handleOpen(detail)}></carrom-shot-list>
      ${this.renderEditor(view)}
    `;
  }

  private renderQuestions({ view, held, setUps, asked }: RemoteView) {
    return html`
      ${
        held.length > 0
          ? html`<carrom-held-shot .view=${view} .held=${held} ?inert=${this.asking}
              @entry-opened=${({ detail }: CustomEvent<string>) => this.handleOpen(detail)}
              @reading-chosen=${({ detail }: CustomEvent<ReadingChosen>) => this.record(answerTo(held, detail))}
            ></carrom-held-shot>`
          : nothing
      }
      ${
        setUps.length > 0
          ? html`<carrom-other-set-up .view=${view} .offered=${setUps} ?inert=${this.asking}
              @set-up-chosen=${({ detail }: CustomEvent<SetUpChanged>) => this.record(detail)}
            ></carrom-other-set-up>`
          : nothing
      }
      ${
        asked
          ? html`<carrom-ruling-card .view=${asked} ?inert=${this.asking}
              @question-answered=${({ detail }: CustomEvent<Answered>) => this.record({ kind: 'question-answered', id: newId(), answer: detail })}
            ></carrom-ruling-card>`
          : nothing
      }
    `;
  }

  private renderLast() {
    const last = this.following?.rulings.at(-1);
    // A ruling in doubt is asked about above.
    if (!last || last.status === 'held') return nothing;
    return html`<section class="card last ${last.tone}" aria-label=${msg('Last ruling')}>
      ${last.says.map(({ said }) => html`<p>${spoken(said)}</p>`)}
    </section>`;
  }

  private renderNext({ state: { phase } }: MatchView) {
    if (phase !== 'board-over' && phase !== 'game-over') return nothing;
    return html`<button class="primary wide" ?disabled=${this.asking}
      @click=${() => this.record({ kind: 'board-begun', id: newId() })}>
      ${phase === 'board-over' ? msg('Next board') : msg('Next game')}
    </button>`;
  }

  private renderTools(view: MatchView) {
    return html`
      <carrom-remote-clock
        .clock=${this.following?.clock}
        .aheadMs=${this.aheadMs}
        .bookSeconds=${view.table.facts.clock?.seconds}
        ?asking=${this.asking}
        @wished=${({ detail }: CustomEvent<Wish>) => this.wish(detail)}
      ></carrom-remote-clock>
      <carrom-remote-replay
        .entries=${this.following?.review?.entries ?? []}
        .view=${view}
        ?asking=${this.asking}
        @wished=${({ detail }: CustomEvent<Wish>) => this.wish(detail)}
      ></carrom-remote-replay>
    `;
  }

  private renderEditor(view: MatchView) {
    // As it was when he opened it: what is played meanwhile must not take the words out of his hand.
    const entry = this.opened?.entry;
    if (!entry) return nothing;
    return renderEditor(view, entry, this.drafted, {
      draft: draft => {
        this.drafted = drafted(draft, entry.event.id);
      },
      apply: () => this.handleApply(),
      close: () => this.handleOpen(undefined),
    });
  }

  private handleOpen(id: string | undefined) {
    const { view, held = [] } = this.shown ?? {};
    const entries = [...(view?.entries ?? []), ...held.map(({ entry }) => entry)];
    const entry = entries.find(({ event }) => event.id === id);
    this.opened = entry && this.told ? { entry, about: this.told } : undefined;
    this.drafted = undefined;
  }

  private handleApply() {
    if (this.drafted) this.wish({ kind: 'record', event: this.drafted }, this.opened?.about);
    this.handleOpen(undefined);
  }

  private record(event: Exclude<MatchEvent, MatchStart>) {
    this.wish({ kind: 'record', event });
  }

  private wish(wish: Wish, about: Wished['about'] | undefined = this.told) {
    if (!about) return;
    const detail: Wished = { wish, about };
    this.dispatchEvent(new CustomEvent('table-asked', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-remote-match': RemoteMatch;
  }
}
