import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Belief } from '../carrom/belief.ts';
import type { WeighedAccount } from '../carrom/weighed.ts';
import './belief-view.ts';
import { decimal } from './decimal.ts';
import type { HealthView, Standing } from './health.ts';
import { boardWord, hubWord, lightWord, modelWord, routeWord } from './health-words.ts';
import type { HubStatus } from './hub-panel.ts';
import { sharedStyles } from './shared-styles.ts';
import type { SurfaceView } from './surface-state.ts';
import './weighed-shot.ts';

/**
 * How well the product sees: for the curious, and for bug reports.
 *
 * @fires peek-wanted - The person wants to see the picture as the analysis got it.
 */
@customElement('carrom-health-panel')
@localized()
export class HealthPanel extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
        gap: 0.7rem 1rem;
        margin: 0.8rem 0;
      }
      dt {
        font-size: 0.8rem;
        color: var(--cu-quiet);
      }
      dd {
        margin: 0;
        font-family: var(--cu-digits);
        font-size: 1.35rem;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      .warn {
        color: var(--cu-warn-text);
      }
      h3 {
        margin: 0.9rem 0 0.3rem;
        font-size: 1rem;
      }
      canvas {
        display: block;
        max-width: 100%;
        margin-top: 0.8rem;
        border-radius: 8px;
      }
    `,
  ];

  @property({ attribute: false }) health?: HealthView;

  @property({ attribute: false }) standing: Standing = { match: 'none', kept: true };

  @property({ attribute: false }) hub: HubStatus = 'no-token';

  /** The picture as the analysis got it, after it was asked for. */
  @property({ attribute: false }) peeked?: HTMLCanvasElement;

  /** What is believed to lie on the board; none while nothing is known of it, or nobody looks here: it changes often. */
  @property({ attribute: false }) beliefs: readonly Belief[] = [];

  /** The accounts of the shot that is looked at, or else of the last. */
  @property({ attribute: false }) weighed: readonly WeighedAccount[] = [];

  /** A shot is looked at. */
  @property({ type: Boolean }) looking = false;

  protected override render() {
    return html`
      <details class="card" open>
        <summary>${msg('How well I see')}</summary>
        ${this.health ? nothing : html`<p class="quiet">${msg('No picture yet.')}</p>`}
        <dl>
          ${this.health ? this.renderHealth(this.health) : nothing}
          ${this.row(msg('Storage'), this.standing.kept ? msg('kept on this computer') : msg('not kept: see the notice above'), 'storage', !this.standing.kept)}
          ${this.row(msg('Stream and hall'), hubWord(this.hub), 'hub', this.hub === 'away' || this.hub === 'refused')}
        </dl>
        ${this.beliefs.length > 0 ? html`<carrom-belief-view .beliefs=${this.beliefs}></carrom-belief-view>` : nothing}
        ${this.weighed.length > 0 ? this.renderWeighed() : nothing}
        ${this.health ? html`<button @click=${this.handlePeek}>${msg('Show what the analysis sees')}</button>${this.peeked ?? nothing}` : nothing}
      </details>
    `;
  }

  private renderHealth(health: HealthView) {
    return html`
        ${this.row(msg('Picture'), `${health.widthPx} × ${health.heightPx}`)}
        ${this.row(msg('Delivered'), msg(str`${decimal(health.deliveredFps, 1)} a second`), 'delivered')}
        ${this.row(msg('Analysed'), msg(str`${decimal(health.analysedFps, 1)} a second`), 'analysed', health.sees !== 'enough')}
        ${this.row(msg('Frames seen'), `${health.analysed} / ${health.delivered}`, 'frames')}
        ${this.row(msg('Longest gap'), `${Math.round(health.worstGapMs)} ms`)}
        ${this.row(msg('Threads'), health.threads > 1 ? `${health.threads}` : msg('1: slower than it could be'), 'threads', health.threads < 2)}
        ${this.row(msg('Light'), lightWord(health.light), 'light', health.light !== 'good')}
        ${health.blurred === null ? nothing : this.row(msg('Sharpness'), health.blurred ? msg('blurred: clean or focus the lens') : msg('good'), 'sharpness', health.blurred)}
        ${this.row(msg('Board'), boardWord(health.surface), 'board', health.surface.state !== 'found')}
        ${'by' in health.surface && health.surface.by !== 'hand' ? this.row(msg('Fit off by'), `${decimal(health.surface.residualMm, 1)} mm`, 'residual') : nothing}
        ${this.row(msg('Finds the pieces'), modelWord(health.model), 'model', health.model.state === 'missing' || health.model.state === 'broken')}
        ${this.renderScore(health)}
        ${this.row(msg('Way of the frames'), routeWord(health.route), 'route')}
    `;
  }

  /** Everything it shows, name and value, for a report. */
  shown(): readonly (readonly [string, string])[] {
    return [...this.renderRoot.querySelectorAll('dl > div')].map(row => {
      const text = (tag: string) => row.querySelector(tag)?.textContent?.trim() ?? '';
      return [text('dt'), text('dd')] as const;
    });
  }

  /** Whether shots count now, and if not, why. */
  private renderScore({ surface, sees }: HealthView) {
    const { match, held } = this.standing;
    const why =
      match === 'none'
        ? msg('not counted: no match runs')
        : match === 'watched'
          ? msg('not counted: another tab keeps the match')
          : match === 'not-its-own'
            ? msg('not counted: this picture plays another match')
            : this.heldWord(surface, sees, held);
    return this.row(msg('Score'), why || msg('counted'), 'score', why !== '');
  }

  private heldWord(surface: SurfaceView, sees: HealthView['sees'], held: Standing['held']): string {
    if (surface.state === 'moved') return msg('held because camera or board moved');
    if (surface.state === 'covered') return msg('held because the picture is covered or dark');
    if (surface.state !== 'found') return msg('held because the board is not found');
    if (sees === 'nothing') return msg('not counted: pieces are not seen just now');
    if (!held) return sees === 'too-little' ? msg('counted, but I ask more: too few pictures') : '';
    return held.why === 'what-fell'
      ? msg(str`held because it is not clear what fell: ${held.count}`)
      : msg(str`held because a shot came from another side: ${held.count}`);
  }

  private renderWeighed() {
    return html`
      <h3>${this.looking ? msg('What I weighed in the shot you look at') : msg('What I weighed in the last shot')}</h3>
      <carrom-weighed-shot .accounts=${this.weighed}></carrom-weighed-shot>
    `;
  }

  private row(name: string, value: string, part = '', warn = false) {
    return html`<div><dt>${name}</dt><dd data-of=${part} class=${warn ? 'warn' : ''}>${value}</dd></div>`;
  }

  private handlePeek() {
    this.dispatchEvent(new CustomEvent('peek-wanted', { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-health-panel': HealthPanel;
  }
}
