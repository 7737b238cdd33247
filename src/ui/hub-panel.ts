import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import './hub-settings.ts';
import type { HubSettings } from './hub-settings.ts';
import './known-brokers.ts';
import type { RememberedBroker } from './known-brokers.ts';
import './qr-code.ts';
import { sharedStyles } from './shared-styles.ts';

/** unasked, declined: a link named a hub, and nobody has allowed it, or somebody has said no. */
export type HubStatus = 'no-token' | 'connecting' | 'connected' | 'away' | 'refused' | 'unasked' | 'declined';

export interface HubLinks {
  readonly overlay: string;
  readonly hall: string;
  /** With the token: for the umpire only. On this computer, and as a phone reaches it. */
  readonly remote?: { readonly here: string; readonly scanned: string };
  /** The umpire has handed that link out: commands are taken. */
  readonly handedOut: boolean;
  /** This page is served to this computer alone: a phone cannot open the link. */
  readonly onlyHere: boolean;
}

type Replays = 'by-hand' | 'falls' | 'all';

/**
 * What leaves this table: to the stream, to the hall, to the umpire's phone.
 *
 * @fires replay-wanted - detail: where and how fast the stream shows the last shot again.
 * @fires replays-chosen - detail: which shots it shows again by itself.
 * @fires hub-chosen - detail: HubSettings, another broker.
 * @fires question-wanted - The person wants to be asked about this hub.
 * @fires link-handed-out - The umpire's phone may command from this hub.
 * @fires broker-forgotten - detail: the broker about which nothing is to be remembered.
 */
@customElement('carrom-hub-panel')
@localized()
export class HubPanel extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .light {
        display: inline-block;
        width: 0.75em;
        height: 0.75em;
        margin-right: 0.35em;
        border-radius: 50%;
        border: 2px solid var(--cu-quiet);
      }
      .connected .light {
        background: var(--cu-go);
        border-color: var(--cu-go);
      }
      .away .light,
      .refused .light,
      .unasked .light,
      .declined .light {
        border-color: var(--cu-warn);
        border-style: dashed;
      }
      dl {
        display: grid;
        gap: 0.2rem;
        margin: 0.6rem 0;
      }
      dt {
        font-weight: 600;
      }
      dd {
        margin: 0 0 0.5rem;
        overflow-wrap: anywhere;
      }
      a {
        color: inherit;
      }
      label {
        display: grid;
        gap: 0.2rem;
        margin: 0.6rem 0;
        font-weight: 600;
      }
      select {
        min-width: 0;
      }
      details details {
        margin-top: 0.8rem;
      }
      details details summary {
        font-size: 1.05rem;
      }
    `,
  ];

  @property() status: HubStatus = 'no-token';

  /** The computer on which the hub runs. */
  @property() hub = '';

  @property({ attribute: false }) links?: HubLinks;

  /** Hubs about which an answer is remembered. */
  @property({ attribute: false }) brokers: readonly RememberedBroker[] = [];

  /** Where it publishes now. */
  @property({ attribute: false }) place?: Pick<HubSettings, 'broker' | 'club' | 'table'>;

  @property() replays: Replays = 'by-hand';

  /** There is a shot to be shown again. */
  @property({ type: Boolean }) seen = false;

  protected override render() {
    if (!this.links) return nothing;
    const { overlay, hall, remote, onlyHere, handedOut } = this.links;
    return html`
      <details class="card ${this.status}">
        <summary>${msg('Stream and hall')}</summary>
        <p role="status"><i class="light" aria-hidden="true"></i>${this.statusWords()}</p>
        ${this.status === 'unasked' ? html`<button @click=${() => this.fire('question-wanted')}>${msg('Decide')}</button>` : nothing}
        <dl>
          <dt>${msg('Overlay, for OBS')}</dt>
          <dd><a href=${overlay} target="_blank" rel="noopener">${overlay}</a></dd>
          <dt>${msg('All tables')}</dt>
          <dd><a href=${hall} target="_blank" rel="noopener">${hall}</a></dd>
          ${remote && handedOut ? this.renderRemote(remote, onlyHere) : nothing}
          ${remote && !handedOut ? this.renderNotHandedOut() : nothing}
        </dl>
        ${remote ? this.renderReplays() : nothing}
        <details>
          <summary>${msg('Another hub')}</summary>
          <carrom-hub-settings .place=${this.place}></carrom-hub-settings>
          <carrom-known-brokers .brokers=${this.brokers}></carrom-known-brokers>
        </details>
      </details>
    `;
  }

  private renderRemote({ here, scanned }: Required<HubLinks>['remote'], onlyHere: boolean) {
    return html`
      <dt>${msg('The umpire’s phone')}</dt>
      <dd>
        <p>${
          onlyHere
            ? msg('Phones cannot reach this computer yet: start it with npm start -- --lan.')
            : msg('Scan this. Whoever has this code can change the score: do not show it on the stream.')
        }</p>
        ${onlyHere ? nothing : html`<carrom-qr-code .link=${scanned} .label=${msg('Link to the umpire’s remote')}></carrom-qr-code>`}
        <p><a href=${here} target="_blank" rel="noopener">${msg('Open it here')}</a></p>
      </dd>
    `;
  }

  private renderNotHandedOut() {
    return html`
      <dt>${msg('The umpire’s phone')}</dt>
      <dd>
        <p>${msg(str`This table obeys nobody on ${this.hub} until you hand out the link.`)}</p>
        <button @click=${() => this.fire('link-handed-out')}>${msg('Hand out the link')}</button>
      </dd>
    `;
  }

  private renderReplays() {
    const ways: readonly { readonly way: Replays; readonly words: string }[] = [
      { way: 'by-hand', words: msg('Only when asked for') },
      { way: 'falls', words: msg('When something fell, and after fouls') },
      { way: 'all', words: msg('After every shot') },
    ];
    return html`
      <label>
        ${msg('Replays on the stream')}
        <select @change=${({ target }: Event) => this.fire('replays-chosen', (target as HTMLSelectElement).value)}>
          ${ways.map(({ way, words }) => html`<option value=${way} .selected=${way === this.replays}>${words}</option>`)}
        </select>
      </label>
      <div class="row">
        <button ?disabled=${!this.seen} @click=${() => this.fire('replay-wanted', { where: 'inset', speed: 0.5 })}>${msg('Replay in the corner')}</button>
        <button ?disabled=${!this.seen} @click=${() => this.fire('replay-wanted', { where: 'full', speed: 0.5 })}>${msg('Replay full screen')}</button>
      </div>
      ${this.seen ? nothing : html`<p class="quiet">${msg('A shot that the camera followed can be shown again.')}</p>`}
    `;
  }

  private fire(type: string, detail?: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  private statusWords(): string {
    const words: Record<HubStatus, string> = {
      'no-token': msg('Not published. Open the table’s link that was printed at the start to let others follow.'),
      connecting: msg('Connecting to the hub …'),
      connected: msg('Others can follow this table.'),
      away: msg('The hub is away. Play on: everything is sent when it is back.'),
      refused: msg('The hub refuses this table’s token. Open the link that was printed at the start.'),
      unasked: msg(str`Not published: nobody has allowed ${this.hub} yet.`),
      declined: msg(
        str`Not published: you did not allow ${this.hub}. To be asked again, forget it under “Another hub”.`,
      ),
    };
    return words[this.status];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-panel': HubPanel;
  }
}
