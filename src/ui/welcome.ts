import { localized, msg } from '@lit/localize';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { cameraPicture, fitPicture, matchPicture } from './setup-pictures.ts';
import { sharedStyles } from './shared-styles.ts';

/** Where the picture will be: what this does, and the three steps to it, for whoever is new here. */
@customElement('carrom-welcome')
@localized()
export class Welcome extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        height: 100%;
        overflow: auto;
        color: var(--cu-ivory);
        background: radial-gradient(circle at 50% 30%, #3a2a20, var(--cu-ink));
      }
      section {
        display: grid;
        gap: 1.6rem;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        min-height: 100%;
        padding: max(1rem, 15cqh) 1.2rem 1rem;
        text-align: center;
      }
      h2 {
        min-height: 1.2em;
        font-size: clamp(1.7rem, 3.2vw, 3.4rem);
        line-height: 1.2;
      }
      /* As high before its font is there as after. */
      @media (min-width: 64rem) {
        h2 {
          height: 1.2em;
          white-space: nowrap;
        }
      }
      ol {
        list-style: none;
        display: grid;
        grid-template-columns: repeat(3, minmax(0, clamp(17rem, 16vw, 21rem)));
        justify-content: center;
        gap: 1.4rem;
        margin: 0;
        padding: 0;
      }
      li {
        display: grid;
        gap: 0.3rem;
        align-content: start;
        color: #e9dcc4;
      }
      svg {
        height: clamp(3.5rem, 21cqh, 11rem);
        max-width: 100%;
        margin: 0 auto 0.3rem;
      }
      h3 {
        height: 1.2em;
        font-size: clamp(1.3rem, 1.3vw, 1.6rem);
        line-height: 1.2;
        white-space: nowrap;
        color: var(--cu-maple);
      }
      p {
        margin: 0;
        font-size: clamp(1rem, 0.95vw, 1.15rem);
        text-wrap: balance;
      }
      @media (max-width: 63.99rem), (max-height: 37.99rem) {
        section {
          padding-top: 2.6rem;
        }
        svg {
          height: 7rem;
        }
      }
      @media (max-width: 40rem) {
        section {
          gap: 0.9rem;
          padding: 1.6rem 1rem;
        }
        ol {
          grid-template-columns: minmax(0, 1fr);
          gap: 0.8rem;
        }
        svg {
          display: none;
        }
      }
    `,
  ];

  /** Where it is longer than its room, the keyboard can scroll it, too. */
  private readonly room = new ResizeObserver(() => {
    this.tabIndex = this.scrollHeight > this.clientHeight ? 0 : -1;
  });

  override connectedCallback(): void {
    super.connectedCallback();
    this.room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.disconnect();
  }

  protected override updated(): void {
    const [section] = this.renderRoot.querySelectorAll('section');
    if (section) this.room.observe(section);
  }

  protected override render() {
    return html`
      <section aria-label=${msg('Three steps to the first shot')}>
        <h2>${msg('One camera above the board keeps the score')}</h2>
        <ol>
          ${this.renderStep(cameraPicture, msg('1. Point the webcam'), msg('From above, with the whole board in the picture. Or open a recording, or the demo table.'))}
          ${this.renderStep(fitPicture, msg('2. See that the lines fit'), msg('The board is found by itself. The drawn lines must lie on the real ones.'))}
          ${this.renderStep(matchPicture, msg('3. Start the match'), msg('Rule book, names, who breaks. Without a camera you tap what fell.'))}
        </ol>
      </section>
    `;
  }

  private renderStep(picture: TemplateResult, heading: string, says: string) {
    return html`<li>${picture}<h3>${heading}</h3><p>${says}</p></li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-welcome': Welcome;
  }
}
