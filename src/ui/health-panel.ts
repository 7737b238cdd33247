import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';
import type { SurfaceView } from './surface-state.ts';

/** What finds the pieces, and on what it runs. */
export type ModelView =
  | { readonly state: 'waiting' | 'missing' | 'broken' }
  | { readonly state: 'ready'; readonly by: 'wasm' | 'webgpu' };

/** What the panel shows; numbers as measured. */
export interface HealthView {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly deliveredFps: number;
  readonly analysedFps: number;
  readonly delivered: number;
  readonly analysed: number;
  readonly worstGapMs: number;
  readonly threads: number;
  readonly route: 'stream' | 'bitmap' | 'file';
  readonly light: 'good' | 'too-dark' | 'covered' | 'glare';
  /** Null while nothing is known of it. */
  readonly blurred: boolean | null;
  readonly surface: SurfaceView;
  readonly model: ModelView;
}

/** How it stands with the match, as far as it concerns counting. */
export interface Standing {
  readonly match: 'none' | 'goes-on' | 'watched' | 'not-its-own';
  readonly held?: { readonly count: number; readonly why: 'what-fell' | 'who-shot' };
  readonly kept: boolean;
}

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
      summary {
        cursor: pointer;
        font-family: var(--cu-digits);
        font-weight: 600;
        font-size: 1.2rem;
        min-height: 1.8rem;
      }
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

  /** The picture as the analysis got it, after it was asked for. */
  @property({ attribute: false }) peeked?: HTMLCanvasElement;

  protected override render() {
    return html`
      <details class="card" open>
        <summary>${msg('How well I see')}</summary>
        ${this.health ? this.renderHealth(this.health) : html`<p class="quiet">${msg('No picture yet.')}</p>`}
      </details>
    `;
  }

  private renderHealth(health: HealthView) {
    return html`
      <dl>
        ${this.row(msg('Picture'), `${health.widthPx} × ${health.heightPx}`)}
        ${this.row(msg('Delivered'), msg(str`${health.deliveredFps.toFixed(1)} a second`), 'delivered')}
        ${this.row(msg('Analysed'), msg(str`${health.analysedFps.toFixed(1)} a second`), 'analysed')}
        ${this.row(msg('Frames seen'), `${health.analysed} / ${health.delivered}`, 'frames')}
        ${this.row(msg('Longest gap'), `${Math.round(health.worstGapMs)} ms`)}
        ${this.row(msg('Threads'), health.threads > 1 ? `${health.threads}` : msg('1: slower than it could be'), 'threads', health.threads < 2)}
        ${this.row(msg('Light'), this.lightWord(health.light), 'light', health.light !== 'good')}
        ${health.blurred === null ? nothing : this.row(msg('Sharpness'), health.blurred ? msg('blurred: clean or focus the lens') : msg('good'), 'sharpness', health.blurred)}
        ${this.row(msg('Board'), this.boardWord(health.surface), 'board', health.surface.state !== 'found')}
        ${'by' in health.surface && health.surface.by !== 'hand' ? this.row(msg('Fit off by'), `${health.surface.residualMm.toFixed(1)} mm`, 'residual') : nothing}
        ${this.row(msg('Finds the pieces'), this.modelWord(health.model), 'model', health.model.state === 'missing' || health.model.state === 'broken')}
        ${this.renderScore(health)}
        ${this.row(msg('Storage'), this.standing.kept ? msg('kept on this computer') : msg('not kept: see the notice above'), 'storage', !this.standing.kept)}
        ${this.row(msg('Way of the frames'), this.routeWord(health.route), 'route')}
      </dl>
      <button @click=${this.handlePeek}>${msg('Show what the analysis sees')}</button>
      ${this.peeked ?? nothing}
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
  private renderScore({ surface }: HealthView) {
    const { match, held } = this.standing;
    const why =
      match === 'none'
        ? msg('not counted: no match runs')
        : match === 'watched'
          ? msg('not counted: another tab keeps the match')
          : match === 'not-its-own'
            ? msg('not counted: this picture plays another match')
            : this.heldWord(surface, held);
    return this.row(msg('Score'), why || msg('counted'), 'score', why !== '');
  }

  private heldWord(surface: SurfaceView, held: Standing['held']): string {
    if (surface.state === 'moved') return msg('held because camera or board moved');
    if (surface.state === 'covered') return msg('held because the picture is covered or dark');
    if (surface.state !== 'found') return msg('held because the board is not found');
    if (!held) return '';
    return held.why === 'what-fell'
      ? msg(str`held because it is not clear what fell: ${held.count}`)
      : msg(str`held because a shot came from another side: ${held.count}`);
  }

  private row(name: string, value: string, part = '', warn = false) {
    return html`<div><dt>${name}</dt><dd data-of=${part} class=${warn ? 'warn' : ''}>${value}</dd></div>`;
  }

  private lightWord(light: HealthView['light']): string {
    const words = {
      good: msg('good'),
      'too-dark': msg('too dark'),
      covered: msg('lens covered?'),
      glare: msg('glare'),
    };
    return words[light];
  }

  private boardWord(surface: SurfaceView): string {
    if (surface.state === 'found' && surface.by !== 'hand') {
      return msg(str`found, ${Math.round(100 * surface.certainty)} % sure`);
    }
    const words = {
      looking: msg('being looked for'),
      'not-found': msg('not found'),
      unsure: msg('perhaps found'),
      found: msg('fitted by hand'),
      moved: msg('camera or board moved'),
      covered: msg('covered or dark'),
    };
    return words[surface.state];
  }

  private modelWord(model: ModelView): string {
    if (model.state === 'ready') return model.by === 'webgpu' ? msg('on the graphics card') : msg('on the processor');
    const words = {
      waiting: msg('when the board is found'),
      missing: msg('model missing'),
      broken: msg('model does not start'),
    };
    return words[model.state];
  }

  private routeWord(route: HealthView['route']): string {
    const words = { stream: msg('stream'), bitmap: msg('picture by picture'), file: msg('every frame of the file') };
    return words[route];
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
