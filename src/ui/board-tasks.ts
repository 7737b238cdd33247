import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PIECES } from '../carrom/discs.ts';
import type { LayoutCheck } from '../match/check-layout.ts';
import type { Reconciled, Task } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import type { GhostPlace } from '../match/restore.ts';
import { speakerOf } from '../match/speaker.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord } from './disc-words.ts';
import { sharedStyles } from './shared-styles.ts';
import { taskWords } from './task-words.ts';

/** Done when as many lie there as should, and well. */
const isDone = (task: Task): boolean => task.kind === 'put-back' && task.done === task.back.count && !task.badly;

/**
 * What hands have still to do, as the camera sees the board: lay it out, put back, take off, restore.
 *
 * @fires board-meant - What lies there is right, and the score is not.
 */
@customElement('carrom-board-tasks')
@localized()
export class BoardTasks extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      /* As high with one line as with none: what is below stays where it is. */
      [role='status'] {
        min-height: 1.9rem;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.4rem;
      }
      li {
        border-left: 4px solid var(--cu-held);
        padding-left: 0.6rem;
      }
      li.done {
        border-color: var(--cu-go);
        color: var(--cu-quiet);
      }
      .ready {
        color: var(--cu-go-text);
        font-weight: 600;
      }
      p {
        margin: 0;
      }
      button {
        margin-top: 0.5rem;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** How it lay before the last shot, while that is shown. */
  @property({ attribute: false }) earlier?: readonly GhostPlace[] | undefined;

  /** What is to be done after the ruling. */
  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Before a break: is it laid out? */
  @property({ attribute: false }) layout?: LayoutCheck | undefined;

  protected override render() {
    return html`<div role="status">${this.renderNow()}</div>`;
  }

  private renderNow() {
    if (this.earlier) return this.renderRestoring(this.earlier);
    return this.layout ? this.renderLayout(this.layout) : this.renderTasks();
  }

  private renderRestoring(ghosts: readonly GhostPlace[]) {
    const left = ghosts.filter(({ restored }) => !restored).length;
    return left === 0
      ? html`<p class="ready">${msg('Everything lies as it did before the shot.')}</p>`
      : html`<p>${msg(str`Pieces still to be moved onto their ring: ${left}. A ring turns green within 5 mm.`)}</p>`;
  }

  private renderLayout({ ready, missing, swapped, astray }: LayoutCheck) {
    if (ready) return html`<p class="ready">${msg('The layout is right: nineteen pieces. Play.')}</p>`;
    const lacking = PIECES.filter(piece => missing[piece] > 0);
    const extra = PIECES.filter(piece => missing[piece] < 0);
    return html`
      <ul>
        ${lacking.map(piece => html`<li>${msg(str`${missing[piece]} ${discWord(piece)} missing for the break`)}</li>`)}
        ${extra.map(piece => html`<li>${msg(str`${-missing[piece]} ${discWord(piece)} too many`)}</li>`)}
        ${swapped.length > 0 ? html`<li>${msg('Some pieces have the wrong colour for their place: see the rings.')}</li>` : nothing}
        ${astray.length > 0 && lacking.length === 0 ? html`<li>${msg('Some pieces do not lie in their place yet: see the rings.')}</li>` : nothing}
      </ul>
    `;
  }

  private renderTasks() {
    const { view, reconciled } = this;
    if (!view || !reconciled) return nothing;
    // The ruling itself says and ticks what goes back; here it is only when it lies badly.
    const tasks = reconciled.tasks.filter(task => task.kind !== 'put-back' || task.badly);
    if (reconciled.tasks.length === 0) return html`<p class="quiet">${msg('The board is as the score has it.')}</p>`;
    const speaker = speakerOf(view);
    const differs = tasks.some(
      task => task.kind === 'missing' || (task.kind === 'take-off' && task.disc !== 'striker'),
    );
    return html`<ul>
        ${tasks.map(
          task => html`<li class=${isDone(task) ? 'done' : ''}>
            ${task.kind === 'put-back' ? discMark(task.back.piece) : nothing} ${taskWords(task, speaker)}
          </li>`,
        )}
      </ul>
      ${differs ? html`<button @click=${this.handleMeant}>${msg('This is the board now')}</button>` : nothing}`;
  }

  private handleMeant() {
    this.dispatchEvent(new CustomEvent('board-meant', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-board-tasks': BoardTasks;
  }
}
