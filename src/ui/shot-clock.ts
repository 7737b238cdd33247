import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type ShotClock as Clock, isRunning, LAST_SECONDS, leftAt, secondsLeft, toTell } from '../match/shot-clock.ts';
import { sharedStyles } from './shared-styles.ts';

/** Often enough for the eye, seldom enough to cost nothing. */
const BEAT_MS = 100;
const CHOICES = [15, 20, 30, 45, 60] as const;

/** `book`: as the book says; 0: none. */
export type ClockWish = 'book' | number;

/**
 * Seconds left for the shot. It warns in the last five and when time is up; nothing else follows from it.
 *
 * @fires second-told - detail: 5 … 0, each once, when it begins.
 * @fires clock-started - from the full time
 * @fires clock-paused
 * @fires clock-resumed
 * @fires clock-wished - detail: the ClockWish.
 * @fires sound-wished - detail: whether the last seconds are heard.
 */
@customElement('carrom-shot-clock')
@localized()
export class ShotClockElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .card {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.6rem 1rem;
        padding-block: 0.6rem;
      }
      output {
        font: 600 2.6rem / 1 var(--cu-digits);
        font-variant-numeric: tabular-nums;
        min-width: 3.2ch;
        text-align: right;
      }
      .last output {
        color: var(--cu-warn-text);
      }
      .up {
        border-left: 6px solid var(--cu-warn);
      }
      .bar {
        flex: 1 1 6rem;
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
      label {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
      }
      input {
        width: 1.2rem;
        height: 1.2rem;
      }
    `,
  ];

  @property({ attribute: false }) clock?: Clock | undefined;

  /** The book's seconds; undefined: the book has no clock. */
  @property({ type: Number }) bookSeconds?: number | undefined;

  @property({ attribute: false }) wish: ClockWish = 'book';

  /** The last seconds are heard. */
  @property({ type: Boolean }) sound = false;

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
    return html`
      <section class="card ${this.tone()}" aria-label=${msg('Shot clock')}>
        ${seconds > 0 ? this.renderClock(seconds) : html`<span class="quiet">${msg('No shot clock')}</span>`}
        <label>
          <span class="visually-hidden">${msg('Time for a shot')}</span>
          <select @change=${this.handleWish}>
            <option value="book" .selected=${this.wish === 'book'}>
              ${this.bookSeconds ? msg(str`By the book: ${this.bookSeconds} s`) : msg('By the book: none')}
            </option>
            <option value="0" .selected=${this.wish === 0}>${msg('No clock')}</option>
            ${CHOICES.map(choice => html`<option value=${choice} .selected=${this.wish === choice}>${choice} s</option>`)}
          </select>
        </label>
      </section>
    `;
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
      <label>
        <input type="checkbox" .checked=${this.sound} @change=${() => this.fire('sound-wished', !this.sound)} />
        ${msg('Sound')}
      </label>
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

  private handleWish({ target }: Event) {
    const { value } = target as HTMLSelectElement;
    this.fire('clock-wished', value === 'book' ? value : Number(value));
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-shot-clock': ShotClockElement;
  }
}
