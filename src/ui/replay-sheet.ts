import { localized, msg } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { PlayerFilm } from './player-film.ts';
import { sharedStyles } from './shared-styles.ts';
import { sheetStyles } from './sheet-styles.ts';
import './replay-tools.ts';
import type { Making, ShotFile } from './replay-tools.ts';
import './shot-player.ts';
import type { ShotPlayer } from './shot-player.ts';

/**
 * A shot again, on a sheet over the page.
 *
 * @fires sheet-closed
 * @fires star-wanted - detail: whether the shot is to have a star.
 * @fires file-wanted - detail: what is to be made of it, at which moment, how fast.
 * @fires making-stopped
 */
@customElement('carrom-replay-sheet')
@localized()
export class ReplaySheet extends LitElement {
  static override styles = [
    sharedStyles,
    sheetStyles,
    css`
      dialog {
        width: min(76rem, 98vw);
        padding: 0.8rem;
      }
      .head {
        align-items: center;
        margin: 0 0.3rem 0.6rem;
      }
      carrom-shot-player {
        width: min(100%, calc((94vh - 17rem) * 16 / 9));
        min-width: min(100%, 26rem);
        margin: 0 auto;
      }
    `,
  ];

  @property({ attribute: false }) film?: PlayerFilm | undefined;

  /** Whose shot it was. */
  @property() heading = '';

  @property({ attribute: false }) starred?: boolean | undefined;

  /** What is being made of a shot. */
  @property({ attribute: false }) making: Making = { share: undefined };

  @query('carrom-shot-player') private player?: ShotPlayer;
  @query('dialog') private dialog?: HTMLDialogElement;

  protected override updated() {
    if (this.film && this.dialog && !this.dialog.open) this.dialog.showModal();
  }

  protected override render() {
    if (!this.film) return nothing;
    return html`
      <dialog aria-label=${msg('Replay')} @close=${() => this.dispatchEvent(new CustomEvent('sheet-closed'))}>
        <div class="head">
          <h2>${this.heading}</h2>
          <button @click=${() => this.dialog?.close()}>${msg('Close')}</button>
        </div>
        <carrom-shot-player .film=${this.film} autoplay></carrom-shot-player>
        <carrom-replay-tools .starred=${this.starred} .making=${this.making} ?video=${typeof this.film.video === 'object'}
          @shot-file-wanted=${({ detail }: CustomEvent<ShotFile>) => this.handleFile(detail)}></carrom-replay-tools>
      </dialog>
    `;
  }

  private handleFile(as: ShotFile) {
    const { ms, speed } = this.player?.now ?? { ms: 0, speed: 1 };
    this.dispatchEvent(new CustomEvent('file-wanted', { detail: { as, ms, speed } }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-replay-sheet': ReplaySheet;
  }
}
