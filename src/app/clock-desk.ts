import { msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { makeBeeper } from '../io/beep.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import { speak } from '../io/speech.ts';
import { goOn, isRunning, pauseClock, type ShotClock, startClock } from '../match/shot-clock.ts';
import '../ui/shot-clock.ts';
import type { ClockWish } from '../ui/shot-clock.ts';
import { currentLanguage } from './language.ts';

/**
 * Runs the shot clock: started when a shot has come to rest, or by hand; stopped when the next one is under way.
 *
 * @fires clock-changed - detail: the clock, whenever it starts or stops.
 */
@customElement('carrom-clock-desk')
export class ClockDesk extends LitElement {
  @property({ type: Number }) bookSeconds?: number | undefined;

  /** The caller's voice is on. */
  @property({ type: Boolean }) voice = false;

  @state() private clock?: ShotClock | undefined;
  @state() private wish: ClockWish = readPreferences().clockSeconds ?? 'book';
  @state() private sound = readPreferences().clockSound ?? false;
  private readonly beep = makeBeeper();

  protected override render() {
    return html`<carrom-shot-clock
      .clock=${this.clock}
      .bookSeconds=${this.bookSeconds}
      .wish=${this.wish}
      .sound=${this.sound}
      @clock-started=${this.restart}
      @clock-paused=${this.pause}
      @clock-resumed=${() => this.clock && this.set(goOn(this.clock, Date.now()))}
      @clock-wished=${({ detail }: CustomEvent<ClockWish>) => this.handleWish(detail)}
      @sound-wished=${({ detail }: CustomEvent<boolean>) => this.handleSound(detail)}
      @second-told=${({ detail }: CustomEvent<number>) => this.handleSecond(detail)}
    ></carrom-shot-clock>`;
  }

  /** From the full time; nothing where there is no clock. */
  restart() {
    const seconds = this.wish === 'book' ? (this.bookSeconds ?? 0) : this.wish;
    if (seconds > 0) this.set(startClock(seconds, Date.now()));
  }

  pause() {
    if (this.clock && isRunning(this.clock)) this.set(pauseClock(this.clock, Date.now()));
  }

  /** As a key wants it: a clock that runs stops, one that stopped goes on, else it starts. */
  toggle() {
    if (this.clock && isRunning(this.clock)) this.pause();
    else if (this.clock) this.set(goOn(this.clock, Date.now()));
    else this.restart();
  }

  /** As the umpire's remote wants it, whatever the book says. */
  command(running: boolean, leftMs: number) {
    if (running) this.set(startClock(leftMs / 1000, Date.now()));
    else this.pause();
  }

  private set(clock: ShotClock) {
    this.clock = clock;
    this.dispatchEvent(new CustomEvent('clock-changed', { detail: clock }));
  }

  private handleWish(wish: ClockWish) {
    this.pause();
    Object.assign(this, { wish, clock: undefined });
    keepPreferences({ clockSeconds: wish === 'book' ? undefined : wish });
  }

  private handleSound(sound: boolean) {
    this.sound = sound;
    keepPreferences({ clockSound: sound });
    if (sound) this.beep(880, 80);
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
