import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { decimal } from './decimal.ts';
import { fieldStyles } from './form-styles.ts';
import { sharedStyles } from './shared-styles.ts';

/** How a camera's picture is being kept. */
export interface RecordingNow {
  readonly codec: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
}

/** What is kept of shots on video, and what may be chosen about it. */
export interface ClipsNow {
  readonly video: boolean;
  readonly preRollS: number;
  readonly budgetMb: number;
  readonly count: number;
  readonly bytes: number;
  /** After these a shot is shown again by itself, so many seconds later. */
  readonly events: readonly EventOfShot[];
  readonly delayS: number;
  readonly trouble?: 'clips-full' | 'clips-refused' | undefined;
  /** A camera runs and this is kept of it; `none`: it runs and nothing is kept. */
  readonly recording?: RecordingNow | 'none' | undefined;
}

type EventOfShot = 'queen' | 'foul' | 'last-piece' | 'two-or-more' | 'longest';

const PRE_ROLLS = [2, 3, 4] as const;
const MB = 1_000_000;

/**
 * Shots on video: whether they are kept, how much room they may take, and how much they take.
 *
 * @fires auto-wished - detail: after which events a shot is shown again by itself, and when.
 * @fires clips-wished - detail: what of it is chosen anew.
 */
@customElement('carrom-clip-settings')
@localized()
export class ClipSettings extends LitElement {
  static override styles = [
    sharedStyles,
    fieldStyles,
    css`
      label {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        margin: 0.5rem 0;
        font-weight: 600;
      }
      input[type='number'] {
        width: 6.5rem;
      }
      fieldset {
        border: 1px solid var(--cu-card-edge);
        border-radius: 8px;
        margin: 0.8rem 0;
      }
      legend {
        font-weight: 600;
      }
      meter {
        width: 100%;
        height: 1rem;
      }
    `,
  ];

  @property({ attribute: false }) now?: ClipsNow;

  protected override render() {
    const { now } = this;
    if (!now) return nothing;
    const [used, all] = [decimal(now.bytes / MB, 1), `${now.budgetMb}`];
    return html`
      <details class="card">
        <summary>${msg('Replays on video')}</summary>
        <label>
          <input type="checkbox" .checked=${now.video} @change=${({ target }: Event) => this.wish({ video: (target as HTMLInputElement).checked })} />
          ${msg('Keep the shots of a camera on video, on this computer')}
        </label>
        <p class="quiet" role="status">${this.recordingWords(now)}</p>
        <label>
          ${msg('Begins before the strike, in seconds')}
          <select @change=${({ target }: Event) => this.wish({ preRollS: Number((target as HTMLSelectElement).value) })}>
            ${PRE_ROLLS.map(each => html`<option value=${each} .selected=${each === now.preRollS}>${each}</option>`)}
          </select>
        </label>
        <label>
          ${msg('Room for clips, in MB')}
          <input type="number" min="0" max="100000" step="50" .value=${`${now.budgetMb}`}
            @change=${({ target }: Event) => this.handleBudget((target as HTMLInputElement).valueAsNumber)} />
        </label>
        <meter min="0" max=${Math.max(1, now.budgetMb)} value=${now.bytes / MB} aria-label=${msg('Room taken by clips')}></meter>
        <p>${msg(str`Shots on video: ${now.count}, ${used} MB of ${all} MB.`)}
          ${msg('When it is full, the least interesting go first; starred ones and those that were asked about go last.')}</p>
        ${now.trouble ? html`<p role="status">${this.troubleWords(now.trouble)}</p>` : nothing}
        ${this.renderByItself(now)}
        <slot></slot>
      </details>
    `;
  }

  private renderByItself({ events, delayS }: ClipsNow) {
    const words: Record<EventOfShot, string> = {
      queen: msg('The queen falls'),
      foul: msg('A foul'),
      'last-piece': msg('The last piece of a board'),
      'two-or-more': msg('Two pieces or more fall'),
      longest: msg('The longest shot so far'),
    };
    const all = Object.keys(words) as EventOfShot[];
    const choose = (event: EventOfShot, on: boolean) =>
      this.auto({ events: all.filter(each => (each === event ? on : events.includes(each))) });
    return html`
      <fieldset>
        <legend>${msg('Show these shots again by themselves')}</legend>
        ${all.map(
          event => html`<label><input type="checkbox" .checked=${events.includes(event)}
            @change=${({ target }: Event) => choose(event, (target as HTMLInputElement).checked)} /> ${words[event]}</label>`,
        )}
        <label>
          ${msg('After so many seconds')}
          <input type="number" min="0" max="30" step="1" .value=${`${delayS}`}
            @change=${({ target }: Event) => this.auto({ delayS: (target as HTMLInputElement).valueAsNumber || 0 })} />
        </label>
        <p class="quiet">${msg('It waits no longer, and ends, when the next striker is placed.')}</p>
      </fieldset>
    `;
  }

  private auto(detail: { readonly events?: readonly EventOfShot[]; readonly delayS?: number }) {
    this.dispatchEvent(new CustomEvent('auto-wished', { detail }));
  }

  private recordingWords({ video, recording }: ClipsNow): string {
    if (!video) return msg('Shots are shown again on the drawn board.');
    if (!recording) return msg('It begins with the next camera. Recordings and the demo are their own film.');
    if (recording === 'none')
      return msg('Nothing is kept just now: this computer needs all its strength to see, or the browser cannot.');
    const { widthPx, heightPx, fps, codec } = recording;
    return msg(str`Keeping ${widthPx} × ${heightPx}, ${Math.round(fps)} pictures a second (${codec}).`);
  }

  private troubleWords(trouble: NonNullable<ClipsNow['trouble']>): string {
    return trouble === 'clips-full'
      ? msg('The last clip found no room. The match itself is kept; shots are shown on the drawn board.')
      : msg('This browser takes no clips on the disk: the last few stay until the page is closed.');
  }

  private handleBudget(budgetMb: number) {
    if (Number.isFinite(budgetMb)) this.wish({ budgetMb: Math.min(100_000, Math.max(0, budgetMb)) });
  }

  private wish(detail: { readonly video?: boolean; readonly preRollS?: number; readonly budgetMb?: number }) {
    this.dispatchEvent(new CustomEvent('clips-wished', { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-clip-settings': ClipSettings;
  }
}
