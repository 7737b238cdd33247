import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import { goOn, isRunning, pauseClock, type ShotClock, startClock } from '../../../match/shot-clock.ts';
import type { ClockWish } from '../../../ui/shot-clock.ts';

/** The clock as it is shown. */
export interface ClockView {
  /** As it was last started or stopped. */
  readonly clock?: ShotClock | undefined;
  /** How long a shot may take here. */
  readonly wish: ClockWish;
  /** The last seconds are heard. */
  readonly sound: boolean;
}

/** Runs the shot clock: started when a shot has come to rest, or by hand; stopped when the next one is under way. */
export class TableClock {
  now: ClockView = {
    wish: readPreferences().clockSeconds ?? 'book',
    sound: readPreferences().clockSound ?? false,
  };

  /** `changed`: it was started or stopped. */
  constructor(
    private readonly bookSeconds: () => number | undefined,
    private readonly changed: (clock: ShotClock) => void,
  ) {}

  /** From the full time; nothing where there is no clock. */
  restart() {
    const { wish } = this.now;
    const seconds = wish === 'book' ? (this.bookSeconds() ?? 0) : wish;
    if (seconds > 0) this.set(startClock(seconds, Date.now()));
  }

  pause() {
    const { clock } = this.now;
    if (clock && isRunning(clock)) this.set(pauseClock(clock, Date.now()));
  }

  resume() {
    if (this.now.clock) this.set(goOn(this.now.clock, Date.now()));
  }

  /** As a key wants it: a clock that runs stops, one that stopped goes on, else it starts. */
  toggle() {
    const { clock } = this.now;
    if (clock && isRunning(clock)) this.pause();
    else if (clock) this.resume();
    else this.restart();
  }

  /** As the umpire's remote wants it, whatever the book says. */
  command(running: boolean, leftMs: number) {
    if (running) this.set(startClock(leftMs / 1000, Date.now()));
    else this.pause();
  }

  /** So many seconds from the next shot on. */
  take(wish: ClockWish) {
    this.pause();
    this.now = { ...this.now, wish, clock: undefined };
    keepPreferences({ clockSeconds: wish === 'book' ? undefined : wish });
  }

  hear(sound: boolean) {
    this.now = { ...this.now, sound };
    keepPreferences({ clockSound: sound });
  }

  private set(clock: ShotClock) {
    this.now = { ...this.now, clock };
    this.changed(clock);
  }
}
