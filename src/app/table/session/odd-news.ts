import type { Oddity } from '../../../carrom/oddity.ts';

/** What cannot be right for long is said until it is over, or until a person has read it. */
export class OddNews {
  /** The one that is shown. */
  now: Oddity | undefined;
  private read: Oddity['kind'] | undefined;

  /** What is odd in this frame. Whether something else is to be shown. */
  see([odd]: readonly Oddity[]): boolean {
    if (!odd) this.read = undefined;
    const before = this.now?.kind;
    this.now = odd && odd.kind !== this.read ? odd : undefined;
    return this.now?.kind !== before;
  }

  understood() {
    this.read = this.now?.kind;
    this.now = undefined;
  }
}
