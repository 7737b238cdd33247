import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { glanceAt } from '../match/glance.ts';
import type { MatchView } from '../match/replay.ts';
import './overlay-bar.ts';
import { overlayNight } from './overlay-night.ts';

/** The score on the table page: the stream's own bar, so that both look alike. */
@customElement('carrom-score-bar')
@localized()
export class ScoreBar extends LitElement {
  static override styles = css`
    :host {
      display: block;
      ${overlayNight}
      --ov-panel: var(--ov-solid);
      --ov-deep: #16110d;
      /* One em is a hundredth of the bar: it grows with the window, and stays legible on a phone. */
      font-size: clamp(8px, 0.78vw, 13px);
    }
    @media (max-width: 63.99rem) {
      :host {
        --ov-names: normal;
      }
    }
    @media (max-width: 40rem) {
      :host {
        font-size: clamp(5.4px, 1.8vw, 7px);
        --ov-side-pad: 0.75em 0.9em 0.8em;
        --ov-piece-gap: 0.1em;
        --ov-strip-size: 2em;
        --ov-turn-size: 0.7em;
        --ov-wrap: wrap;
      }
    }
  `;

  @property({ attribute: false }) view?: MatchView | undefined;

  protected override render() {
    if (!this.view) return nothing;
    const view = { glance: glanceAt(this.view), tag: '', logo: '', flags: [] };
    return html`<section aria-label=${msg('Score')}><carrom-overlay-bar .view=${view}></carrom-overlay-bar></section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-score-bar': ScoreBar;
  }
}
