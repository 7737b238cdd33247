import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Leaf } from '../../hub/topics.ts';
import { brokerName } from '../../io/known-brokers.ts';
import type { BrokerWord } from '../../ui/broker-question.ts';
import '../../ui/broker-question.ts';
import { hubWord } from '../../ui/health-words.ts';
import type { HubStatus } from '../../ui/hub-panel.ts';
import '../../ui/notice-card.ts';
import { withColon } from '../../ui/with-colon.ts';
import type { HubPlace } from '../hub-place.ts';
import { untoldWords } from '../messages.ts';
import { wish } from './table-wish.ts';

/**
 * What people must know of the hub: whether this table may publish there, and what of the match cannot be told.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-hub-notices')
@localized()
export class HubNotices extends LitElement {
  // Where there is nothing to say it takes no room.
  static override styles = css`
    :host {
      display: contents;
    }
    p {
      margin: 0;
      padding: 0.3rem 0.8rem;
      border-left: 6px solid var(--cu-warn);
      color: var(--cu-warn-text);
      font-weight: 600;
    }
  `;

  /** Which table on which hub. */
  @property({ attribute: false }) place?: HubPlace | undefined;

  @property({ attribute: false }) status: HubStatus = 'no-token';

  /** Somebody is to say whether this table may publish there. */
  @property({ type: Boolean }) asking = false;

  /** What of the match cannot be told. */
  @property({ attribute: false }) untold: readonly Leaf[] = [];

  protected override render() {
    return html`${this.asking && this.place ? this.renderQuestion(this.place) : nothing}${this.renderTrouble()}${this.renderUntold()}`;
  }

  private renderQuestion({ url }: HubPlace) {
    return html`<carrom-broker-question
      .name=${brokerName(url)}
      .broker=${url}
      @broker-answered=${({ detail }: CustomEvent<BrokerWord>) => wish(this, { kind: 'broker-word', word: detail })}
    ></carrom-broker-question>`;
  }

  /** Nobody follows any more: small, as the match itself goes on. */
  private renderTrouble() {
    if (this.status !== 'refused' && this.status !== 'away') return nothing;
    return html`<p role="status" data-hub=${this.status}>${withColon(msg('Stream and hall'), hubWord(this.status))}</p>`;
  }

  private renderUntold() {
    if (this.untold.length === 0) return nothing;
    const { heading, says } = untoldWords(this.untold.includes('state') ? 'match' : 'part');
    return html`<carrom-notice .heading=${heading} .says=${says}></carrom-notice>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-hub-notices': HubNotices;
  }
}
