import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../ui/notice-card.ts';
import { sharedStyles } from '../ui/shared-styles.ts';
import { canTryAgain, type EyeTrouble, eyeWords } from './eye-trouble.ts';
import { type Trouble, troubleWords } from './messages.ts';
import type { Wish } from './source-wish.ts';

/**
 * What is amiss with the picture or with seeing, or that a recording is over; each with a way on.
 *
 * @fires again-wanted - The same picture once more.
 * @fires anew-wanted - The analysis from the ground up.
 * @fires demo-wanted
 * @fires camera-wanted
 * @fires notice-read - It need not be shown any more.
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

  /** The picture that was shown to its end. */
  @property({ attribute: false }) ended?: Wish['kind'] | undefined;

  protected override render() {
    if (this.trouble) return this.renderTrouble(this.trouble);
    if (this.eyes) return this.renderEyes(this.eyes);
    return this.ended ? this.renderEnded(this.ended) : nothing;
  }

  private renderTrouble(trouble: Trouble) {
    const { heading, says } = troubleWords(trouble);
    return html`
      <carrom-notice .heading=${heading} .says=${says}>
        <button class="primary" @click=${() => this.fire('again-wanted')}>${msg('Try again')}</button>
        <button @click=${() => this.fire('demo-wanted')}>${msg('Demo table')}</button>
      </carrom-notice>
    `;
  }

  private renderEyes(eyes: EyeTrouble) {
    const { heading, says } = eyeWords(eyes);
    return html`
      <carrom-notice .heading=${heading} .says=${says} data-eyes=${eyes}>
        ${
          canTryAgain(eyes)
            ? html`<button class="primary" @click=${() => this.fire('anew-wanted')}>${msg('Try again')}</button>`
            : html`<button @click=${() => this.fire('notice-read')}>${msg('Understood')}</button>`
        }
      </carrom-notice>
    `;
  }

  private renderEnded(kind: Wish['kind']) {
    return kind === 'demo'
      ? html`
          <carrom-notice
            calm
            data-ended="demo"
            .heading=${msg('That was the demo table')}
            .says=${msg('Everything on this page was read from the picture. Its match is kept under “Matches”.')}
          >
            <button class="primary" @click=${() => this.fire('camera-wanted')}>${msg('Use the camera')}</button>
            <button @click=${() => this.fire('again-wanted')}>${msg('Watch it again')}</button>
          </carrom-notice>
        `
      : html`
          <carrom-notice
            calm
            data-ended="file"
            .heading=${msg('The recording is over')}
            .says=${msg('All its shots are told. Open another one, or use the camera.')}
          ></carrom-notice>
        `;
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-trouble-notice': TroubleNotice;
  }
}
