import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { InPicture } from '../carrom/lens.ts';
import {
  type CornerHistory,
  type Corners,
  moved,
  placesInPicture,
  redone,
  replaced,
  settled,
  startingAt,
  turned,
  undone,
} from './corner-history.ts';
import './corner-magnifier.ts';
import { drawLines, type PictureLine, pictureLinesStyles } from './picture-lines.ts';
import { sharedStyles } from './shared-styles.ts';
import { surfaceFitterStyles } from './surface-fitter-styles.ts';

/** What four corners amount to: the board's lines on the picture, or a sentence why they cannot be a board. */
export type CornersCheck = { readonly lines: readonly PictureLine[] } | { readonly refused: string };

const ARROWS: Readonly<Record<string, InPicture>> = {
  ArrowLeft: { xPx: -1, yPx: 0 },
  ArrowRight: { xPx: 1, yPx: 0 },
  ArrowUp: { xPx: 0, yPx: -1 },
  ArrowDown: { xPx: 0, yPx: 1 },
};
const FAR_NUDGE = 10;
/** How far from the corner the magnifier hangs, towards the middle of the picture. */
const GLASS_AWAY_REM = { across: 7, down: 5 };

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

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
  static override styles = [sharedStyles, pictureLinesStyles, surfaceFitterStyles];

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
  /** The corner in hand. */
  @state() private active: number | null = null;
  @state() private dragged: { readonly from: InPicture; readonly corner: InPicture } | null = null;

  @query('dialog') private dialog?: HTMLDialogElement;
  @query('.stage') private stage?: HTMLElement;

  protected override willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('corners') || !this.corners) return;
    this.history = this.history ? replaced(this.history, this.corners) : startingAt(this.corners);
  }

  protected override firstUpdated() {
    this.dialog?.showModal();
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
        <p id="how" class="quiet">
          ${msg('Put the four rings on the corners of the playing surface, where the inner edges of the frame meet. Drag them, or choose one with Tab and nudge it with the arrow keys, ten times as far with Shift.')}
        </p>
        <div class="stage" style=${styleMap({ '--shape': `${still.width / still.height}` })}>
          ${still}${drawLines({ ...size, lines })}
          ${this.renderSideA(history.now)}
          <div role="application" aria-label=${msg('Corners of the surface')} aria-describedby="how">
            ${history.now.map((corner, i) => this.renderHandle(corner, i, placesInPicture(history.now)[i] ?? 0))}
          </div>
          ${this.renderGlass(history.now, lines)}
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

  private renderHandle(corner: InPicture, index: number, place: number) {
    const names = [
      msg('Top left corner'),
      msg('Top right corner'),
      msg('Bottom right corner'),
      msg('Bottom left corner'),
    ];
    const label = msg(str`${names[place] ?? ''}, ${Math.round(corner.xPx)} across, ${Math.round(corner.yPx)} down`);
    return html`<button
      class="handle"
      style=${styleMap(this.spot(corner))}
      aria-label=${label}
      data-corner=${place}
      @focus=${() => this.handleFocus(index)}
      @blur=${this.handleBlur}
      @pointerdown=${(event: PointerEvent) => this.handleDown(event, index)}
      @pointermove=${this.handleDrag}
      @pointerup=${this.handleUp}
      @pointercancel=${this.handleUp}
    ></button>`;
  }

  private renderSideA([sw, se]: Corners) {
    const middle = { xPx: (sw.xPx + se.xPx) / 2, yPx: (sw.yPx + se.yPx) / 2 };
    return html`<span class="side-a" style=${styleMap(this.spot(middle))}>${msg('Side A')}</span>`;
  }

  private renderGlass(corners: Corners, lines: readonly PictureLine[]) {
    const { still } = this;
    const corner = corners[this.active ?? -1];
    if (!still || !corner) return nothing;
    const { left, top } = this.spot(corner);
    const across = corner.xPx < still.width / 2 ? GLASS_AWAY_REM.across : -GLASS_AWAY_REM.across;
    const down = corner.yPx < still.height / 2 ? GLASS_AWAY_REM.down : -GLASS_AWAY_REM.down;
    return html`<carrom-corner-magnifier
      .still=${still}
      .at=${corner}
      .lines=${lines}
      style=${styleMap({ left: `calc(${left} + ${across}rem)`, top: `calc(${top} + ${down}rem)` })}
    ></carrom-corner-magnifier>`;
  }

  private spot({ xPx, yPx }: InPicture) {
    const { width = 1, height = 1 } = this.still ?? {};
    return { left: `${(100 * xPx) / width}%`, top: `${(100 * yPx) / height}%` };
  }

  private become(history: CornerHistory) {
    this.history = history;
    this.notice = '';
  }

  private put(index: number, { xPx, yPx }: InPicture) {
    const { history, still } = this;
    if (!history || !still) return;
    this.become(moved(history, index, { xPx: within(xPx, still.width), yPx: within(yPx, still.height) }));
  }

  /** A point of the page as pixels of the picture. */
  private toPicture({ clientX, clientY }: PointerEvent): InPicture {
    const { width = 1, height = 1 } = this.still ?? {};
    const box = this.stage?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { xPx: ((clientX - box.left) * width) / box.width, yPx: ((clientY - box.top) * height) / box.height };
  }

  private handleDown(event: PointerEvent, index: number) {
    const corner = this.history?.now[index];
    if (!corner || event.button !== 0) return;
    const handle = event.currentTarget as HTMLElement;
    handle.setPointerCapture(event.pointerId);
    handle.focus({ preventScroll: true }); // Safari focuses no button that is tapped
    this.active = index;
    this.dragged = { from: this.toPicture(event), corner };
  }

  private handleDrag(event: PointerEvent) {
    if (!this.dragged || this.active === null) return;
    const { from, corner } = this.dragged;
    const to = this.toPicture(event);
    this.put(this.active, { xPx: corner.xPx + to.xPx - from.xPx, yPx: corner.yPx + to.yPx - from.yPx });
  }

  private handleUp() {
    this.dragged = null;
    if (this.history) this.history = settled(this.history);
  }

  private handleFocus(index: number) {
    if (this.history && this.active !== index) this.history = settled(this.history);
    this.active = index;
  }

  private handleBlur() {
    this.active = null;
  }

  private handleKey(event: KeyboardEvent) {
    const { history } = this;
    if (!history) return;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault();
      this.become(key === 'y' || event.shiftKey ? redone(history) : undone(history));
      return;
    }
    const by = ARROWS[event.key];
    const corner = this.active === null ? undefined : history.now[this.active];
    if (!by || !corner || this.active === null) return;
    event.preventDefault();
    const far = event.shiftKey ? FAR_NUDGE : 1;
    this.put(this.active, { xPx: corner.xPx + by.xPx * far, yPx: corner.yPx + by.yPx * far });
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
