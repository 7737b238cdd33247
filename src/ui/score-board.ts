import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SIDES, type Side } from '../carrom/discs.ts';
import { gameNumber, glanceAt } from '../match/glance.ts';
import type { MatchView } from '../match/replay.ts';
import { sidesName, speakerOf } from '../match/speaker.ts';
import { seatInPicture } from '../match/who-shot.ts';
import { sayQueen } from '../rules/say.ts';
import { colourOf, nextPlayer, partyAt } from '../rules/turn.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { discWord, seatWord } from './disc-words.ts';
import { scoreBoardStyles } from './score-board-styles.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';

/**
 * Score of board, game and match at a glance: whose turn, pieces left, dues and the queen.
 *
 * @fires big-closed - The person has seen enough of the big digits.
 */
@customElement('carrom-score-board')
@localized()
export class ScoreBoard extends LitElement {
  static override styles = [sharedStyles, discMarkStyles, scoreBoardStyles];

  @property({ attribute: false }) view?: MatchView;

  /** Fills the window with digits that are read across a hall. */
  @property({ type: Boolean, reflect: true }) big = false;

  protected override render() {
    if (!this.view) return nothing;
    return html`
      <section class="card" aria-label=${msg('Score in detail')}>
        <div class="sides">
          ${this.renderParties(this.view)}
        </div>
        <p class="line">${this.renderLine(this.view)}</p>
        ${this.big ? html`<button @click=${this.handleClose}>${msg('Close')}</button>` : nothing}
      </section>
    `;
  }

  private renderParties(view: MatchView) {
    if (view.start.practice) return this.renderPractice(view);
    return view.state.round ? this.renderRound(view) : this.renderSides(view);
  }

  private renderPractice(view: MatchView) {
    return glanceAt(view).parties.map(
      ({ points, players }) => html`<div class="side">
        <h2>${players.map(({ name }) => name).join(', ')}</h2>
        <output class="points">${points}</output>
        <p class="quiet">${msg('Pieces pocketed')}</p>
      </div>`,
    );
  }

  private renderSides(view: MatchView) {
    return html`${this.renderSide(view, 'A')}${this.renderQueen(view)}${this.renderSide(view, 'B')}`;
  }

  private renderSide(view: MatchView, side: Side) {
    const { state, table } = view;
    const colour = colourOf(state, side);
    const playing = state.phase === 'playing' && partyAt(state) === side;
    const left = colour ? state.on[colour] : 0;
    return html`
      <div class="side ${playing ? 'playing' : ''}" data-side=${side}>
        <h2>${sidesName(view.start, side)} ${playing ? html`<span class="turn">${this.turnWord(view)}</span>` : nothing}</h2>
        ${
          table.facts.game.target > 0
            ? html`<output class="points">${state.score[side]}</output>
              <span class="visually-hidden">${msg('points')}</span>`
            : nothing
        }
        ${state.games[side] > 0 ? html`<p class="games">${msg(str`Games: ${state.games[side]}`)}</p>` : nothing}
        ${
          colour
            ? html`<p class="pieces">
                ${Array.from({ length: 9 }, (_, i) => discMark(colour, i < left ? 'on' : 'down'))}
                <span class="visually-hidden">${msg(str`${left} ${discWord(colour)} left on the board`)}</span>
              </p>`
            : html`<p class="quiet">${msg('No colour yet')}</p>`
        }
        ${
          state.dues[side] > 0 && colour
            ? html`<p class="dues">
                ${Array.from({ length: state.dues[side] }, () => discMark(colour, 'owed'))}
                ${state.noRoom[side] ? msg(str`owes ${state.dues[side]}, no room yet`) : msg(str`owes ${state.dues[side]}`)}
              </p>`
            : nothing
        }
      </div>
    `;
  }

  private renderQueen(view: MatchView) {
    const { queen } = view.state;
    const by = queen.kind === 'on' ? undefined : SIDES.find(side => side === queen.by);
    return html`
      <div class="queen-state ${by ? `to-${by}` : ''}">
        ${discMark('queen', queen.kind === 'pending' ? 'pending' : 'on')}
        <span>${spoken(sayQueen(queen, speakerOf(view)))}</span>
      </div>
    `;
  }

  private renderRound({ state, start }: MatchView) {
    return start.names.map(
      (name, i) => html`
        <div class="side ${state.phase === 'playing' && state.at === i ? 'playing' : ''}">
          <h2>${name} ${state.at === i && state.phase === 'playing' ? html`<span class="turn">${msg('to play')}</span>` : nothing}</h2>
          <output class="points">${state.round?.tally[i] ?? 0}</output>
          <p class="quiet">${msg(str`Boards won: ${state.round?.wins[i] ?? 0}`)}</p>
        </div>
      `,
    );
  }

  private handleClose() {
    this.dispatchEvent(new CustomEvent('big-closed'));
  }

  private turnWord(view: MatchView): string {
    const next = nextPlayer(view.state);
    const seat = seatInPicture(view);
    const where = seat ? seatWord(seat) : '';
    return next?.breaks ? msg(str`breaks, ${where}`) : msg(str`to play, ${where}`);
  }

  private renderLine(view: MatchView) {
    const { state, table, start } = view;
    const { target } = table.facts.game;
    if (start.practice) return html`<span>${msg(str`Board ${state.board}`)}</span>`;
    return html`
      ${table.facts.match.games > 0 ? html`<span>${msg(str`Game ${gameNumber(view)}`)}</span>` : nothing}
      <span>${state.decider ? msg('Deciding board') : msg(str`Board ${state.board}`)}</span>
      ${Number.isFinite(target) && target > 0 ? html`<span>${msg(str`to ${target} points`)}</span>` : nothing}
      ${state.tries > 1 ? html`<span>${msg(str`${state.tries} tries left`)}</span>` : nothing}
      ${state.reply ? html`<span>${msg('Reply shot')}</span>` : nothing}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-score-board': ScoreBoard;
  }
}
