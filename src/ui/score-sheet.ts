import { localized, msg, str } from '@lit/localize';
import { html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ScoreSheet as Sheet, SheetBoard } from '../match/score-sheet.ts';
import { discWord } from './disc-words.ts';
import { scoreSheetStyles } from './score-sheet-styles.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';
import { withColon } from './with-colon.ts';

/**
 * A match on paper: boards, points, fouls and lines to sign. On the screen it covers the page; printed, it is all there is.
 *
 * @fires print-wanted
 * @fires sheet-closed
 */
@customElement('carrom-score-sheet')
@localized()
export class ScoreSheetElement extends LitElement {
  static override styles = [sharedStyles, scoreSheetStyles];

  @property({ attribute: false }) sheet?: Sheet;

  /** When the match began, if it is known. */
  @property({ type: Number }) startedAtMs?: number | undefined;

  override connectedCallback() {
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKey);
  }

  protected override firstUpdated() {
    this.renderRoot.querySelector<HTMLElement>('button')?.focus();
  }

  protected override render() {
    const { sheet } = this;
    if (!sheet) return nothing;
    return html`
      <div role="dialog" aria-modal="true" aria-label=${msg('Score sheet')}>
        <div class="row no-print">
          <button class="primary" @click=${() => this.fire('print-wanted')}>${msg('Print')}</button>
          <button @click=${() => this.fire('sheet-closed')}>${msg('Close')}</button>
        </div>
        <article>
          <h1>${msg('Score sheet')}</h1>
          <p class="head">
            <strong>${sheet.parties.map(({ name }) => name).join(' – ')}</strong>
            <span>${this.bookWords(sheet)}</span>
            <span>${this.date()}</span>
          </p>
          ${this.renderBoards(sheet)} ${this.renderFouls(sheet)} ${this.renderEnd(sheet)}
        </article>
      </div>
    `;
  }

  private renderBoards({ parties, boards }: Sheet) {
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${msg('Game')}</th>
            <th scope="col">${msg('Board', { id: 'sheetBoard' })}</th>
            <th scope="col">${msg('Break')}</th>
            <th scope="col">${msg('Queen')}</th>
            <th scope="col">${msg('Shots')}</th>
            ${parties.map(({ name }) => html`<th scope="col">${msg(str`Fouls ${name}`)}</th>`)}
            <th scope="col">${msg('Board won by')}</th>
            ${parties.map(({ name }) => html`<th scope="col" class="points">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${boards.map(board => this.renderBoard(board, parties))}
        </tbody>
      </table>
    `;
  }

  private renderBoard(board: SheetBoard, parties: Sheet['parties']) {
    const name = (party?: string) => parties.find(each => each.party === party)?.name ?? '';
    return html`
      <tr>
        <td>${board.game}</td>
        <td>${board.board}${board.decider ? '*' : nothing}</td>
        <td>${board.breaker}${board.white ? html` <small>(${withColon(discWord('white'), name(board.white))})</small>` : nothing}</td>
        <td>${board.queen ? name(board.queen) : '–'}</td>
        <td>${board.shots}</td>
        ${board.fouls.map(count => html`<td>${count}</td>`)}
        <td>${this.resultWords(board, name(board.result?.winner))}</td>
        ${board.points.map(points => html`<td class="points">${points}</td>`)}
      </tr>
    `;
  }

  private resultWords({ result }: SheetBoard, winner: string): string {
    if (!result) return msg('being played');
    if (result.how === 'void') return msg('void');
    if (result.how === 'drawn') return msg('drawn');
    return `${winner} (${result.points})`;
  }

  private renderFouls({ fouls }: Sheet) {
    if (fouls.length === 0) return nothing;
    return html`
      <h2>${msg('Fouls')}</h2>
      <ul>
        ${fouls.map(({ game, board, by, said }) => html`<li><b>${msg(str`Game ${game}, board ${board}, ${by}:`)}</b> ${spoken(said)}</li>`)}
      </ul>
    `;
  }

  private renderEnd({ parties, games, winner }: Sheet) {
    const won = parties.find(({ party }) => party === winner)?.name;
    return html`
      <p class="end">
        ${parties.map(({ name }, i) => html`<span>${name}: <b>${msg(str`games won: ${games[i] ?? 0}`)}</b></span>`)}
        ${won ? html`<strong>${msg(str`${won} wins the match`)}</strong>` : nothing}
      </p>
      <div class="signatures">
        ${[...parties.map(({ name }) => name), msg('Umpire')].map(name => html`<span>${name}</span>`)}
      </div>
    `;
  }

  private bookWords({ book, edition }: Sheet): string {
    const title = spoken(book);
    return edition === '' || title.includes(edition) ? title : `${title} (${edition})`;
  }

  private date(): string {
    if (this.startedAtMs === undefined) return '';
    return new Date(this.startedAtMs).toLocaleString(document.documentElement.lang, {
      dateStyle: 'long',
      timeStyle: 'short',
    });
  }

  private handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') this.fire('sheet-closed');
  };

  private fire(type: string) {
    this.dispatchEvent(new CustomEvent(type));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-score-sheet': ScoreSheetElement;
  }
}
