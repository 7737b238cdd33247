import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing, svg } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Belief, isClutter, isDoubtful } from '../carrom/belief.ts';
import type { Disc } from '../carrom/discs.ts';
import { type OnSurface, standardSurface } from '../carrom/surface.ts';
import { discWord, pocketWord } from './disc-words.ts';
import './drawn-board.ts';

const CROSS_MM = 11;
const RING_MM = standardSurface.strikerDiameterMm / 2 + 5;

const percent = (share: number): number => Math.round(100 * share);
const corner = ({ xMm, yMm }: OnSurface): string =>
  pocketWord(yMm < 0 ? (xMm < 0 ? 'SW' : 'SE') : xMm < 0 ? 'NW' : 'NE');

/** What the eyes believe lies on the board, from above: discs, what they take for none as crosses, doubts in dashed rings. */
@customElement('carrom-belief-view')
@localized()
export class BeliefView extends LitElement {
  static override styles = css`
    :host {
      display: block;
      margin-top: 0.8rem;
    }
    carrom-drawn-board {
      max-width: 22rem;
    }
    p,
    ul {
      margin: 0.4rem 0 0;
      font-size: 0.85rem;
      color: var(--cu-quiet);
    }
    ul {
      padding-left: 1.1rem;
    }
  `;

  @property({ attribute: false }) beliefs: readonly Belief[] = [];

  protected override render() {
    const { beliefs } = this;
    const doubts = beliefs.filter(isDoubtful);
    const discs = beliefs.filter(belief => !isClutter(belief));
    return html`
      <carrom-drawn-board
        .discs=${discs.map(({ kind, at }) => ({ disc: kind, at }))}
        .drawing=${this.drawing(doubts)}
        .label=${this.label(discs, doubts)}
      ></carrom-drawn-board>
      <p>${msg('What I believe lies there: a cross is no disc to me, a dashed ring is a doubt.')}</p>
      ${doubts.length > 0 ? html`<ul>${doubts.map(doubt => html`<li>${this.doubtWords(doubt)}</li>`)}</ul>` : nothing}
    `;
  }

  private drawing(doubts: readonly Belief[]) {
    return svg`
      ${this.beliefs.filter(isClutter).map(
        ({
          at,
        }) => svg`<path class="cross" d="M${-CROSS_MM} ${-CROSS_MM}L${CROSS_MM} ${CROSS_MM}M${-CROSS_MM} ${CROSS_MM}L${CROSS_MM} ${-CROSS_MM}"
          transform="translate(${at.xMm} ${-at.yMm})" fill="none" stroke="var(--cu-ink)" stroke-width="4" stroke-linecap="round" />`,
      )}
      ${doubts.map(
        ({
          at,
        }) => svg`<circle class="doubt" cx=${at.xMm} cy=${-at.yMm} r=${RING_MM} fill="none" stroke="var(--cu-held)"
          stroke-width="4" stroke-dasharray="8 6" />`,
      )}`;
  }

  private label(discs: readonly Belief[], doubts: readonly Belief[]): string {
    const count = (disc: Disc) => discs.filter(({ kind }) => kind === disc).length;
    const none = this.beliefs.length - discs.length;
    return msg(
      str`I believe there lie: ${count('white')} white, ${count('black')} black, ${count('queen')} queen, ${count('striker')} striker. Taken for no disc: ${none}. In doubt: ${doubts.length}.`,
    );
  }

  private doubtWords({ kind, at, certainty, clutter }: Belief): string {
    const sure = msg(str`${discWord(kind)} (${corner(at)}): ${percent((1 - clutter) * certainty)} % sure`);
    return clutter > 0.05 ? msg(str`${sure}, ${percent(clutter)} % that it is no disc`) : sure;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-belief-view': BeliefView;
  }
}
