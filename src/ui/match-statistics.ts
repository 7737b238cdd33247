import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { POCKETS } from '../carrom/surface.ts';
import { DISTANCES, type Distance, FAR_MM, NEAR_MM } from '../match/aims.ts';
import type { PlayerHeat } from '../match/heat-map.ts';
import type { PlayerStatistics, Tried } from '../match/statistics.ts';
import { decimal } from './decimal.ts';
import { pocketWord } from './disc-words.ts';
import './heat-map.ts';
import { sharedStyles } from './shared-styles.ts';
import { tableStyles } from './table-styles.ts';

/** What every player did in the match, side by side. */
@customElement('carrom-match-statistics')
@localized()
export class MatchStatistics extends LitElement {
  static override styles = [
    sharedStyles,
    tableStyles,
    css`
      table {
        margin-top: 0.6rem;
      }
      th,
      td {
        padding: 0.35rem 0.5rem;
        border-top: 1px solid var(--cu-card-edge);
        text-align: right;
      }
      th:first-child {
        text-align: left;
        font-weight: 400;
        color: var(--cu-quiet);
      }
      h3 {
        margin-top: 1.2rem;
      }
      small {
        font: 400 0.85rem var(--cu-text);
        color: var(--cu-quiet);
      }
      td {
        font: 600 1.2rem var(--cu-digits);
      }
    `,
  ];

  @property({ attribute: false }) players: readonly PlayerStatistics[] = [];

  /** Where they shot from and what they pocketed, where a camera saw it. */
  @property({ attribute: false }) heat: readonly PlayerHeat[] = [];

  /** Shots at a pocket that fell, of those the camera took for one: by pocket and by distance. */
  private renderAccuracy() {
    const tried = ({ atPocket }: PlayerStatistics) => Object.values(atPocket).some(each => each.tried > 0);
    if (!this.players.some(tried)) return nothing;
    const share = ({ tried: all, made }: Tried) =>
      all > 0 ? html`${made} / ${all} <small>${Math.round((100 * made) / all)} %</small>` : '–';
    const words: Record<Distance, string> = {
      near: msg(str`nearer than ${NEAR_MM / 10} cm`),
      middle: msg(str`${NEAR_MM / 10} to ${FAR_MM / 10} cm`),
      far: msg(str`farther than ${FAR_MM / 10} cm`),
    };
    const rows: readonly (readonly [string, (player: PlayerStatistics) => Tried])[] = [
      ...POCKETS.map(pocket => [pocketWord(pocket), (player: PlayerStatistics) => player.atPocket[pocket]] as const),
      ...DISTANCES.map(far => [words[far], (player: PlayerStatistics) => player.fromDistance[far]] as const),
    ];
    return html`
      <h3>${msg('Shots at a pocket that fell')}</h3>
      <p class="quiet">${msg('By pocket, and by how far the piece lay from it. What was meant is read from the first own piece that ran.')}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${msg('Shots at a pocket that fell')}>
        <table>
          <thead>
            <tr><td></td>${this.players.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
          </thead>
          <tbody>
            ${rows.map(([name, of]) => html`<tr><th scope="row">${name}</th>${this.players.map(player => html`<td>${share(of(player))}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    `;
  }

  protected override render() {
    if (this.players.every(({ shots }) => shots === 0)) return nothing;
    const percent = ({ scoring, shots }: PlayerStatistics) =>
      shots > 0 ? `${Math.round((100 * scoring) / shots)} %` : '–';
    const perShot = ({ own, queens, shots }: PlayerStatistics) =>
      shots > 0 ? decimal((own + queens) / shots, 2) : '–';
    const secondsPerShot = ({ thinkingMs }: PlayerStatistics) =>
      thinkingMs.length > 0 ? decimal(thinkingMs.reduce((sum, ms) => sum + ms, 0) / thinkingMs.length / 1000, 1) : '–';
    const rows: readonly (readonly [string, (player: PlayerStatistics) => string | number])[] = [
      [msg('Shots'), player => player.shots],
      [msg('Shots that scored'), percent],
      [msg('Pieces per shot'), perShot],
      [msg('Own pieces'), player => player.own],
      [msg('Opponent’s pieces'), player => player.opponents],
      [msg('Queens'), player => player.queens],
      [msg('Strikers pocketed'), player => player.strikers],
      [msg('Longest run'), player => player.longestRun],
      [msg('Breaks'), player => player.breaks],
      [msg('Fouls'), player => player.fouls],
      ...(this.players.some(({ thinkingMs }) => thinkingMs.length > 0)
        ? [[msg('Seconds per shot'), secondsPerShot] as const]
        : []),
      ...POCKETS.filter(pocket => this.players.some(({ byPocket }) => byPocket[pocket] > 0)).map(
        pocket =>
          [msg(str`Fell ${pocketWord(pocket)}`), (player: PlayerStatistics) => player.byPocket[pocket]] as const,
      ),
    ];
    return html`
      <details class="card">
        <summary>${msg('Statistics')}</summary>
        <div class="scroll" tabindex="0" role="region" aria-label=${msg('Statistics')}>
          <table>
            <thead>
              <tr><td></td>${this.players.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
            </thead>
            <tbody>
              ${rows.map(
                ([name, value]) =>
                  html`<tr><th scope="row">${name}</th>${this.players.map(player => html`<td>${value(player)}</td>`)}</tr>`,
              )}
            </tbody>
          </table>
        </div>
        ${this.renderAccuracy()}
        <carrom-heat-map .players=${this.heat}></carrom-heat-map>
      </details>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-statistics': MatchStatistics;
  }
}
