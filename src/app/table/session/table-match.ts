import type { SurfaceChange } from '../../../carrom/seen-shot.ts';
import type { StoreTrouble } from '../../../io/match-store.ts';
import { type CameraRecord, cameraRecord } from '../../../match/camera-record.ts';
import type { MatchEvent, MatchStart } from '../../../match/events.ts';
import { eventsFrom } from '../../../match/from-sight.ts';
import { heldShots } from '../../../match/held.ts';
import { type AskedShot, oneQuestionEach } from '../../../match/one-question.ts';
import type { MatchView } from '../../../match/replay.ts';
import type { Standing } from '../../../ui/health.ts';
import { newId } from '../../new-id.ts';
import type { MatchKeeper } from './match-keeper.ts';
import { type Plays, SourceMatch } from './source-match.ts';
import { standingOf } from './standing.ts';

/** The match of this table as it stands: kept, watched, or still to be set up; told by people and by the picture. */
export class TableMatch {
  view: MatchView | undefined;
  /** What people are asked, one question for each cause. */
  held: readonly AskedShot[] = [];
  /** The ids of all shots that are asked about. */
  heldIds: ReadonlySet<string> = new Set();
  /** How the camera did in it. */
  cameraRecord: CameraRecord | undefined;
  /** Another tab keeps it. */
  watching = false;
  trouble: StoreTrouble | undefined;
  /** A new one is being set up; the one before waits. */
  settingUp = false;
  /** The storage was looked into. */
  ready = false;
  keeper: MatchKeeper | undefined;
  private readonly source = new SourceMatch();
  private opened = () => {};
  /** What waits for the storage, and then for each other: nothing that was seen meanwhile is lost. */
  private turn = new Promise<void>(resolve => {
    this.opened = resolve;
  });

  /** `grown`: something was just played here. */
  constructor(
    private readonly openKeeper: (changed: () => void) => Promise<MatchKeeper>,
    private readonly changed: () => void,
    private readonly grown: (view: MatchView) => void,
  ) {}

  async open() {
    this.keeper = await this.openKeeper(() => this.show());
    this.show();
    this.ready = true;
    this.opened();
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

  async start(start: MatchStart) {
    await this.record(start);
    this.setUp(false);
  }

  /** For which match the picture plays that runs now. A table that plays by itself gets one of its own. */
  playFor(plays: Plays): Promise<void> {
    return this.inTurn(async keeper => {
      if ((await this.source.playFor(plays, keeper, this.settingUp)) === 'set-up') this.settingUp = true;
      else if (plays === 'itself') this.settingUp = false;
      this.changed();
    });
  }

  record(event: MatchEvent): Promise<void> {
    return this.inTurn(keeper => keeper.record(event));
  }

  /** What the camera has seen counts where it belongs to the match that is shown. The id of the shot that it became, if any. */
  async see(change: SurfaceChange): Promise<string | undefined> {
    let id: string | undefined;
    await this.inTurn(async keeper => {
      if (this.reach !== 'kept' || !this.source.mayTell(keeper)) return;
      await keeper.recordFrom(view => {
        const events = eventsFrom(view, change, newId);
        id = events.find(({ kind }) => kind === 'shot-played')?.id;
        return events;
      });
    });
    return id;
  }

  private inTurn(task: (keeper: MatchKeeper) => Promise<void>): Promise<void> {
    const done = this.turn.then(async () => {
      if (this.keeper) await task(this.keeper);
    });
    this.turn = done.catch(() => undefined); // whoever asked hears of it; the next in line does not wait for ever
    return done;
  }

  /** The match has changed, here or in another tab. */
  private show() {
    const before = this.view;
    const view = this.keeper?.view();
    this.view = view;
    const held = view ? heldShots(view) : [];
    this.held = oneQuestionEach(held);
    this.heldIds = new Set(held.map(({ entry }) => entry.event.id));
    this.cameraRecord = view && cameraRecord(view, this.heldIds);
    this.watching = this.keeper?.watching() ?? false;
    this.trouble = this.keeper?.trouble();
    this.changed();
    const more = this.ready && view && before && view.entries.length > before.entries.length;
    if (more && !this.watching) this.grown(view);
  }
}
