import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchView } from '../match/replay.ts';
import { statisticsOf } from '../match/statistics.ts';
import { playerIcons } from './player-icons.ts';
import { sharedStyles } from './shared-styles.ts';
import { strokeWords } from './stroke-words.ts';

/**
 * Practice in numbers: the last shot, how often something fell, and the longest run.
 *
 * @fires replay-wanted - detail: the id of the shot to see again.
 */
@customElement('carrom-practice-card')
@localized()
export class PracticeCard extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      .card {
        min-height: 9.1rem;
        border-left: 6px solid var(--cu-card-edge);
      }
      .last {
        margin: 0 0 0.6rem;
        font: 600 1.45rem / 1.25 var(--cu-digits);
      }
      .row {
        margin-top: 0.8rem;
      }
      button {
        display: inline-flex;
        gap: 0.4rem;
        align-items: center;
      }
      svg {
        width: 1.1rem;
        fill: currentcolor;
      }
      dl {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.25rem 1rem;
        margin: 0;
      }
      dt {
        color: var(--cu-quiet);
      }
      dd {
        margin: 0;
        font: 600 1.2rem var(--cu-digits);
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView | undefined;

  protected override render() {
    const { view } = this;
    const player = view && statisticsOf(view)[0];
    if (!player) return nothing;
    const last = view.entries.findLast(({ event }) => event.kind === 'shot-played')?.event;
    const { shots, scoring, own, queens, strikers, longestRun } = player;
    const share = shots > 0 ? ` · ${Math.round((100 * scoring) / shots)} %` : '';
    return html`<section class="card" aria-label=${msg('Practice')}>
      <p class="last" role="status">${last?.kind === 'shot-played' ? strokeWords(last.stroke) : msg('Shoot as you like: everything is counted.')}</p>
      <dl>
        <dt>${msg('Shots')}</dt><dd>${shots}</dd>
        <dt>${msg('with something pocketed')}</dt><dd>${scoring}${share}</dd>
        <dt>${msg('Pieces pocketed')}</dt><dd>${own + queens}</dd>
        <dt>${msg('Longest run')}</dt><dd>${longestRun}</dd>
        ${strikers > 0 ? html`<dt>${msg('Striker in a pocket')}</dt><dd>${strikers}</dd>` : nothing}
      </dl>
      ${last?.kind === 'shot-played' && last.seen?.paths.length ? html`<div class="row"><button @click=${() => this.handleReplay(last.id)}>${playerIcons.play} ${msg('See it again')}</button></div>` : nothing}
    </section>`;
  }

  private handleReplay(detail: string) {
    this.dispatchEvent(new CustomEvent('replay-wanted', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-practice-card': PracticeCard;
  }
}
