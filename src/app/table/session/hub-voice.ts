import type { Wish } from '../../../hub/payloads.ts';
import type { HubTable, HubTableOptions } from '../../../io/hub-table.ts';
import type { MatchView } from '../../../match/replay.ts';
import { isRunning, leftAt, type ShotClock } from '../../../match/shot-clock.ts';
import { tellMatch } from '../../../match/told.ts';
import { shownShot, shownShotId } from './shown-shots.ts';

/** Which match, and how many events its log has. */
export interface MatchPlace {
  readonly match: string;
  readonly seq: number;
}

export type ReplayWish = Extract<Wish, { readonly kind: 'replay' }>;

/** The hub's client is large, and most tables speak to nobody: it is fetched when it is wanted. */
export type LoadHub = () => Promise<(options: HubTableOptions) => HubTable>;
export const loadHub: LoadHub = async () => (await import('../../../io/hub-table.ts')).openHubTable;

/** What this table says on a hub, while it has one. The match never waits for it. */
export class HubVoice {
  private hub: HubTable | undefined;
  /** Raised whenever it is opened or ended: who comes back from loading finds out whether he is still meant. */
  private turn = 0;
  /** The shot that followers show when a replay is called for. */
  toldShot: string | undefined;

  constructor(private readonly load: LoadHub) {}

  /** Resolves to whether it speaks there; not when it was ended or sent elsewhere meanwhile. */
  async open(options: HubTableOptions): Promise<boolean> {
    this.end();
    const { turn } = this;
    const openHub = await this.load();
    if (turn !== this.turn) return false;
    this.hub = openHub(options);
    return true;
  }

  end() {
    this.turn += 1;
    void this.hub?.end();
    this.hub = undefined;
    this.toldShot = undefined;
  }

  tell(view: MatchView, at: MatchPlace) {
    if (!this.hub) return;
    this.hub.tell({ kind: 'stands', ...at, told: tellMatch(view) });
    this.tellShot(view);
  }

  tellClock(clock: ShotClock) {
    const atMs = Date.now();
    this.hub?.tell({ kind: 'clock', running: isRunning(clock), leftMs: Math.round(leftAt(clock, atMs)), atMs });
  }

  tellReview(on: boolean) {
    this.hub?.tell({ kind: 'review', on });
  }

  showAgain(view: MatchView, { where, speed, shot }: ReplayWish) {
    if (this.tellShot(view, shot)) this.hub?.tell({ kind: 'replay', where, speed });
  }

  /** Followers replay the shot they were told last: this one, or an earlier one that was asked for. */
  private tellShot(view: MatchView, id?: string): boolean {
    const wanted = shownShotId(view, id);
    const shot = wanted === this.toldShot || !this.hub ? undefined : shownShot(view, id);
    if (shot) {
      this.hub?.tell({ kind: 'shot', ...shot });
      this.toldShot = shot.id;
    }
    return wanted !== undefined;
  }
}
