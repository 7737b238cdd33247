import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { StoreTrouble } from '../io/match-store.ts';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import type { MatchView } from '../match/replay.ts';
import type { Answered, UmpireCall } from '../rules/calls.ts';
import type { Stroke } from '../rules/stroke.ts';
import '../ui/match-setup.ts';
import { sidesName } from '../ui/names.ts';
import '../ui/notice-card.ts';
import '../ui/ruling-card.ts';
import '../ui/score-board.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import '../ui/shot-composer.ts';
import '../ui/shot-list.ts';
import '../ui/umpire-calls.ts';
import { type MatchKeeper, openMatchKeeper } from './match-keeper.ts';
import { storeWords } from './messages.ts';

/** The match: set up, told shot by shot, ruled, kept. */
@customElement('carrom-match-desk')
@localized()
export class MatchDesk extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 1rem;
      }
      carrom-score-board {
        position: sticky;
        top: 0;
        z-index: 1;
      }
      .over {
        text-align: center;
      }
      .over h2 {
        font-size: 1.8rem;
        margin-bottom: 0.6rem;
      }
      .row {
        justify-content: center;
      }
    `,
  ];

  @state() private view?: MatchView | undefined;
  @state() private trouble?: StoreTrouble | undefined;
  @state() private settingUp = false;
  @state() private ready = false;
  private keeper?: MatchKeeper;

  override async connectedCallback() {
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKey);
    const show = () => {
      this.view = this.keeper?.view();
      this.trouble = this.keeper?.trouble();
    };
    this.keeper = await openMatchKeeper(show);
    show();
    this.ready = true;
  }

  protected override render() {
    if (!this.ready) return nothing;
    return html`
      ${this.renderTrouble()}
      ${this.view && !this.settingUp ? this.renderMatch(this.view) : this.renderSetup()}
    `;
  }

  private renderSetup() {
    return html`
      <carrom-match-setup
        .names=${this.view?.start.names ?? []}
        .bookId=${this.view?.start.book.id ?? 'international'}
        @match-wanted=${({ detail }: CustomEvent<MatchStart>) => this.handleStart(detail)}
      ></carrom-match-setup>
      ${this.view ? html`<button @click=${this.handleSetup}>${msg('Back to the match')}</button>` : nothing}
    `;
  }

  private renderMatch(view: MatchView) {
    const ruling = view.entries.at(-1)?.ruling;
    return html`
      <carrom-score-board .view=${view}></carrom-score-board>
      <carrom-ruling-card
        .ruling=${ruling}
        .start=${view.start}
        @question-answered=${({ detail }: CustomEvent<Answered>) => this.record({ kind: 'question-answered', answer: detail })}
      ></carrom-ruling-card>
      ${view.state.phase === 'playing' ? this.renderComposer(view) : this.renderOver(view)}
      <div class="row">
        <button ?disabled=${view.entries.length === 0} @click=${() => this.record({ kind: 'undone' })}>${msg('Undo')}</button>
        <button ?disabled=${view.undone.length === 0} @click=${() => this.record({ kind: 'redone' })}>${msg('Redo')}</button>
        <button @click=${this.handleSetup}>${msg('New match')}</button>
      </div>
      <carrom-umpire-calls
        .view=${view}
        @umpire-called=${({ detail }: CustomEvent<UmpireCall>) => this.record({ kind: 'umpire-called', call: detail })}
      ></carrom-umpire-calls>
      <carrom-shot-list .view=${view}></carrom-shot-list>
    `;
  }

  private renderComposer(view: MatchView) {
    return html`<carrom-shot-composer
      .game=${view.state}
      @stroke-told=${({ detail }: CustomEvent<Stroke>) => this.record({ kind: 'shot-played', stroke: detail, by: 'umpire' })}
    ></carrom-shot-composer>`;
  }

  private renderOver({ state, start }: MatchView) {
    if (state.phase === 'toss') return nothing;
    const winner = state.phase === 'board-over' ? state.result?.winner : state.winner;
    const name = winner ? sidesName(start, winner) : '';
    const headings = {
      'board-over': winner
        ? msg(str`${name} wins the board: ${state.result?.points ?? 0}`)
        : state.result?.how === 'void'
          ? msg('The board is void')
          : msg('The board is drawn'),
      'game-over': msg(str`${name} wins the game`),
      'match-over': winner ? msg(str`${name} wins the match`) : msg('The match is drawn'),
    };
    const next = {
      'board-over': msg('Next board'),
      'game-over': msg('Next game'),
      'match-over': undefined,
    };
    if (state.phase === 'playing') return nothing;
    return html`
      <section class="card over">
        <h2>${headings[state.phase]}</h2>
        ${
          next[state.phase]
            ? html`<button class="primary" @click=${() => this.record({ kind: 'board-begun' })}>${next[state.phase]}</button>`
            : html`<button class="primary" @click=${this.handleSetup}>${msg('New match')}</button>`
        }
      </section>
    `;
  }

  private renderTrouble() {
    if (!this.trouble) return nothing;
    const { heading, says } = storeWords(this.trouble);
    return html`<carrom-notice .heading=${heading} .says=${says}></carrom-notice>`;
  }

  private record(event: MatchEvent): Promise<void> {
    return this.keeper?.record(event) ?? Promise.resolve();
  }

  private async handleStart(start: MatchStart) {
    await this.record(start);
    this.settingUp = false;
  }

  private handleSetup() {
    this.settingUp = !this.settingUp;
  }

  private handleKey = (event: KeyboardEvent) => {
    const typing = event.composedPath()[0] instanceof HTMLInputElement;
    if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    void this.record({ kind: event.shiftKey ? 'redone' : 'undone' });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-desk': MatchDesk;
  }
}
