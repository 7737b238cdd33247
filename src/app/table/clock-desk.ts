import { msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { makeBeeper } from '../../io/beep.ts';
import { speak } from '../../io/speech.ts';
import type { ShotClock } from '../../match/shot-clock.ts';
import '../../ui/shot-clock.ts';
import type { ClockWish } from '../../ui/shot-clock.ts';
import { currentLanguage } from '../language.ts';
import { wish } from './table-wish.ts';

/**
 * The shot clock, seen and heard.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-clock-desk')
export class ClockDesk extends LitElement {
  @property({ attribute: false }) clock?: ShotClock | undefined;

  @property({ type: Number }) bookSeconds?: number | undefined;

  /** How long a shot may take here. */
  @property({ attribute: false }) time: ClockWish = 'book';

  /** The last seconds are heard. */
  @property({ type: Boolean }) sound = false;

  /** The caller's voice is on. */
  @property({ type: Boolean }) voice = false;

  private readonly beep = makeBeeper();

  protected override render() {
    return html`<carrom-shot-clock
      .clock=${this.clock}
      .bookSeconds=${this.bookSeconds}
      .wish=${this.time}
      @clock-started=${() => wish(this, { kind: 'clock', does: 'restart' })}
      @clock-paused=${() => wish(this, { kind: 'clock', does: 'pause' })}
      @clock-resumed=${() => wish(this, { kind: 'clock', does: 'resume' })}
      @second-told=${({ detail }: CustomEvent<number>) => this.handleSecond(detail)}
    ></carrom-shot-clock>`;
  }

  private handleSecond(second: number) {
    if (this.sound) this.beep(second > 0 ? 880 : 440, second > 0 ? 80 : 500);
    if (second === 0 && this.voice) speak(msg('Time is up'), currentLanguage());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-clock-desk': ClockDesk;
  }
}
