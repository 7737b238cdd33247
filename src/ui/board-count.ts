import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { MatchView } from '../match/replay.ts';
import { sidesName } from '../match/speaker.ts';
import type { BoardCount } from '../rules/count-board.ts';
import { PARTIES } from '../rules/state.ts';
import { partyOf } from '../rules/turn.ts';
import { discMark, discMarkStyles } from './disc-mark.ts';
import { sharedStyles } from './shared-styles.ts';
import { sheetStyles } from './sheet-styles.ts';

/**
 * "This is the board now": takes a count for the truth, and says first what that assumes and what it leaves alone.
 *
 * @fires count-taken - detail: the BoardCount.
 * @fires count-closed
 */
@customElement('carrom-board-count')
@localized()
export class BoardCountSheet extends LitElement {
  static override styles = [
    sharedStyles,
    sheetStyles,
    discMarkStyles,
    css`
      dialog {
        width: min(34rem, 96vw);
        border-left: 6px solid var(--cu-held);
      }
      form {
        display: grid;
        gap: 0.8rem;
      }
      label {
        display: grid;
        gap: 0.25rem;
        font-weight: 600;
      }
      .counts {
        display: flex;
        flex-wrap: wrap;
        gap: 0.8rem;
      }
      .counts label {
        grid-template-columns: auto auto 4.5rem;
        align-items: center;
      }
      input {
        font: 600 1.3rem var(--cu-digits);
        min-height: 2.6rem;
        width: 100%;
        border-radius: 8px;
        border: 1.5px solid var(--cu-card-edge);
        background: transparent;
        color: inherit;
        padding: 0 0.5rem;
      }
      ul {
        margin: 0;
        padding-left: 1.1rem;
      }
    `,
  ];

  @property({ attribute: false }) view?: MatchView;

  /** What was seen: to begin with. */
  @property({ attribute: false }) seen: { readonly white: number; readonly black: number; readonly queen: boolean } = {
    white: 9,
    black: 9,
    queen: true,
  };

  @query('dialog') private dialog?: HTMLDialogElement;

  protected override firstUpdated() {
    this.dialog?.showModal();
  }

  protected override render() {
    const { view, seen } = this;
    if (!view) return nothing;
    const { start, state } = view;
    const parties = PARTIES.filter(party => start.names.some((_, at) => partyOf(start.format, at) === party));
    const has = state.queen.kind === 'on' ? undefined : state.queen.by;
    const most = (count: number) => Math.min(9, Math.max(1, count));
    return html`
      <dialog aria-label=${msg('This is the board now')} @close=${() => this.fire('count-closed')}>
        <form @submit=${this.handleTake}>
          <h2>${msg('This is the board now')}</h2>
          <div class="counts">
            <label>${discMark('white')} ${msg('white')} <input name="white" type="number" min="1" max="9" required .value=${`${most(seen.white)}`} /></label>
            <label>${discMark('black')} ${msg('black')} <input name="black" type="number" min="1" max="9" required .value=${`${most(seen.black)}`} /></label>
          </div>
          <label>
            ${msg('Queen')}
            <select name="queen">
              <option value="on" .selected=${seen.queen}>${msg('lies on the board')}</option>
              ${parties.map(party => html`<option value=${party} .selected=${!seen.queen && party === (has ?? parties[0])}>${msg(str`covered by ${sidesName(start, party)}`)}</option>`)}
            </select>
          </label>
          <label>
            ${msg('To play')}
            <select name="at">
              ${start.names.map((name, at) => html`<option value=${at} .selected=${at === state.at}>${name}</option>`)}
            </select>
          </label>
          <div>
            <h3>${msg('What this assumes')}</h3>
            <ul>
              <li>${msg('Whatever is not on the board was pocketed rightly. No shot is added and none is changed.')}</li>
              <li>${msg('Points, games and colours stay as they are.')}</li>
              <li>${msg('What was owed counts as paid when a piece of that side is down.')}</li>
            </ul>
          </div>
          <div class="row">
            <button class="primary">${msg('Take this count')}</button>
            <button type="button" @click=${() => this.dialog?.close()}>${msg('Cancel')}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  private handleTake(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const queen = PARTIES.find(party => party === data.get('queen')) ?? 'on';
    const count: BoardCount = {
      on: { white: Number(data.get('white')), black: Number(data.get('black')) },
      queen,
      at: Number(data.get('at')),
    };
    this.fire('count-taken', count);
    this.dialog?.close();
  }

  private fire(type: string, detail?: BoardCount) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-board-count': BoardCountSheet;
  }
}
