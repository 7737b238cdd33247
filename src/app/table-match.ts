import type { SurfaceChange } from '../carrom/seen-shot.ts';
import type { StoreTrouble } from '../io/match-store.ts';
import type { MatchEvent } from '../match/events.ts';
import { eventsFrom } from '../match/from-sight.ts';
import { type HeldShot, heldShots } from '../match/held.ts';
import type { MatchView } from '../match/replay.ts';
import type { Standing } from '../ui/health.ts';
import { type MatchKeeper, openMatchKeeper } from './match-keeper.ts';
import { newId } from './new-id.ts';
import { type Plays, SourceMatch } from './source-match.ts';
import { standingOf } from './standing.ts';

/** The match of this table as it stands: kept, watched, or still to be set up; told by people and by the picture. */
export class TableMatch {
  view: MatchView | undefined;
  held: readonly HeldShot[] = [];
  /** Another tab keeps it. */
  watching = false;
  trouble: StoreTrouble | undefined;
  /** A new one is being set up; the one before waits. */
  settingUp = false;
  /** The storage was looked into. */
  ready = false;
  keeper: MatchKeeper | undefined;
  private readonly source = new SourceMatch();

  /** `grown`: something was just played here. */
  constructor(
    private readonly changed: () => void,
    private readonly grown: (view: MatchView) => void,
  ) {}

  async open() {
    this.keeper = await openMatchKeeper(() => this.show());
    this.show();
    this.ready = true;
    this.changed();
  }

  /** What the page shows: nothing while a new match is set up. */
  get shown(): MatchView | undefined {
    return this.settingUp ? undefined : this.view;
  }

  /** People's match waits while a table plays its own. */
  get displaced(): boolean {
    return this.source.displaced;
  }

  /** What may be done to it from here. */
  get reach(): 'none' | 'watched' | 'kept' {
    if (!this.shown) return 'none';
    return this.watching ? 'watched' : 'kept';
  }

  standing(): Standing {
    return standingOf(this.settingUp ? undefined : this.keeper, this.held, this.source);
  }

  setUp(wanted: boolean) {
    this.settingUp = wanted;
    this.changed();
  }

  /** For which match the picture plays that runs now. A table that plays by itself gets one of its own. */
  async playFor(plays: Plays) {
    if (!this.keeper) return;
    if ((await this.source.playFor(plays, this.keeper, this.settingUp)) === 'set-up') this.settingUp = true;
    else if (plays === 'itself') this.settingUp = false;
    this.changed();
  }

  record(event: MatchEvent): Promise<void> {
    return this.keeper?.record(event) ?? Promise.resolve();
  }

  /** What the camera has seen counts where it belongs to the match that is shown. */
  see(change: SurfaceChange) {
    if (!this.view || this.reach !== 'kept' || !this.source.mayTell(this.keeper)) return;
    for (const event of eventsFrom(this.view, change, newId)) void this.record(event);
  }

  /** The match has changed, here or in another tab. */
  private show() {
    const before = this.view;
    const view = this.keeper?.view();
    this.view = view;
    this.held = view ? heldShots(view) : [];
    this.watching = this.keeper?.watching() ?? false;
    this.trouble = this.keeper?.trouble();
    this.changed();
    const more = this.ready && view && before && view.entries.length > before.entries.length;
    if (more && !this.watching) this.grown(view);
  }
}
