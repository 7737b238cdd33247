import { localized } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { brokerName, type KnownBroker } from '../../io/known-brokers.ts';
import '../../ui/hub-panel.ts';
import type { HubLinks, HubStatus } from '../../ui/hub-panel.ts';
import type { HubSettings } from '../../ui/hub-settings.ts';
import { type HubPlace, isOnlyHere, linkTo, phoneLinkTo, readHubPlace, settingsLink } from '../hub-place.ts';
import { deskStyles } from './desk-styles.ts';
import type { HubTrust } from './session/hub-trust.ts';
import type { ReplayWish } from './session/hub-voice.ts';
import type { Replays } from './session/shown-shots.ts';
import { wish } from './table-wish.ts';

/**
 * The hub on the page: where this table publishes, and the links to give away.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-hub-desk')
@localized()
export class HubDesk extends LitElement {
  static override styles = deskStyles;

  /** Which table on which hub. */
  @property({ attribute: false }) place?: HubPlace;

  @property({ attribute: false }) status: HubStatus = 'no-token';

  @property({ attribute: false }) replays: Replays = 'by-hand';

  /** There is a shot that can be shown again. */
  @property({ type: Boolean }) seen = false;

  @property({ attribute: false }) trust?: HubTrust | undefined;

  /** The brokers about which somebody was asked here. */
  @property({ attribute: false }) brokers: readonly KnownBroker[] = [];

  /** Where phones reach the server of this page. */
  @property() lan?: string | undefined;

  protected override render() {
    const { place } = this;
    if (!place) return nothing;
    const name = brokerName(place.url);
    return html`
      <carrom-hub-panel
        .status=${this.status}
        .hub=${name}
        .links=${this.links(place)}
        .place=${{ broker: place.url, ...place.address }}
        .brokers=${this.brokers.map(({ broker, publish }) => ({ broker, publish, name: brokerName(broker) }))}
        .replays=${this.replays}
        ?seen=${this.seen}
        @replay-wanted=${({ detail }: CustomEvent<Pick<ReplayWish, 'where' | 'speed'>>) => wish(this, { kind: 'replay', ...detail })}
        @replays-chosen=${({ detail }: CustomEvent<Replays>) => wish(this, { kind: 'replays', replays: detail })}
        @hub-chosen=${({ detail }: CustomEvent<HubSettings>) => this.handleHub(detail)}
        @question-wanted=${() => wish(this, { kind: 'ask-about-broker' })}
        @link-handed-out=${() => wish(this, { kind: 'link-handed-out' })}
        @broker-forgotten=${({ detail }: CustomEvent<string>) => wish(this, { kind: 'forget-broker', broker: detail })}
      ></carrom-hub-panel>
    `;
  }

  private links(place: HubPlace): HubLinks {
    const { publish, commands } = this.trust ?? { publish: 'unasked', commands: false };
    const onlyHere = isOnlyHere(location);
    const remote = linkTo('remote.html', place, location, 'with-token');
    const scanned = onlyHere && this.lan ? phoneLinkTo('remote.html', place, location, this.lan) : remote;
    return {
      overlay: linkTo('overlay.html', place, location),
      hall: linkTo('hall.html', place, location, 'every-table'),
      ...(place.login && publish === 'yes' ? { remote: { here: remote, scanned } } : {}),
      handedOut: commands,
      onlyHere: onlyHere && !this.lan,
    };
  }

  /** Another hub is another address: the match is kept, and the page comes back with it. */
  private handleHub(settings: HubSettings) {
    const link = settingsLink(settings, location);
    wish(this, { kind: 'trust-hub', place: readHubPlace(new URL(link.replace(/#.*/, '')), undefined) });
    location.assign(link);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-desk': HubDesk;
  }
}
