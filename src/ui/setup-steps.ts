import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { cameraPicture, fitPicture, matchPicture } from './setup-pictures.ts';
import { sharedStyles } from './shared-styles.ts';

export type SetupStep = 1 | 2 | 3;

/**
 * What to do first, second and third, each with a picture. Whoever knows it puts it away for good.
 *
 * @fires step-wanted - detail: the step whose place on the page is to be shown.
 * @fires steps-hidden
 */
@customElement('carrom-setup-steps')
@localized()
export class SetupSteps extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .head {
        display: flex;
        justify-content: space-between;
        align-items: center;
        gap: 1rem;
        margin-bottom: 0.8rem;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
        gap: 0.8rem;
      }
      li {
        display: grid;
        grid-template-rows: auto auto 1fr auto;
        gap: 0.4rem;
        padding: 0.8rem;
        border: 1.5px solid var(--cu-card-edge);
        border-radius: 8px;
      }
      li[aria-current] {
        border: 2.5px solid var(--cu-action);
      }
      svg {
        width: 100%;
        max-height: 8rem;
      }
      h3 {
        font-size: 1.15rem;
      }
      p {
        margin: 0;
      }
      li button {
        margin-top: 0.5rem;
      }
      .done {
        color: var(--cu-go-text);
        font-weight: 600;
      }
    `,
  ];

  /** The step to take now. */
  @property({ type: Number }) step: SetupStep = 1;

  protected override render() {
    return html`
      <section class="card" aria-label=${msg('Three steps to the first shot')}>
        <div class="head">
          <h2>${msg('Three steps to the first shot')}</h2>
          <button @click=${() => this.fire('steps-hidden')}>${msg('I know it')}</button>
        </div>
        <ol>
          ${this.renderStep(1, cameraPicture, msg('Point the webcam'), msg('From above, with the whole board in the picture. Or open a recording, or the demo table.'), msg('Choose a picture'))}
          ${this.renderStep(2, fitPicture, msg('See that the lines fit'), msg('The board is found by itself. The drawn lines must lie on the real ones.'), msg('Look at the picture'))}
          ${this.renderStep(3, matchPicture, msg('Start the match'), msg('Rule book, names, who breaks. Without a camera you tap what fell.'), msg('Fill it in'))}
        </ol>
      </section>
    `;
  }

  private renderStep(step: SetupStep, picture: TemplateResult, heading: string, says: string, action: string) {
    const current = step === this.step;
    return html`
      <li aria-current=${current ? 'step' : nothing}>
        ${picture}
        <h3>${msg(str`${step}. ${heading}`)}</h3>
        <p class="quiet">${says}</p>
        ${
          step < this.step
            ? html`<p class="done">✓ ${msg('Done')}</p>`
            : html`<button class=${current ? 'primary' : ''} @click=${() => this.fire('step-wanted', step)}>${action}</button>`
        }
      </li>
    `;
  }

  private fire(type: string, detail?: SetupStep) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-setup-steps': SetupSteps;
  }
}
