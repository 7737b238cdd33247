import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../../../ui/notice-card.ts';
import { sharedStyles } from '../../../ui/shared-styles.ts';
import { type Trouble, troubleWords } from '../../messages.ts';
import { wish } from '../table-wish.ts';
import { canTryAgain, type EyeTrouble } from './eye-trouble.ts';
import { eyeWords } from './eye-words.ts';
import { type PhoneTrouble, phoneWords } from './phone-words.ts';
import type { SourceWish } from './source-wish.ts';

/**
 * What is amiss with the picture or with seeing, or that a recording is over; each with a way on.
 *
 * @fires wished - detail: TableWish.
 */
@customElement('carrom-trouble-notice')
@localized()
export class TroubleNotice extends LitElement {
  // Where there is nothing to say it takes no room.
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: contents;
      }
    `,
  ];

  /** No picture runs because of this. */
  @property({ attribute: false }) trouble?: Trouble | undefined;

  /** The picture runs, but seeing does not, or not well. */
  @property({ attribute: false }) eyes?: EyeTrouble | undefined;

  /** What is amiss with the phone whose picture it is. */
  @property() phone?: PhoneTrouble | undefined;

  /** The picture that was shown to its end. */
  @property({ attribute: false }) ended?: SourceWish['kind'] | undefined;

  /** It showed a board at some time. */
  @property({ attribute: false }) boardFound = false;

  protected override render() {
    if (this.trouble) return this.renderTrouble(this.trouble);
    if (this.phone) return this.renderPhone(this.phone);
    if (this.eyes) return this.renderEyes(this.eyes);
    return this.ended ? this.renderEnded(this.ended) : nothing;
  }

  private renderTrouble(trouble: Trouble) {
    const { heading, says } = troubleWords(trouble);
    return html`
      <carrom-notice .heading=${heading} .says=${says}>
        <button class="primary" @click=${() => wish(this, { kind: 'same-source' })}>${msg('Try again')}</button>
        <button @click=${() => this.show({ kind: 'demo' })}>${msg('Demo table')}</button>
      </carrom-notice>
    `;
  }

  private renderPhone(phone: PhoneTrouble) {
    const { heading, says } = phoneWords(phone);
    const calm = phone === 'battery-low';
    return html`<carrom-notice data-phone=${phone} ?calm=${calm} .heading=${heading} .says=${says}></carrom-notice>`;
  }

  private renderEyes(eyes: EyeTrouble) {
    const { heading, says } = eyeWords(eyes);
    return html`
      <carrom-notice .heading=${heading} .says=${says} data-eyes=${eyes}>
        ${
          canTryAgain(eyes)
            ? html`<button class="primary" @click=${() => wish(this, { kind: 'analysis-anew' })}>${msg('Try again')}</button>`
            : html`<button @click=${() => wish(this, { kind: 'eye-trouble-read' })}>${msg('Understood')}</button>`
        }
      </carrom-notice>
    `;
  }

  private renderEnded(kind: SourceWish['kind']) {
    return kind === 'demo'
      ? html`
          <carrom-notice
            calm
            data-ended="demo"
            .heading=${msg('That was the demo table')}
            .says=${msg('Everything on this page was read from the picture.')}
          >
            <button class="primary" @click=${() => this.show({ kind: 'camera' })}>${msg('Use the camera')}</button>
            <button @click=${() => wish(this, { kind: 'same-source' })}>${msg('Watch it again')}</button>
          </carrom-notice>
        `
      : html`
          <carrom-notice
            calm
            data-ended="file"
            .heading=${msg('The recording is over')}
            .says=${
              this.boardFound
                ? msg('All its shots are told. Open another one, or use the camera.')
                : msg('No board was found in it, so no shot was told. Open another one, or use the camera.')
            }
          ></carrom-notice>
        `;
  }

  private show(source: SourceWish) {
    wish(this, { kind: 'source', source });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-trouble-notice': TroubleNotice;
  }
}
