import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type ShotClock as Clock, isRunning, LAST_SECONDS, leftAt, secondsLeft, toTell } from '../match/shot-clock.ts';
import { sharedStyles } from './shared-styles.ts';

/** Often enough for the eye, seldom enough to cost nothing. */
const BEAT_MS = 100;

/** `book`: as the book says; 0: none. */
export type ClockWish = 'book' | number;

/**
 * Seconds left for the shot. It warns in the last five and when time is up; nothing else follows from it.
 *
 * @fires second-told - detail: 5 … 0, each once, when it begins.
 * @fires clock-started - from the full time
 * @fires clock-paused
 * @fires clock-resumed
 */
@customElement('carrom-shot-clock')
@localized()
export class ShotClockElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      section {
        display: flex;
        align-items: center;
        gap: 0.4rem 0.6rem;
      }
      button {
        min-height: 2.3rem;
        padding: 0.2rem 0.6rem;
        white-space: nowrap;
      }
      output {
        font: 600 2.6rem / 1 var(--cu-digits);
        font-variant-numeric: tabular-nums;
        min-width: 2ch;
        text-align: right;
      }
      .last output {
        color: var(--cu-warn-text);
      }
      .bar {
        flex: 1 1 2rem;
        min-width: 0;
        height: 0.6rem;
        border-radius: 0.3rem;
        background: var(--cu-card-edge);
        overflow: hidden;
      }
      .bar i {
        display: block;
        height: 100%;
        background: var(--cu-go);
      }
      .last .bar i {
        background: var(--cu-warn);
      }
      .up .bar {
        display: none;
      }
      .up [role='status'] {
        flex: 1;
      }
      @media (max-width: 24rem) {
        section {
          flex-wrap: wrap;
        }
      }
    `,
  ];

  @property({ attribute: false }) clock?: Clock | undefined;

  /** The book's seconds; undefined: the book has no clock. */
  @property({ type: Number }) bookSeconds?: number | undefined;

  @property({ attribute: false }) wish: ClockWish = 'book';

  @state() private nowMs = Date.now();
  private beat: ReturnType<typeof setInterval> | undefined;

  override disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.beat);
    this.beat = undefined;
  }

  protected override willUpdate() {
    const runs = this.clock !== undefined && isRunning(this.clock) && leftAt(this.clock, this.nowMs) > 0;
    if (runs && this.beat === undefined) {
      this.nowMs = Date.now();
      this.beat = setInterval(this.handleBeat, BEAT_MS);
    }
    if (!runs) {
      clearInterval(this.beat);
      this.beat = undefined;
    }
  }

  protected override render() {
    const seconds = this.wish === 'book' ? (this.bookSeconds ?? 0) : this.wish;
    if (seconds === 0) return nothing;
    return html`<section class=${this.tone()} aria-label=${msg('Shot clock')}>${this.renderClock(seconds)}</section>`;
  }

  private renderClock(seconds: number) {
    const { clock, nowMs } = this;
    const left = clock ? secondsLeft(clock, nowMs) : seconds;
    const share = clock ? leftAt(clock, nowMs) / clock.totalMs : 1;
    const running = clock !== undefined && isRunning(clock) && left > 0;
    return html`
      <output aria-label=${msg('Seconds left')}>${left}</output>
      <span class="bar" aria-hidden="true"><i .style=${`width: ${(100 * share).toFixed(1)}%`}></i></span>
      <span role="status" class=${left === 0 ? '' : 'visually-hidden'}>${left === 0 ? msg('Time is up') : nothing}</span>
      ${running ? html`<button @click=${() => this.fire('clock-paused')}>${msg('Pause')}</button>` : this.renderStart(left)}
    `;
  }

  private renderStart(left: number) {
    const paused = this.clock !== undefined && left > 0 && this.clock.leftMs < this.clock.totalMs;
    return html`
      ${paused ? html`<button @click=${() => this.fire('clock-resumed')}>${msg('Go on')}</button>` : nothing}
      <button @click=${() => this.fire('clock-started')}>${paused ? msg('From the start') : msg('Start the clock')}</button>
    `;
  }

  private tone(): string {
    if (!this.clock) return '';
    const left = secondsLeft(this.clock, this.nowMs);
    if (left === 0) return 'last up';
    return left <= LAST_SECONDS ? 'last' : '';
  }

  private handleBeat = () => {
    const beforeMs = this.nowMs;
    this.nowMs = Date.now();
    const second = this.clock && toTell(this.clock, beforeMs, this.nowMs);
    if (second !== undefined) this.fire('second-told', second);
  };

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-clock': ShotClockElement;
  }
}
