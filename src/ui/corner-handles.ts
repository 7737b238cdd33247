import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { InPicture } from '../carrom/lens.ts';
import { cornerHandlesStyles } from './corner-handles-styles.ts';
import { type Corners, placesInPicture } from './corner-history.ts';
import './corner-magnifier.ts';
import type { PictureLine } from './picture-lines.ts';
import { placeStyle } from './place-style.ts';
import { sharedStyles } from './shared-styles.ts';

export interface CornerMove {
  readonly index: number;
  readonly to: InPicture;
}

const ARROWS: Readonly<Record<string, InPicture>> = {
  ArrowLeft: { xPx: -1, yPx: 0 },
  ArrowRight: { xPx: 1, yPx: 0 },
  ArrowUp: { xPx: 0, yPx: -1 },
  ArrowDown: { xPx: 0, yPx: 1 },
};
const FAR_NUDGE = 10;
/** How far from the corner the magnifier hangs, towards the middle of the picture: a hand comes from outside. */
const GLASS_AWAY_REM = { across: 7, down: 5 };

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * Four rings over a picture, to be dragged by mouse or finger or nudged by keys, with a magnifier at the one in hand.
 *
 * @fires corner-moved - detail: which corner, and to where.
 * @fires corner-settled - The corner was let go: the next move is another one.
 */
@customElement('carrom-corner-handles')
@localized()
export class CornerHandles extends LitElement {
  static override styles = [sharedStyles, cornerHandlesStyles];

  @property({ attribute: false }) still?: HTMLCanvasElement;

  @property({ attribute: false }) corners?: Corners;

  /** Drawn in the magnifier as well. */
  @property({ attribute: false }) lines: readonly PictureLine[] = [];

  /** The corner in hand. */
  @state() private active: number | null = null;
  private dragged: { readonly from: InPicture; readonly corner: InPicture } | null = null;

  protected override render() {
    const { corners } = this;
    if (!corners) return nothing;
    const places = placesInPicture(corners);
    return html`
      ${this.renderSideA(corners)}
      <div role="application" aria-label=${msg('Corners of the surface: nudge with the arrow keys')}>
        ${corners.map((corner, i) => this.renderHandle(corner, i, places[i] ?? 0))}
      </div>
      ${this.renderGlass(corners)}
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
      .style=${placeStyle(this.spot(corner))}
      aria-label=${label}
      @focus=${() => this.handleFocus(index)}
      @blur=${this.handleBlur}
      @keydown=${(event: KeyboardEvent) => this.handleKey(event, index, corner)}
      @pointerdown=${(event: PointerEvent) => this.handleDown(event, index, corner)}
      @pointermove=${this.handleDrag}
      @pointerup=${this.handleUp}
      @pointercancel=${this.handleUp}
    ></button>`;
  }

  private renderSideA([sw, se]: Corners) {
    const middle = { xPx: (sw.xPx + se.xPx) / 2, yPx: (sw.yPx + se.yPx) / 2 };
    return html`<span class="side-a" .style=${placeStyle(this.spot(middle))}>${msg('Side A')}</span>`;
  }

  private renderGlass(corners: Corners) {
    const { still } = this;
    const corner = corners[this.active ?? -1];
    if (!still || !corner) return nothing;
    const { left, top } = this.spot(corner);
    const across = corner.xPx < still.width / 2 ? GLASS_AWAY_REM.across : -GLASS_AWAY_REM.across;
    const down = corner.yPx < still.height / 2 ? GLASS_AWAY_REM.down : -GLASS_AWAY_REM.down;
    return html`<carrom-corner-magnifier
      .still=${still}
      .at=${corner}
      .lines=${this.lines}
      .style=${placeStyle({ left: `calc(${left} + ${across}rem)`, top: `calc(${top} + ${down}rem)` })}
    ></carrom-corner-magnifier>`;
  }

  private spot({ xPx, yPx }: InPicture) {
    const { width = 1, height = 1 } = this.still ?? {};
    return { left: `${(100 * xPx) / width}%`, top: `${(100 * yPx) / height}%` };
  }

  private put(index: number, { xPx, yPx }: InPicture) {
    const { width = 0, height = 0 } = this.still ?? {};
    this.fire('corner-moved', { index, to: { xPx: within(xPx, width), yPx: within(yPx, height) } });
  }

  /** A point of the page as pixels of the picture. */
  private toPicture({ clientX, clientY }: PointerEvent): InPicture {
    const { width = 1, height = 1 } = this.still ?? {};
    const box = this.getBoundingClientRect();
    return { xPx: ((clientX - box.left) * width) / box.width, yPx: ((clientY - box.top) * height) / box.height };
  }

  private handleDown(event: PointerEvent, index: number, corner: InPicture) {
    if (event.button !== 0) return;
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
    this.fire('corner-settled');
  }

  private handleFocus(index: number) {
    this.active = index;
  }

  private handleBlur() {
    this.active = null;
    this.fire('corner-settled');
  }

  private handleKey(event: KeyboardEvent, index: number, corner: InPicture) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? FAR_NUDGE : 1;
    this.put(index, { xPx: corner.xPx + by.xPx * far, yPx: corner.yPx + by.yPx * far });
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-corner-handles': CornerHandles;
  }
}
