import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PIECES } from '../carrom/discs.ts';
import type { LayoutCheck } from '../match/check-layout.ts';
import type { LyingDisc, Reconciled, Task } from '../match/reconcile.ts';
import type { MatchView } from '../match/replay.ts';
import type { GhostPlace } from '../match/restore.ts';
import { speakerOf } from '../match/speaker.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord } from './disc-words.ts';
import './drawn-board.ts';
import type { DrawnDisc, DrawnGhost } from './drawn-board.ts';
import { sharedStyles } from './shared-styles.ts';
import { taskWords } from './task-words.ts';
import { topViewStyles } from './top-view-styles.ts';

/**
 * The board as the camera understands it, from above; what to put back is drawn on it as ghosts.
 *
 * @fires board-meant - What lies there is right, and the score is not.
 * @fires ghost-toggled - How it lay before the last shot is to be shown, or not any more.
 * @fires surface-pointed - detail: where on the surface, while discs can be pointed at.
 */
@customElement('carrom-top-view')
@localized()
export class TopView extends LitElement {
  static override styles = [sharedStyles, discMarkStyles, topViewStyles];

  @property({ attribute: false }) view?: MatchView | undefined;

  /** What lies on the surface now. */
  @property({ attribute: false }) discs: readonly LyingDisc[] = [];

  /** It is known how it lay before the last shot. */
  @property({ type: Boolean }) canRestore = false;

  /** How it lay then, while that is shown, to restore what was disturbed. */
  @property({ attribute: false }) earlier?: readonly GhostPlace[] | undefined;

  /** What is to be done after the ruling. */
  @property({ attribute: false }) reconciled?: Reconciled | undefined;

  /** Before a break: is it laid out? */
  @property({ attribute: false }) layout?: LayoutCheck | undefined;

  /** A person points at discs: each is a button. */
  @property({ type: Boolean }) pointing = false;

  protected override render() {
    const ghosts = this.ghosts();
    return html`
      <section class="card" aria-label=${msg('Top view')}>
        <div class="head">
          <h2>${msg('Top view')}</h2>
          ${
            this.canRestore
              ? html`<button aria-pressed=${this.earlier !== undefined} @click=${() => this.fire('ghost-toggled')}>
                  ${msg('Show how it lay before the shot')}
                </button>`
              : nothing
          }
        </div>
        <carrom-drawn-board
          .discs=${this.drawn()}
          .ghosts=${ghosts}
          .label=${this.label()}
          @disc-tapped=${({ detail }: CustomEvent<string>) => this.handlePointed(Number(detail))}
        ></carrom-drawn-board>
        <div role="status">${this.earlier ? this.renderRestoring(ghosts) : this.layout ? this.renderLayout(this.layout) : this.renderTasks()}</div>
      </section>
    `;
  }

  private label(): string {
    const count = (kind: LyingDisc['kind']) => this.discs.filter(disc => disc.kind === kind).length;
    return msg(str`The camera sees ${count('white')} white, ${count('black')} black, ${count('queen')} queen.`);
  }

  private ghosts(): readonly DrawnGhost[] {
    if (this.earlier) return this.earlier.map(({ kind, at, restored }) => ({ disc: kind, at, done: restored }));
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
      differs
        ? html`<button @click=${() => this.fire('board-meant')}>${msg('This is the board now')}</button>`
        : nothing
    }`;
  }

  private drawn(): readonly DrawnDisc[] {
    return this.discs.map(({ kind, at }, i) => ({
      disc: kind,
      at,
      ...(this.pointing ? { tap: { id: `${i}`, label: discWord(kind), chosen: false } } : {}),
    }));
  }

  private handlePointed(i: number) {
    const at = this.discs[i]?.at;
    if (at) this.dispatchEvent(new CustomEvent('surface-pointed', { detail: at, bubbles: true, composed: true }));
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-top-view': TopView;
  }
}
