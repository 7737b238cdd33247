import { localized, msg } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { CornerMove } from './corner-handles.ts';
import './corner-handles.ts';
import {
  type CornerHistory,
  type Corners,
  moved,
  redone,
  replaced,
  settled,
  startingAt,
  turned,
  undone,
} from './corner-history.ts';
import { drawLines, type PictureLine, pictureLinesStyles } from './picture-lines.ts';
import { sharedStyles } from './shared-styles.ts';
import { sheetStyles } from './sheet-styles.ts';
import { surfaceFitterStyles } from './surface-fitter-styles.ts';

/** What four corners amount to: the board's lines on the picture, or a sentence why they cannot be a board. */
export type CornersCheck = { readonly lines: readonly PictureLine[] } | { readonly refused: string };

/**
 * The board fitted by hand: four corners dragged or nudged on a still picture, with the markings drawn back as the check.
 *
 * @fires corners-chosen - detail: the four corners, SW, SE, NE, NW as side A in the south sees them.
 * @fires retake-wanted - Another still picture, please.
 * @fires find-wanted - Look for the board by yourself.
 * @fires fitter-closed
 */
@customElement('carrom-surface-fitter')
@localized()
export class SurfaceFitter extends LitElement {
  static override styles = [sharedStyles, sheetStyles, pictureLinesStyles, surfaceFitterStyles];

  /** The picture to fit on, as the camera gave it. */
  @property({ attribute: false }) still?: HTMLCanvasElement;

  /** Where the corners start; another value later is one step that can be undone. */
  @property({ attribute: false }) corners?: Corners;

  /** What the corners amount to. */
  @property({ attribute: false }) check: (corners: Corners) => CornersCheck = () => ({ lines: [] });

  /** What came of looking by itself. */
  @property() notice = '';

  /** It is being looked for: wait. */
  @property({ type: Boolean }) busy = false;

  @state() private history?: CornerHistory;
  private opened = false;

  @query('dialog') private dialog?: HTMLDialogElement;

  protected override willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('corners') || !this.corners) return;
    this.history = this.history ? replaced(this.history, this.corners) : startingAt(this.corners);
  }

  protected override updated() {
    if (this.opened || !this.dialog) return;
    this.opened = true;
    this.dialog.showModal();
  }

  protected override render() {
    const { still, history } = this;
    if (!still || !history) return nothing;
    const check = this.check(history.now);
    const lines = 'lines' in check ? check.lines : [];
    const size = { widthPx: still.width, heightPx: still.height };
    return html`
      <dialog aria-labelledby="title" @close=${() => this.fire('fitter-closed')} @keydown=${this.handleKey}>
        <div class="head">
          <h2 id="title">${msg('Fit the board by hand')}</h2>
          <button @click=${() => this.dialog?.close()}>${msg('Cancel')}</button>
        </div>
        <p class="quiet">
          ${msg('Put the four rings on the corners of the playing surface, where the inner edges of the frame meet. Drag them, or choose one with Tab and nudge it with the arrow keys, ten times as far with Shift.')}
        </p>
        <div class="stage" .style=${`--shape: ${still.width / still.height}`}>
          ${still}${drawLines({ ...size, lines })}
          <carrom-corner-handles
            .still=${still}
            .corners=${history.now}
            .lines=${lines}
            @corner-moved=${({ detail }: CustomEvent<CornerMove>) => this.become(moved(history, detail.index, detail.to))}
            @corner-settled=${this.handleSettled}
          ></carrom-corner-handles>
        </div>
        <p class="says ${'refused' in check ? 'refused' : ''}" role="status">
          ${'refused' in check ? check.refused : this.notice || msg('The lines are drawn where this fit says the board’s are: do they lie on them?')}
        </p>
        ${this.renderButtons(history, 'refused' in check)}
      </dialog>
    `;
  }

  private renderButtons(history: CornerHistory, refused: boolean) {
    return html`
      <div class="row">
        <button class="primary" ?disabled=${refused || this.busy} @click=${this.handleUse}>${msg('Use this fit')}</button>
        <button ?disabled=${history.past.length === 0} @click=${() => this.become(undone(history))}>${msg('Undo')}</button>
        <button ?disabled=${history.future.length === 0} @click=${() => this.become(redone(history))}>${msg('Redo')}</button>
        <button @click=${() => this.become(turned(history))}>${msg('Side A sits elsewhere: turn')}</button>
        <button ?disabled=${this.busy} @click=${() => this.fire('find-wanted')}>
          ${this.busy ? msg('Looking for the board…') : msg('Find it by itself')}
        </button>
        <button ?disabled=${this.busy} @click=${() => this.fire('retake-wanted')}>${msg('Take the picture anew')}</button>
      </div>
    `;
  }

  private become(history: CornerHistory) {
    this.history = history;
    this.notice = '';
  }

  private handleSettled() {
    if (this.history) this.history = settled(this.history);
  }

  private handleKey(event: KeyboardEvent) {
    const { history } = this;
    if (!history) return;
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    event.stopPropagation(); // the match has an undo of its own
    this.become(key === 'y' || event.shiftKey ? redone(history) : undone(history));
  }

  private handleUse() {
    if (this.history) this.fire('corners-chosen', this.history.now);
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-surface-fitter': SurfaceFitter;
  }
}
