import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { overlayStyles } from './overlay-styles.ts';
import type { Banner, BannerTone } from './overlay-view.ts';

/** The sentence of a foul, a review or an end. It slides out from its panel and, when it is taken away, back in. */
@customElement('carrom-overlay-banner')
@localized()
export class OverlayBanner extends LitElement {
  static override styles = [
    overlayStyles,
    css`
      :host {
        overflow: hidden;
        padding: 0.3em 0.6em;
      }
      .panel {
        display: flex;
        align-items: stretch;
        width: fit-content;
        max-width: 100%;
        margin: 0 auto;
        box-shadow: none;
        animation: slide-in 320ms ease-out;
        transition: transform 300ms ease-out, opacity 300ms ease-out;
      }
      :host([side]) .panel {
        margin: 0;
      }
      .leaving {
        transform: translateY(115%);
        opacity: 0;
      }
      :host([from='top']) .leaving {
        transform: translateY(-115%);
      }
      :host([from='top']) .panel {
        animation-name: slide-down;
      }
      .what {
        flex: none;
        display: flex;
        align-items: center;
        gap: 0.45em;
        padding: 0.3em 0.8em;
        font-size: 1.75em;
        font-weight: 700;
        letter-spacing: 0.05em;
        text-transform: uppercase;
        color: var(--cu-ink);
        background: var(--cu-warn);
      }
      .what svg {
        width: 1em;
        height: 1em;
        fill: none;
        stroke: currentcolor;
        stroke-width: 2.6;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .review .what {
        background: var(--cu-held);
        color: #fff9ee;
      }
      .won .what {
        background: var(--ov-accent);
        color: var(--ov-on-accent);
      }
      .note .what {
        background: var(--ov-quiet);
        color: var(--ov-solid);
      }
      p {
        margin: 0;
        padding: 0.4em 0.8em 0.45em;
        font-size: 2em;
        font-weight: 500;
        line-height: 1.15;
        display: -webkit-box;
        -webkit-line-clamp: 3;
        -webkit-box-orient: vertical;
        overflow: hidden;
        text-wrap: balance;
      }
      cite {
        margin-left: 0.35em;
        font-style: normal;
        font-variant-caps: all-small-caps;
        letter-spacing: 0.03em;
        color: var(--ov-quiet);
        white-space: nowrap;
      }
      @keyframes slide-in {
        from {
          transform: translateY(115%);
          opacity: 0;
        }
      }
      @keyframes slide-down {
        from {
          transform: translateY(-115%);
          opacity: 0;
        }
      }
    `,
  ];

  @property({ attribute: false }) banner?: Banner | undefined;

  /** Kept for the time it takes to leave. */
  @state() private shown?: Banner | undefined;
  private leaving?: ReturnType<typeof setTimeout>;

  protected override willUpdate() {
    if (this.banner) {
      clearTimeout(this.leaving);
      this.shown = this.banner;
    } else if (this.shown) {
      clearTimeout(this.leaving);
      this.leaving = setTimeout(() => {
        this.shown = undefined;
      }, 320);
    }
  }

  protected override render() {
    const { shown } = this;
    if (!shown) return nothing;
    return keyed(
      shown.key,
      html`
        <div class="panel ${shown.tone} ${this.banner ? '' : 'leaving'}" role="status">
          <span class="what">${this.sign(shown.tone)}${this.word(shown.tone)}</span>
          <p>${shown.says}${shown.cite ? html`<cite>${shown.cite}</cite>` : nothing}</p>
        </div>
      `,
    );
  }

  private word(tone: BannerTone): string {
    const words: Record<BannerTone, string> = {
      foul: msg('Foul'),
      note: msg('Umpire'),
      review: msg('Under review'),
      won: msg('Result'),
    };
    return words[tone];
  }

  private sign(tone: BannerTone) {
    const paths: Record<BannerTone, string> = {
      foul: 'M12 3L22 20H2ZM12 10v4M12 17v.1',
      note: 'M5 12h14M13 6l6 6l-6 6',
      review: 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5',
      won: 'M7 4h10v5a5 5 0 0 1-10 0ZM12 14v5M8 20h8',
    };
    return html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${paths[tone]} />`}</svg>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-overlay-banner': OverlayBanner;
  }
}
