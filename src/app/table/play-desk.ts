import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Correction, MatchEvent, SetUpChanged } from '../../match/events.ts';
import { type AskedShot, answerTo } from '../../match/one-question.ts';
import { otherSetUps } from '../../match/other-set-up.ts';
import type { MatchView } from '../../match/replay.ts';
import type { Answered } from '../../rules/calls.ts';
import '../../ui/board-over.ts';
import '../../ui/board-tasks.ts';
import '../../ui/held-shot.ts';
import type { ReadingChosen } from '../../ui/held-shot.ts';
import '../../ui/next-step.ts';
import type { StepWish } from '../../ui/next-step.ts';
import '../../ui/other-set-up.ts';
import '../../ui/practice-card.ts';
import '../../ui/ruling-card.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import type { Draft } from '../../ui/shot-editor.ts';
import { newId } from '../new-id.ts';
import { renderEditor } from '../shot-editing.ts';
import './clock-desk.ts';
import { playStyles } from './play-styles.ts';
import type { SeenBoard } from './session/seen-board.ts';
import type { ClockView } from './session/table-clock.ts';
import type { OpenedVideo } from './session/table-replays.ts';
import type { WeighedShots } from './session/weighed-shots.ts';
import { wish } from './table-wish.ts';

/**
 * The column beside the picture while a match runs: the last ruling and what goes back, what is asked, the clock, and the
 * one thing to do now. The slot takes what people must know first, the slot
 * `after` what is only worth knowing. A match that is only watched lets nothing be done.
 *
 * @fires wished - detail: TableWish.
 * @fires tell-wanted - A shot is to be told by hand.
 */
@customElement('carrom-play-desk')
@localized()
export class PlayDesk extends LitElement {
  static override styles = [sharedStyles, playStyles];

  @property({ attribute: false }) view?: MatchView;

  @property({ attribute: false }) held: readonly AskedShot[] = [];

  @property({ attribute: false }) board?: SeenBoard;

  /** What was weighed in each shot that was seen. */
  @property({ attribute: false }) weighed?: WeighedShots;

  @property({ attribute: false }) clock?: ClockView;

  /** The caller's voice is on. */
  @property({ type: Boolean }) voice = false;

  /** Another tab keeps the match. */
  @property({ type: Boolean }) watching = false;

  /** A shot is being told by hand. */
  @property({ type: Boolean }) telling = false;

  /** The board on which shots are told is there already: nothing else is to be seen. */
  @property({ type: Boolean }) byHand = false;

  /** The entry being corrected, and the correction being thought about. */
  @property({ attribute: false }) opened?: string | undefined;
  @property({ attribute: false }) drafted?: Correction | undefined;

  /** The video of a shot, once it is open. */
  @property({ attribute: false }) video?: OpenedVideo | undefined;

  /** Changes whenever what is shown does: the board stays the same object. */
  @property({ attribute: false }) beat = 0;

  protected override render() {
    const { view, watching } = this;
    if (!view) return nothing;
    return html`
      <div class="talk">
        <slot></slot>
        ${watching || this.held.length === 0 ? nothing : this.renderHeld(view)}
        ${watching ? nothing : this.renderOtherSetUp(view)}
        ${view.start.practice ? this.renderPractice(view) : this.renderRuling(view)}
        ${(this.board?.discs.length ?? 0) > 0 && view.state.phase === 'playing' ? this.renderTasks(view) : nothing}
        <slot name="after"></slot>
      </div>
      <div class="foot">
        ${this.clock && !watching && !view.start.practice && view.state.phase === 'playing' ? this.renderClock(view, this.clock) : nothing}
        ${view.state.phase === 'playing' || watching ? nothing : this.renderOver(view)}
        <carrom-next-step
          .view=${view}
          .telling=${this.telling}
          .byHand=${this.byHand}
          .canUndo=${view.changes.length > 0}
          .canRedo=${view.undone.length > 0}
          .fixed=${watching}
          @step-wished=${({ detail }: CustomEvent<StepWish>) => this.handleStep(detail)}
        ></carrom-next-step>
      </div>
      ${watching ? nothing : this.renderEditor(view)}
    `;
  }

  private renderHeld(view: MatchView) {
    return html`<carrom-held-shot
      .view=${view}
      .held=${this.held}
      .accounts=${this.weighed?.of(this.held[0]?.entry.event.id) ?? []}
      @replay-wanted=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'see-again', id: detail, doubtful: true })}
      @entry-opened=${({ detail }: CustomEvent<string>) => this.open(detail)}
      @reading-chosen=${({ detail }: CustomEvent<ReadingChosen>) => this.record(answerTo(this.held, detail))}
    ></carrom-held-shot>`;
  }

  private renderOtherSetUp(view: MatchView) {
    const offered = otherSetUps(view);
    if (offered.length === 0) return nothing;
    return html`<carrom-other-set-up
      .view=${view}
      .offered=${offered}
      @set-up-chosen=${({ detail }: CustomEvent<SetUpChanged>) => this.record(detail)}
    ></carrom-other-set-up>`;
  }

  private renderPractice(view: MatchView) {
    return html`<carrom-practice-card
      .view=${view}
      ?inert=${this.watching}
      @replay-wanted=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'see-again', id: detail })}
    ></carrom-practice-card>`;
  }

  private renderRuling(view: MatchView) {
    return html`<carrom-ruling-card
      .view=${view}
      .reconciled=${this.board?.reconciled}
      ?inert=${this.watching}
      @replay-wanted=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'see-again', id: detail })}
      @question-answered=${({ detail }: CustomEvent<Answered>) => this.record({ kind: 'question-answered', id: newId(), answer: detail })}
    ></carrom-ruling-card>`;
  }

  private renderTasks(view: MatchView) {
    return html`<carrom-board-tasks
      .view=${view}
      .earlier=${this.board?.ghosts}
      .reconciled=${this.board?.reconciled}
      .layout=${this.board?.layout}
      @board-meant=${() => wish(this, { kind: 'mean-board' })}
    ></carrom-board-tasks>`;
  }

  private renderClock(view: MatchView, { clock, wish: time, sound }: ClockView) {
    return html`<carrom-clock-desk
      .clock=${clock}
      .bookSeconds=${view.table.facts.clock?.seconds}
      .time=${time}
      .sound=${sound}
      .voice=${this.voice}
    ></carrom-clock-desk>`;
  }

  private renderOver(view: MatchView) {
    return html`<carrom-board-over
      .view=${view}
      @next-wanted=${() => this.record({ kind: 'board-begun', id: newId() })}
      @setup-wanted=${() => wish(this, { kind: 'toggle-setup' })}
    ></carrom-board-over>`;
  }

  private renderEditor(view: MatchView) {
    const entry = view.entries.find(({ event }) => event.id === this.opened);
    if (!entry) return nothing;
    const on = {
      draft: (draft: Draft | null) => wish(this, { kind: 'draft-correction', draft }),
      apply: () => wish(this, { kind: 'apply-correction' }),
      close: () => this.open(undefined),
    };
    const { id } = entry.event;
    return renderEditor(view, entry, this.drafted, on, this.video?.id === id ? this.video.video : undefined);
  }

  private handleStep(step: StepWish) {
    if (step === 'tell') this.dispatchEvent(new CustomEvent('tell-wanted', { bubbles: true, composed: true }));
    else this.record({ kind: step === 'undo' ? 'undone' : 'redone' });
  }

  private open(id: string | undefined) {
    wish(this, { kind: 'open-entry', id });
  }

  private record(event: MatchEvent) {
    wish(this, { kind: 'record', event });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-play-desk': PlayDesk;
  }
}
