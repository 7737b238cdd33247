import { localized } from '@lit/localize';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Wish } from '../hub/payloads.ts';
import type { Leaf } from '../hub/topics.ts';
import { hubMemory } from '../io/hub-memory.ts';
import { brokerName, openKnownBrokers } from '../io/known-brokers.ts';
import { keepPreferences, readPreferences } from '../io/preferences.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchView } from '../match/replay.ts';
import type { ShotClock } from '../match/shot-clock.ts';
import type { BrokerWord } from '../ui/broker-question.ts';
import '../ui/broker-question.ts';
import '../ui/hub-panel.ts';
import type { HubLinks, HubStatus } from '../ui/hub-panel.ts';
import type { HubSettings } from '../ui/hub-settings.ts';
import '../ui/notice-card.ts';
import { type HubPlace, keptStorage, linkTo, readHubPlace, settingsLink } from './hub-place.ts';
import { allowHub, handOut, isOwnHub, trustIn } from './hub-trust.ts';
import { HubVoice, type MatchPlace, type ReplayWish } from './hub-voice.ts';
import { untoldWords } from './messages.ts';
import { isWorthShowing, type Replays, shownShotId } from './shown-shots.ts';

/** What the remote wants of the clock. */
export type ClockCommand = Extract<Wish, { readonly kind: 'clock' }>;

/** Half the speed of life: quick discs can be followed, and play goes on soon. */
const OWN_REPLAY: ReplayWish = { kind: 'replay', where: 'inset', speed: 0.5 };

/**
 * Tells the hub how the match stands, whenever it changes, and passes on what the umpire's remote asks for. The match
 * never waits for it. A hub that nobody has allowed hears nothing, and one whose link nobody handed out commands nothing.
 *
 * @fires clock-commanded - detail: ClockCommand, from the remote.
 * @fires hub-changed - detail: HubStatus.
 */
@customElement('carrom-hub-desk')
@localized()
export class HubDesk extends LitElement {
  static override styles = css`
    :host {
      display: grid;
      gap: 1rem;
    }
  `;

  /** Which table on which hub. */
  @property({ attribute: false }) place?: HubPlace;

  @property({ attribute: false }) view?: MatchView | undefined;

  @property({ attribute: false }) at?: MatchPlace | undefined;

  /** Does what the remote asks for; resolves when it is written down. */
  @property({ attribute: false }) record: (event: MatchEvent) => Promise<void> = async () => {};

  /** The shot clock as it was last started or stopped. */
  @property({ attribute: false }) clock?: ShotClock | undefined;

  @state() private status: HubStatus = 'no-token';
  @state() private replays: Replays = readPreferences().replays ?? 'by-hand';
  @state() private asking = false;
  @state() private untold: readonly Leaf[] = [];
  private readonly known = openKnownBrokers(keptStorage());
  private readonly voice = new HubVoice();

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.voice.end();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('place')) void this.open('ask');
  }

  protected override updated(changed: PropertyValues<this>) {
    const before = this.voice.toldShot;
    if (changed.has('view') || changed.has('at')) this.tell();
    if (changed.has('clock') && this.clock) this.voice.tellClock(this.clock);
    const { toldShot } = this.voice;
    const goesOn = changed.get('at')?.match === this.at?.match;
    const fresh = toldShot !== before && this.view?.entries.at(-1)?.event.id === toldShot;
    if (goesOn && fresh && this.view && isWorthShowing(this.view, this.replays)) this.showAgain(OWN_REPLAY);
  }

  protected override render() {
    const { place } = this;
    if (!place) return nothing;
    const name = brokerName(place.url);
    return html`
      ${this.asking ? html`<carrom-broker-question .name=${name} .broker=${place.url} @broker-answered=${this.handleAnswer}></carrom-broker-question>` : nothing}
      ${this.renderUntold()}
      <carrom-hub-panel
        .status=${this.status}
        .hub=${name}
        .links=${this.links(place)}
        .place=${{ broker: place.url, ...place.address }}
        .brokers=${this.known.all().map(({ broker, publish }) => ({ broker, publish, name: brokerName(broker) }))}
        .replays=${this.replays}
        ?seen=${this.view !== undefined && shownShotId(this.view) !== undefined}
        @replay-wanted=${({ detail }: CustomEvent<Pick<ReplayWish, 'where' | 'speed'>>) => this.showAgain({ kind: 'replay', ...detail })}
        @replays-chosen=${({ detail }: CustomEvent<Replays>) => this.handleReplays(detail)}
        @hub-chosen=${({ detail }: CustomEvent<HubSettings>) => this.handleHub(detail)}
        @question-wanted=${this.handleQuestion}
        @link-handed-out=${this.handleHandedOut}
        @broker-forgotten=${({ detail }: CustomEvent<string>) => this.handleForgotten(detail)}
      ></carrom-hub-panel>
    `;
  }

  private renderUntold() {
    if (this.untold.length === 0) return nothing;
    const { heading, says } = untoldWords(this.untold.includes('state') ? 'match' : 'part');
    return html`<carrom-notice .heading=${heading} .says=${says}></carrom-notice>`;
  }

  /** Speaks on the hub of this place, if it may. `ask`: somebody is to be asked where nobody has said yet. */
  private async open(unknown: 'ask' | 'stay-silent') {
    this.voice.end();
    this.untold = [];
    this.asking = false;
    const { place } = this;
    if (!place?.login) return this.become('no-token');
    const { url, address, login } = place;
    const { publish } = trustIn(place, location, this.known);
    if (publish === 'no') return this.become('declined');
    if (publish === 'unasked') {
      this.asking = unknown === 'ask';
      return this.become('unasked');
    }
    this.become('connecting');
    const speaks = await this.voice.open({
      url,
      address,
      login,
      status: status => this.become(status),
      untold: leaves => {
        this.untold = leaves;
      },
      obeys: () => trustIn(place, location, this.known).commands,
      wished: wish => this.fulfil(wish),
      memory: hubMemory(url, address),
    });
    if (speaks) this.tell();
  }

  private become(status: HubStatus) {
    this.status = status;
    this.dispatchEvent(new CustomEvent('hub-changed', { detail: status }));
  }

  private links(place: HubPlace): HubLinks {
    const { publish, commands } = trustIn(place, location, this.known);
    return {
      overlay: linkTo('overlay.html', place, location),
      hall: linkTo('hall.html', place, location, 'every-table'),
      ...(place.login && publish === 'yes' ? { remote: linkTo('remote.html', place, location, 'with-token') } : {}),
      handedOut: commands,
      onlyHere: /^(localhost|127\.|\[::1\])/.test(location.hostname),
    };
  }

  private tell() {
    if (this.view && this.at) this.voice.tell(this.view, this.at);
  }

  private showAgain(wish: ReplayWish) {
    if (this.view) this.voice.showAgain(this.view, wish);
  }

  private async fulfil(wish: Wish) {
    if (wish.kind === 'record') {
      await this.record(wish.event);
      // The remote hears that it is done when the new state is on its way.
      await this.updateComplete;
    } else if (wish.kind === 'clock') {
      this.dispatchEvent(new CustomEvent('clock-commanded', { detail: wish }));
    } else if (wish.kind === 'replay') this.showAgain(wish);
    else this.voice.tellReview(wish.on);
  }

  private handleReplays(replays: Replays) {
    this.replays = replays;
    keepPreferences({ replays });
  }

  private handleAnswer({ detail }: CustomEvent<BrokerWord>) {
    if (this.place && detail !== 'later') allowHub(this.place, detail === 'yes', this.known);
    void this.open('stay-silent');
  }

  private handleQuestion() {
    this.asking = true;
  }

  private handleHandedOut() {
    if (this.place) handOut(this.place, this.known);
    this.requestUpdate();
  }

  private handleForgotten(broker: string) {
    this.known.forget(broker);
    const unknown = this.place && trustIn(this.place, location, this.known).publish === 'unasked';
    if (unknown && this.place?.login) void this.open('stay-silent');
    this.requestUpdate();
  }

  /** Another hub is another address: the match is kept, and the page comes back with it. */
  private handleHub(settings: HubSettings) {
    const link = settingsLink(settings, location);
    // Whoever types a hub in has been asked about it.
    const place = readHubPlace(new URL(link.replace(/#.*/, '')), undefined);
    if (!isOwnHub(place, location)) allowHub(place, true, this.known);
    location.assign(link);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-desk': HubDesk;
  }
}
