import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Wish } from '../hub/payloads.ts';
import { hubMemory } from '../io/hub-memory.ts';
import type { HubTable } from '../io/hub-table.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchView } from '../match/replay.ts';
import { isRunning, leftAt, type ShotClock } from '../match/shot-clock.ts';
import { tellMatch } from '../match/told.ts';
import '../ui/hub-panel.ts';
import type { HubLinks, HubStatus } from '../ui/hub-panel.ts';
import type { HubSettings } from '../ui/hub-settings.ts';
import { keptStorage, linkTo, readHubPlace, settingsLink, tabStorage } from './hub-place.ts';
import { isWorthShowing, type Replays, shownShot, shownShotId } from './shown-shots.ts';

/** Which match, and how many events its log has. */
export interface MatchPlace {
  readonly match: string;
  readonly seq: number;
}

/** What the remote wants of the clock. */
export type ClockCommand = Extract<Wish, { readonly kind: 'clock' }>;

type ReplayWish = Extract<Wish, { readonly kind: 'replay' }>;

/** Half the speed of life: quick discs can be followed, and play goes on soon. */
const OWN_REPLAY: ReplayWish = { kind: 'replay', where: 'inset', speed: 0.5 };

/**
 * Tells the hub how the match stands, whenever it changes, and passes on what the umpire's remote asks for. The match
 * never waits for it.
 *
 * @fires clock-commanded - detail: ClockCommand, from the remote.
 * @fires hub-changed - detail: HubStatus.
 */
@customElement('carrom-hub-desk')
export class HubDesk extends LitElement {
  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) at?: MatchPlace | undefined;

  /** Does what the remote asks for; resolves when it is written down. */
  @property({ attribute: false }) record: (event: MatchEvent) => Promise<void> = async () => {};

  /** The shot clock as it was last started or stopped. */
  @property({ attribute: false }) clock?: ShotClock | undefined;

  @state() private status: HubStatus = 'no-token';
  @state() private replays: Replays = readPreferences().replays ?? 'by-hand';
  private readonly place = readHubPlace(location, tabStorage(), keptStorage());
  private hub?: HubTable;
  /** The shot that followers show when a replay is called for. */
  private toldShot?: string;

  override async connectedCallback() {
    super.connectedCallback();
    const { url, address, login } = this.place;
    if (!login) return;
    this.become('connecting');
    const { openHubTable } = await import('../io/hub-table.ts');
    // Another tab may have taken the match over meanwhile.
    if (!this.isConnected) return;
    this.hub = openHubTable({
      url,
      address,
      login,
      status: status => this.become(status),
      wished: wish => this.fulfil(wish),
      memory: hubMemory(url, address),
    });
    this.tell();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    void this.hub?.end();
  }

  protected override updated(changed: PropertyValues<this>) {
    const before = this.toldShot;
    if (changed.has('view') || changed.has('at')) this.tell();
    if (changed.has('clock') && this.clock) this.tellClock(this.clock);
    const goesOn = changed.get('at')?.match === this.at?.match;
    const fresh = this.toldShot !== before && this.view?.entries.at(-1)?.event.id === this.toldShot;
    if (goesOn && fresh && this.view && isWorthShowing(this.view, this.replays)) this.showAgain(OWN_REPLAY);
  }

  protected override render() {
    return html`<carrom-hub-panel
      .status=${this.status}
      .links=${this.links()}
      .place=${{ broker: this.place.url, ...this.place.address }}
      .replays=${this.replays}
      ?seen=${this.view !== undefined && shownShotId(this.view) !== undefined}
      @replay-wanted=${({ detail }: CustomEvent<Pick<ReplayWish, 'where' | 'speed'>>) => this.showAgain({ kind: 'replay', ...detail })}
      @replays-chosen=${({ detail }: CustomEvent<Replays>) => this.handleReplays(detail)}
      @hub-chosen=${({ detail }: CustomEvent<HubSettings>) => this.handleHub(detail)}
    ></carrom-hub-panel>`;
  }

  private become(status: HubStatus) {
    this.status = status;
    this.dispatchEvent(new CustomEvent('hub-changed', { detail: status }));
  }

  private links(): HubLinks {
    const { place } = this;
    return {
      overlay: linkTo('overlay.html', place, location),
      hall: linkTo('hall.html', place, location, 'every-table'),
      ...(place.login ? { remote: linkTo('remote.html', place, location, 'with-token') } : {}),
      onlyHere: /^(localhost|127\.|\[::1\])/.test(location.hostname),
    };
  }

  private tell() {
    if (!this.view || !this.at) return;
    this.hub?.tell({ kind: 'stands', ...this.at, told: tellMatch(this.view) });
    this.tellShot(this.view);
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

  private tellClock(clock: ShotClock) {
    const atMs = Date.now();
    this.hub?.tell({ kind: 'clock', running: isRunning(clock), leftMs: Math.round(leftAt(clock, atMs)), atMs });
  }

  private showAgain({ where, speed, shot }: ReplayWish) {
    if (this.view && this.tellShot(this.view, shot)) this.hub?.tell({ kind: 'replay', where, speed });
  }

  private async fulfil(wish: Wish) {
    if (wish.kind === 'record') {
      await this.record(wish.event);
      // The remote hears that it is done when the new state is on its way.
      await this.updateComplete;
    } else if (wish.kind === 'clock') {
      this.dispatchEvent(new CustomEvent('clock-commanded', { detail: wish }));
    } else if (wish.kind === 'replay') this.showAgain(wish);
    else this.hub?.tell(wish);
  }

  private handleReplays(replays: Replays) {
    this.replays = replays;
    keepPreferences({ replays });
  }

  /** Another hub is another address: the match is kept, and the page comes back with it. */
  private handleHub(settings: HubSettings) {
    const link = new URL(settingsLink(settings, location));
    const sameAddress = link.pathname + link.search === location.pathname + location.search;
    location.assign(link);
    // With nothing new but the token behind the #, the browser would stay.
    if (sameAddress) location.reload();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-desk': HubDesk;
  }
}
