import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ShotNote, Wish } from '../hub/payloads.ts';
import type { HubTable } from '../io/hub-table.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchView } from '../match/replay.ts';
import { isRunning, leftAt, type ShotClock } from '../match/shot-clock.ts';
import { tellMatch } from '../match/told.ts';
import type { Path } from '../replay/along-path.ts';
import '../ui/hub-panel.ts';
import type { HubLinks, HubStatus } from '../ui/hub-panel.ts';
import { linkTo, readHubPlace, tabStorage } from './hub-place.ts';

/** Which match, and how many events its log has. */
export interface MatchPlace {
  readonly match: string;
  readonly seq: number;
}

/** A shot's line in the notation, and how the discs ran. */
export interface ShotPaths {
  readonly line: string;
  readonly paths: readonly Path[];
}

/** What the remote wants of the clock. */
export type ClockCommand = Extract<Wish, { readonly kind: 'clock' }>;

/**
 * Tells the hub how the match stands, whenever it changes, and passes on what the umpire's remote asks for. The match
 * never waits for it.
 *
 * @fires clock-commanded - detail: ClockCommand, from the remote.
 */
@customElement('carrom-hub-desk')
export class HubDesk extends LitElement {
  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) at?: MatchPlace | undefined;

  /** Does what the remote asks for; resolves when it is written down. */
  @property({ attribute: false }) record: (event: MatchEvent) => Promise<void> = async () => {};

  /** The umpire is still to say what happened: nothing shown is final. */
  @property({ type: Boolean }) review = false;

  /** How the discs ran in the last shot, where the camera saw it: the overlay's replay is drawn from it. */
  @property({ attribute: false }) shot?: ShotPaths | undefined;

  /** The shot clock as it was last started or stopped. */
  @property({ attribute: false }) clock?: ShotClock | undefined;

  @state() private status: HubStatus = 'no-token';
  private readonly place = readHubPlace(location, tabStorage());
  private hub?: HubTable;

  override async connectedCallback() {
    super.connectedCallback();
    const { url, address, login } = this.place;
    if (!login) return;
    this.status = 'connecting';
    const { openHubTable } = await import('../io/hub-table.ts');
    this.hub = openHubTable({
      url,
      address,
      login,
      status: status => {
        this.status = status;
      },
      wished: wish => this.fulfil(wish),
    });
    this.tell();
    if (this.review) this.hub.tell({ kind: 'review', on: true });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    void this.hub?.end();
  }

  protected override updated(changed: PropertyValues<this>) {
    if (changed.has('view') || changed.has('at')) this.tell();
    if (changed.has('review')) this.hub?.tell({ kind: 'review', on: this.review });
    if (changed.has('clock') && this.clock) this.tellClock(this.clock);
    if (changed.has('shot') && this.shot) {
      const { line, paths } = this.shot;
      this.hub?.tell({ kind: 'shot', line, paths: paths as ShotNote['paths'] });
    }
  }

  protected override render() {
    return html`<carrom-hub-panel .status=${this.status} .links=${this.links()}></carrom-hub-panel>`;
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
    if (this.view && this.at) this.hub?.tell({ kind: 'stands', ...this.at, told: tellMatch(this.view) });
  }

  private tellClock(clock: ShotClock) {
    const atMs = Date.now();
    this.hub?.tell({ kind: 'clock', running: isRunning(clock), leftMs: Math.round(leftAt(clock, atMs)), atMs });
  }

  private async fulfil(wish: Wish) {
    if (wish.kind === 'record') {
      await this.record(wish.event);
      // The remote hears that it is done when the new state is on its way.
      await this.updateComplete;
    } else if (wish.kind === 'clock') {
      this.dispatchEvent(new CustomEvent('clock-commanded', { detail: wish }));
    } else this.hub?.tell(wish);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-desk': HubDesk;
  }
}
