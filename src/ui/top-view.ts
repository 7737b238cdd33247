import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { PIECES } from '../carrom/discs.ts';
import type { LayoutCheck } from '../match/check-layout.ts';
import type { LyingDisc, Reconciled, Task } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import { ghostsOf } from '../match/restore.ts';
import { speakerOf } from '../match/speaker.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord } from './disc-words.ts';
import './drawn-board.ts';
import type { DrawnGhost } from './drawn-board.ts';
import { sharedStyles } from './shared-styles.ts';
import { taskWords } from './task-words.ts';

/**
 * The board as the camera understands it, from above; what to put back is drawn on it as ghosts.
 *
 * @fires board-meant - What lies there is right, and the score is not: the last shot is to be told accordingly.
 */
@customElement('carrom-top-view')
@localized()
export class TopView extends LitElement {
  static override styles = [
    sharedStyles,
    discMarkStyles,
    css`
      .card {
        display: grid;
        gap: 0.7rem;
      }
      .head {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        align-items: center;
        gap: 0.5rem;
      }
      carrom-drawn-board {
        max-width: 34rem;
        width: 100%;
        justify-self: center;
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
      [aria-pressed='true'] {
        background: var(--cu-action);
        color: var(--cu-on-action);
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** What lies on the surface now. */
  @property({ attribute: false }) discs: readonly LyingDisc[] = [];

  /** How it lay before the last shot, to restore what was disturbed. */
  @property({ attribute: false }) earlier?: readonly LyingDisc[] | undefined;

  /** What is to be done after the ruling. */
  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Before a break: is it laid out? */
  @property({ attribute: false }) layout?: LayoutCheck | undefined;

  /** The last shot, told otherwise, would explain what lies there. */
  @property({ type: Boolean }) explained = false;

  @state() private restoring = false;

  protected override render() {
    const ghosts = this.ghosts();
    return html`
      <section class="card" aria-label=${msg('Top view')}>
        <div class="head">
          <h2>${msg('Top view')}</h2>
          ${
            this.earlier
              ? html`<button aria-pressed=${this.restoring} @click=${this.handleRestore}>
                  ${msg('Show how it lay before the shot')}
                </button>`
              : nothing
          }
        </div>
        <carrom-drawn-board
          .discs=${this.discs.map(({ kind, at }) => ({ disc: kind, at }))}
          .ghosts=${ghosts}
          .label=${this.label()}
        ></carrom-drawn-board>
        <div role="status">${this.restoring ? this.renderRestoring(ghosts) : this.layout ? this.renderLayout(this.layout) : this.renderTasks()}</div>
      </section>
    `;
  }

  private label(): string {
    const count = (kind: LyingDisc['kind']) => this.discs.filter(disc => disc.kind === kind).length;
    return msg(str`The camera sees ${count('white')} white, ${count('black')} black, ${count('queen')} queen.`);
  }

  private ghosts(): readonly DrawnGhost[] {
    if (this.restoring && this.earlier) {
      return ghostsOf(this.earlier, this.discs).map(({ kind, at, restored }) => ({ disc: kind, at, done: restored }));
    }
    if (this.layout) {
      const { swapped, astray } = this.layout;
      return [...swapped, ...astray].map(at => ({ disc: 'striker' as const, at, done: false }));
    }
    return (this.reconciled?.tasks ?? []).flatMap(task =>
      task.kind === 'put-back' ? task.ghosts.map(at => ({ disc: task.back.piece, at, done: false })) : [],
    );
  }

  private renderRestoring(ghosts: readonly DrawnGhost[]) {
    const left = ghosts.filter(({ done }) => !done).length;
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
    if (reconciled.tasks.length === 0) return html`<p class="quiet">${msg('The board is as the score has it.')}</p>`;
    const speaker = speakerOf(view);
    const done = (task: Task) => task.kind === 'put-back' && task.done === task.back.count && !task.badly;
    const differs = reconciled.tasks.some(
      task => task.kind === 'missing' || (task.kind === 'take-off' && task.disc !== 'striker'),
    );
    return html`<ul>
      ${reconciled.tasks.map(
        task => html`<li class=${done(task) ? 'done' : ''}>
          ${task.kind === 'put-back' ? discMark(task.back.piece) : nothing} ${taskWords(task, speaker)}
          ${done(task) ? msg('Done.') : nothing}
        </li>`,
      )}
    </ul>
    ${
      differs && this.explained
        ? html`<button @click=${this.handleMeant}>${msg('This is the board now')}</button>`
        : nothing
    }`;
  }

  private handleMeant() {
    this.dispatchEvent(new CustomEvent('board-meant'));
  }

  private handleRestore() {
    this.restoring = !this.restoring;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-top-view': TopView;
  }
}
