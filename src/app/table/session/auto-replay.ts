import type { Phase } from '../../../carrom/seen-shot.ts';
import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import type { MatchView } from '../../../match/replay.ts';
import { eventsOfShot, type ShotEvent } from '../../../replay/shot-events.ts';

const DELAY_S = 3;

/** What of this is chosen anew. */
export interface AutoReplayWish {
  readonly events?: readonly ShotEvent[] | undefined;
  readonly delayS?: number | undefined;
}

/** Shows chosen shots again by itself, a little after the pieces have come to rest; whoever plays on is not kept. */
export class AutoReplay {
  events: readonly ShotEvent[] = readPreferences().replayEvents ?? [];
  delayS = readPreferences().replayDelayS ?? DELAY_S;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  /** The shot that was shown without being asked for. */
  private shown: string | undefined;

  constructor(
    private readonly show: (id: string) => void,
    /** What is shown by itself is not wanted any more; what a person has opened stays. */
    private readonly close: (id: string) => void,
  ) {}

  choose({ events = this.events, delayS = this.delayS }: AutoReplayWish) {
    this.events = events;
    this.delayS = Math.min(30, Math.max(0, delayS));
    keepPreferences({ replayEvents: [...this.events], replayDelayS: this.delayS });
    this.cancel();
  }

  /** Something was just played. */
  grown(view: MatchView) {
    this.cancel();
    const last = view.entries.at(-1);
    if (last?.event.kind !== 'shot-played' || !last.event.seen?.paths.length) return;
    if (!eventsOfShot(view, last).some(each => this.events.includes(each))) return;
    const { id } = last.event;
    this.waiting = setTimeout(() => {
      this.shown = id;
      this.show(id);
    }, 1000 * this.delayS);
  }

  /** The next striker is placed: the game goes on, and nobody looks back. */
  heed(phase: Phase['kind']) {
    if (phase !== 'aiming' && phase !== 'moving') return;
    this.cancel();
    if (this.shown !== undefined) this.close(this.shown);
    this.shown = undefined;
  }

  cancel() {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }
}
