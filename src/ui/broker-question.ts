import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';
import { sheetStyles } from './sheet-styles.ts';

/** yes and no are remembered; later: it is asked again. */
export type BrokerWord = 'yes' | 'no' | 'later';

/**
 * A link wants this table to publish somewhere else: the person says whether it may, before anything goes there.
 *
 * @fires broker-answered - detail: BrokerWord.
 */
@customElement('carrom-broker-question')
@localized()
export class BrokerQuestion extends LitElement {
  static override styles = [
    sharedStyles,
    sheetStyles,
    css`
      dialog {
        width: min(36rem, 94vw);
        border-left: 6px solid var(--cu-warn);
      }
      h2 {
        overflow-wrap: anywhere;
      }
      p {
        margin: 0.8rem 0 0;
      }
      code {
        display: block;
        margin-top: 0.8rem;
        padding: 0.5rem 0.7rem;
        border: 1px solid var(--cu-card-edge);
        border-radius: 8px;
        overflow-wrap: anywhere;
        max-height: 5.5rem;
        overflow-y: auto;
      }
      .row {
        margin-top: 1.1rem;
        justify-content: end;
      }
    `,
  ];

  /** The computer that would get it. */
  @property() name = '';

  /** The whole address. */
  @property() broker = '';

  @query('dialog') private dialog?: HTMLDialogElement;

  protected override firstUpdated() {
    this.dialog?.showModal();
  }

  protected override render() {
    const open = this.broker.startsWith('ws:');
    return html`
      <dialog aria-labelledby="asks" aria-describedby="why" @cancel=${this.handleCancel}>
        <h2 id="asks">${msg(str`Publish this table on ${this.name}?`)}</h2>
        <div id="why">
          <p>${msg('The link that was opened names a hub this computer does not know. Names, score and every shot would go there, to whoever runs it. Nothing has been sent yet.')}</p>
          ${open ? html`<p>${msg('The way there is not encrypted: others in the network can read along.')}</p>` : nothing}
          <p>${msg('Allow it only if you know whose it is. The match itself is kept here either way.')}</p>
        </div>
        <code tabindex="0" dir="ltr">${this.broker}</code>
        <div class="row">
          <button @click=${() => this.say('yes')}>${msg('Publish there')}</button>
          <button class="primary" autofocus @click=${() => this.say('no')}>${msg('Do not publish')}</button>
        </div>
      </dialog>
    `;
  }

  private handleCancel(event: Event) {
    event.preventDefault();
    this.say('later');
  }

  private say(detail: BrokerWord) {
    this.dialog?.close();
    this.dispatchEvent(new CustomEvent<BrokerWord>('broker-answered', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-broker-question': BrokerQuestion;
  }
}
