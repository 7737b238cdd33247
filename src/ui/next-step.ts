import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchView } from '../match/replay.ts';
import { seatInPicture } from '../match/who-shot.ts';
import { nextPlayer } from '../rules/turn.ts';
import { seatWord } from './disc-words.ts';
import { sharedStyles } from './shared-styles.ts';

/** What the buttons beside it do. */
export type StepWish = 'tell' | 'undo' | 'redo';

/**
 * Whose turn it is, and the little that is always at hand while people play.
 *
 * @fires step-wished - detail: StepWish.
 */
@customElement('carrom-next-step')
@localized()
export class NextStep extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      section {
        display: grid;
        gap: 0.5rem;
      }
      h2 {
        display: flex;
        flex-wrap: wrap;
        gap: 0 0.7rem;
        align-items: baseline;
        font-size: 1.5rem;
        overflow-wrap: anywhere;
      }
      small {
        font: 600 1rem var(--cu-text);
        color: var(--cu-quiet);
      }
      .row {
        flex-wrap: nowrap;
        gap: 0.4rem;
      }
      button {
        min-width: 0;
        padding-inline: 0.6rem;
      }
      .main {
        flex: 1 1 auto;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** A shot is being told. */
  @property({ type: Boolean }) telling = false;

  /** The board on which shots are told is always there. */
  @property({ type: Boolean }) byHand = false;

  @property({ type: Boolean }) canUndo = false;

  @property({ type: Boolean }) canRedo = false;

  /** Nothing may be done here. */
  @property({ type: Boolean }) fixed = false;

  protected override render() {
    const { view } = this;
    if (!view) return nothing;
    const playing = view.state.phase === 'playing';
    return html`<section aria-label=${msg('What comes next')}>
      ${playing ? html`<h2>${this.turn(view)}</h2>` : nothing}
      ${
        this.fixed
          ? nothing
          : html`<div class="row">
              ${playing && !this.byHand ? html`<button class="main" aria-keyshortcuts="T" aria-pressed=${this.telling} @click=${() => this.fire('tell')}>${msg('Tell a shot')}</button>` : nothing}
              <button aria-keyshortcuts="U" ?disabled=${!this.canUndo} @click=${() => this.fire('undo')}>${msg('Undo')}</button>
              <button aria-keyshortcuts="R" ?disabled=${!this.canRedo} @click=${() => this.fire('redo')}>${msg('Redo')}</button>
            </div>`
      }
    </section>`;
  }

  private turn(view: MatchView) {
    const { state, start } = view;
    if (start.practice) return html`<span>${msg('Practice')}</span>`;
    const next = nextPlayer(state);
    if (!next) return nothing;
    const name = start.names[next.at] ?? '';
    const seat = seatInPicture(view);
    const says = next.breaks ? msg(str`${name} breaks`) : msg(str`${name} to play`);
    return html`<span>${says}</span>
      ${seat ? html`<small>${seatWord(seat)}</small>` : nothing}
      ${state.tries > 1 ? html`<small>${msg(str`${state.tries} tries left`)}</small>` : nothing}
      ${state.reply ? html`<small>${msg('Reply shot')}</small>` : nothing}`;
  }

  private fire(detail: StepWish) {
    this.dispatchEvent(new CustomEvent('step-wished', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-next-step': NextStep;
  }
}
