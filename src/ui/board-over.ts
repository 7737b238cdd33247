import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchView } from '../match/replay.ts';
import { sidesName } from '../match/speaker.ts';
import { sharedStyles } from './shared-styles.ts';

/**
 * Says how a board, game or match ended, and what comes next.
 *
 * @fires next-wanted - The next board or game is to begin.
 * @fires setup-wanted - The match is over: a new one is to be set up.
 */
@customElement('carrom-board-over')
@localized()
export class BoardOver extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      section {
        display: grid;
        gap: 0.6rem;
        text-align: center;
      }
      h2 {
        font-size: 1.8rem;
        text-wrap: balance;
        overflow-wrap: anywhere;
      }
      button {
        min-height: 3rem;
        font-size: 1.15rem;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  protected override render() {
    const phase = this.view?.state.phase;
    if (!this.view || phase === undefined || phase === 'playing' || phase === 'toss') return nothing;
    const words = { 'board-over': msg('Next board'), 'game-over': msg('Next game'), 'match-over': msg('New match') };
    return html`
      <section>
        <h2>${this.heading(this.view, phase)}</h2>
        <button class="primary" @click=${() => this.fire(phase === 'match-over' ? 'setup-wanted' : 'next-wanted')}>
          ${words[phase]}
        </button>
      </section>
    `;
  }

  private heading({ state, start }: MatchView, phase: 'board-over' | 'game-over' | 'match-over'): string {
    const winner = phase === 'board-over' ? state.result?.winner : state.winner;
    const name = winner ? sidesName(start, winner) : '';
    switch (phase) {
      case 'board-over':
        if (winner) return msg(str`${name} wins the board: ${state.result?.points ?? 0}`);
        return state.result?.how === 'void' ? msg('The board is void') : msg('The board is drawn');
      case 'game-over':
        return msg(str`${name} wins the game`);
      case 'match-over':
        return winner ? msg(str`${name} wins the match`) : msg('The match is drawn');
    }
  }

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-board-over': BoardOver;
  }
}
