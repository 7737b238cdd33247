import { localized, msg } from '@lit/localize';
import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ReviewNote, Wish } from '../../hub/payloads.ts';
import type { MatchView } from '../../match/replay.ts';
import { sharedStyles } from '../../ui/shared-styles.ts';
import { strokeSaid } from '../../ui/stroke-words.ts';
import { withColon } from '../../ui/with-colon.ts';
import { remoteMatchStyles } from './remote-page-styles.ts';

const SPEEDS = [1, 0.5, 0.25] as const;

/**
 * Which shot the stream shows again, where and how fast.
 *
 * @fires wished - detail: Wish.
 */
@customElement('carrom-remote-replay')
@localized()
export class RemoteReplay extends LitElement {
  static override styles = [sharedStyles, remoteMatchStyles];

  @property({ attribute: false }) entries: ReviewNote['entries'] = [];

  @property({ attribute: false }) view?: MatchView;

  @property({ type: Boolean }) asking = false;

  @state() private speed: number = 0.5;
  /** Empty: the last one. */
  @state() private shot = '';

  protected override render() {
    const shots = this.entries.filter(({ paths }) => paths).toReversed();
    const none = shots.length === 0;
    const wanted = shots.some(({ event }) => event.id === this.shot) ? this.shot : '';
    return html`
      <div class="row" role="group" aria-label=${msg('Replay')}>
        <select aria-label=${msg('Which shot')} ?disabled=${none} @change=${({ target }: Event) => {
          this.shot = (target as HTMLSelectElement).value;
        }}>
          <option value="" .selected=${wanted === ''}>${none ? msg('No shot was filmed yet') : msg('The last shot')}</option>
          ${shots.slice(1).map(({ event }) => html`<option value=${event.id} .selected=${event.id === wanted}>${this.words(event.id)}</option>`)}
        </select>
        <select aria-label=${msg('Speed')} @change=${({ target }: Event) => {
          this.speed = Number((target as HTMLSelectElement).value);
        }}>
          ${SPEEDS.map(speed => html`<option value=${speed} .selected=${speed === this.speed}>×${speed}</option>`)}
        </select>
        <button ?disabled=${this.asking || none} @click=${() => this.wish('inset', wanted)}>${msg('Replay in the corner')}</button>
        <button ?disabled=${this.asking || none} @click=${() => this.wish('full', wanted)}>${msg('Replay full screen')}</button>
      </div>
    `;
  }

  private words(id: string): string {
    const entry = this.view?.entries.find(({ event }) => event.id === id);
    if (entry?.event.kind !== 'shot-played') return id;
    const name = this.view?.start.names[entry.before.at] ?? '';
    return withColon(name, strokeSaid(entry.event.stroke));
  }

  private wish(where: 'inset' | 'full', shot: string) {
    const detail: Wish = { kind: 'replay', where, speed: this.speed, ...(shot ? { shot } : {}) };
    this.dispatchEvent(new CustomEvent('wished', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-remote-replay': RemoteReplay;
  }
}
