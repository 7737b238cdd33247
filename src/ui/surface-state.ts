import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './shared-styles.ts';

/** How it stands with the board in the picture. */
export type SurfaceView =
  | { readonly state: 'looking' | 'not-found' }
  | {
      readonly state: 'found' | 'unsure' | 'moved' | 'covered';
      readonly by: 'itself' | 'hand' | 'markers';
      readonly certainty: number;
      readonly residualMm: number;
      /** A corner lies out of the picture: its pocket cannot be watched. */
      readonly cutOff: boolean;
    };

/**
 * Whether the board is found, in a sentence, and what can be done about it.
 *
 * @fires fit-by-hand-wanted
 * @fires fit-confirmed - Yes, this is the board.
 * @fires find-wanted - Look for the board anew.
 */
@customElement('carrom-surface-state')
@localized()
export class SurfaceState extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.8rem;
        align-items: center;
        border-left: 6px solid var(--cu-card-edge);
        padding-left: 0.7rem;
      }
      .found {
        border-color: var(--cu-go);
      }
      .unsure,
      .not-found,
      .moved,
      .covered {
        border-color: var(--cu-warn);
      }
      p {
        margin: 0;
      }
      .row {
        gap: 0.4rem;
      }
      button {
        min-height: 2.2rem;
        padding: 0.15rem 0.7rem;
      }
      a {
        color: inherit;
      }
    `,
  ];

  @property({ attribute: false }) surface?: SurfaceView | undefined;

  /** The world does not wait while the board is looked for; a recording is read again from its start. */
  @property({ type: Boolean }) live = false;

  protected override render() {
    const { surface } = this;
    if (!surface) return nothing;
    return html`
      <div class=${surface.state} data-surface=${surface.state}>
        <p role="status">${this.sentence(surface)}</p>
        ${surface.state === 'found' ? nothing : this.renderWays(surface)}
      </div>
    `;
  }

  /** A board that is found needs nothing; in the menu are the ways to find it otherwise. */
  private renderWays({ state }: SurfaceView) {
    return html`<span class="row">
      ${state === 'unsure' ? html`<button class="primary" @click=${() => this.fire('fit-confirmed')}>${msg('Yes, use it')}</button>` : nothing}
      <button class=${state === 'not-found' ? 'primary' : ''} @click=${() => this.fire('fit-by-hand-wanted')}>${msg('Fit it by hand')}</button>
      ${state === 'not-found' ? html`<a href="./markers.html" target="_blank">${msg('Marker cards to print')}</a>` : nothing}
      ${state === 'looking' ? nothing : html`<button @click=${() => this.fire('find-wanted')}>${msg('Look for it anew')}</button>`}
    </span>`;
  }

  private sentence(surface: SurfaceView): string {
    switch (surface.state) {
      case 'looking':
        return this.live
          ? msg('Looking for the board… Until I have found it I am not watching: nothing is counted.')
          : msg('Looking for the board… What is played meanwhile is read afterwards.');
      case 'not-found':
        return this.live
          ? msg(
              'I do not see where the board lies, so nothing is counted yet. Show the whole surface, or fit it by hand.',
            )
          : msg('I do not see where the board lies. Show the whole surface, or fit it by hand.');
      case 'unsure':
        return 'cutOff' in surface && surface.cutOff
          ? msg('A corner of the board is out of the picture: I cannot watch its pocket. Move the camera back.')
          : msg('This may be the board. Do the lines lie on it?');
      case 'moved':
        return msg('The camera or the board was moved. Nothing is counted until I have found it again.');
      case 'covered':
        return msg('The picture is covered or dark. Nothing is counted until I see the board again.');
      default:
        return this.foundSentence(surface);
    }
  }

  private foundSentence(surface: SurfaceView): string {
    if ('cutOff' in surface && surface.cutOff)
      return msg(
        'The board is found, but a corner of it is out of the picture: I cannot watch its pocket. Move the camera back.',
      );
    if (!('by' in surface) || surface.by === 'hand') return msg('The board is fitted by hand.');
    if (surface.by === 'markers') return msg('The board is found by its markers.');
    return msg(str`The board is found, ${Math.round(100 * surface.certainty)} % sure.`);
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-surface-state': SurfaceState;
  }
}
