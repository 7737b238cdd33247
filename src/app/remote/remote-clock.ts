import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ClockNote, Wish } from '../../hub/payloads.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { remoteMatchStyles } from './remote-page-styles.ts';

/** How long a player may think where the book does not say. */
const CLOCK_S = 15;

/**
 * The table's shot clock in the umpire's hand.
 *
 * @fires wished - detail: Wish.
 */
@customElement('carrom-remote-clock')
@localized()
export class RemoteClock extends LitElement {
  static override styles = [sharedStyles, remoteMatchStyles];

  @property({ attribute: false }) clock?: ClockNote | undefined;

  /** How far this phone's watch is ahead of the table's. */
  @property({ type: Number }) aheadMs = 0;

  @property({ type: Number }) bookSeconds?: number | undefined;

  @property({ type: Boolean }) asking = false;

  @state() private nowMs = Date.now();
  private ticking?: ReturnType<typeof setInterval>;

  override connectedCallback() {
    super.connectedCallback();
    this.ticking = setInterval(() => {
      if (this.clock?.running) this.nowMs = Date.now();
    }, 200);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticking);
  }

  protected override willUpdate() {
    this.nowMs = Date.now();
  }

  protected override render() {
    const full = (this.bookSeconds ?? CLOCK_S) * 1000;
    const leftMs = this.leftMs();
    const running = this.clock?.running === true;
    const paused = !running && leftMs > 0;
    return html`
      <div class="row" role="group" aria-label=${msg('Shot clock')}>
        <span class="seconds" role="timer">${this.clock ? Math.ceil(leftMs / 1000) : '–'}</span>
        <button ?disabled=${this.asking} @click=${() => this.wish(true, full)}>
          ${this.clock ? msg(str`Start anew: ${full / 1000} s`) : msg('Start the clock')}
        </button>
        ${running ? html`<button ?disabled=${this.asking} @click=${() => this.wish(false, leftMs)}>${msg('Stop the clock')}</button>` : nothing}
        ${paused ? html`<button ?disabled=${this.asking} @click=${() => this.wish(true, leftMs)}>${msg('Let it run on')}</button>` : nothing}
      </div>
    `;
  }

  private leftMs(): number {
    if (!this.clock) return 0;
    const { running, leftMs, atMs } = this.clock;
    const gone = running ? Math.max(0, this.nowMs - this.aheadMs - atMs) : 0;
    return Math.max(0, leftMs - gone);
  }

  private wish(running: boolean, leftMs: number) {
    const detail: Wish = { kind: 'clock', running, leftMs: Math.round(leftMs) };
    this.dispatchEvent(new CustomEvent('wished', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-remote-clock': RemoteClock;
  }
}
