import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { decimal } from './decimal.ts';
import type { PlayerFilm, PlayerMoment } from './player-film.ts';

/** "0.42 s after the strike". */
export const timeWords = (ms: number): string => {
  const seconds = decimal(Math.abs(ms) / 1000, 2);
  return ms < 0 ? msg(str`${seconds} s before the strike`) : msg(str`${seconds} s after the strike`);
};

/**
 * The time of a shot as a bar: where it is, and where the strike, the contacts, the cushions and the falls were.
 *
 * @fires time-wanted - detail: the milliseconds since the strike.
 */
@customElement('carrom-player-bar')
@localized()
export class PlayerBar extends LitElement {
  static override styles = css`
    :host {
      display: block;
      position: relative;
      height: 2.6rem;
      --run: calc(100% - 1rem);
    }
    input {
      position: absolute;
      inset: 0;
      width: 100%;
      margin: 0;
      accent-color: var(--cu-maple);
      background: none;
      cursor: pointer;
    }
    input:focus-visible {
      outline: 3px solid var(--cu-maple);
      border-radius: 6px;
    }
    svg {
      position: absolute;
      inset: 0 0.5rem;
      width: var(--run);
      height: 100%;
      overflow: visible;
      pointer-events: none;
    }
    line {
      stroke: var(--cu-ivory);
      stroke-width: 2;
      opacity: 0.75;
    }
    .cushion {
      opacity: 0.45;
      stroke-dasharray: 3 3;
    }
    .strike {
      stroke: #ffd96b;
      stroke-width: 3;
      opacity: 1;
    }
    circle {
      stroke: var(--cu-ivory);
      stroke-width: 2;
    }
    .white {
      fill: var(--cu-ivory);
      stroke: var(--cu-ink);
    }
    .black {
      fill: var(--cu-ink);
    }
    .queen {
      fill: var(--cu-crimson);
    }
    .striker {
      fill: #cfe3ea;
      stroke: var(--cu-mahogany);
    }
  `;

  @property({ attribute: false }) film?: PlayerFilm;
  @property({ type: Number }) ms = 0;
  protected override render() {
    const { film } = this;
    if (!film) return nothing;
    return html`
      <svg aria-hidden="true">${film.moments.map(moment => this.drawMoment(moment, film))}</svg>
      <input
        type="range"
        min=${film.fromMs}
        max=${film.toMs}
        step="any"
        .value=${String(this.ms)}
        aria-label=${msg('Time of the shot')}
        aria-valuetext=${timeWords(this.ms)}
        @input=${({ target }: Event) => this.want((target as HTMLInputElement).valueAsNumber)}
      />
    `;
  }

  private drawMoment({ kind, ms, disc }: PlayerMoment, { fromMs, toMs }: PlayerFilm) {
    const at = `${(((ms - fromMs) / Math.max(1, toMs - fromMs)) * 100).toFixed(2)}%`;
    return kind === 'fall'
      ? svg`<svg x=${at} y="0" overflow="visible"><line y1="8" y2="34" /><circle class=${disc} cy="6" r="5.5" /></svg>`
      : svg`<svg x=${at} y="0" overflow="visible"><line class=${kind} y1=${kind === 'strike' ? 2 : 11} y2=${kind === 'strike' ? 40 : 31} /></svg>`;
  }

  private want(detail: number) {
    this.dispatchEvent(new CustomEvent('time-wanted', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-player-bar': PlayerBar;
  }
}
