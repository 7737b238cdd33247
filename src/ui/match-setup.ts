import { localized, msg, str } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchStart } from '../match/events.ts';
import { BOOK_IDS, type BookId } from '../rules/book.ts';
import { BOOKS } from '../rules/books/all.ts';
import type { OptionSpec, TableOptions } from '../rules/options.ts';
import { type Format, PLAYERS } from '../rules/state.ts';
import { tableFor } from '../rules/table.ts';
import { playerName } from '../rules/turn.ts';
import './seat-chart.ts';
import { fieldStyles } from './form-styles.ts';
import { sharedStyles } from './shared-styles.ts';
import { spoken } from './spoken.ts';

/** What stands in the list of books for none of them. */
const PRACTICE = 'practice';

/**
 * Starts a match: which book with which readings, who plays, who breaks.
 *
 * @fires match-wanted - detail: the start of the match, as it goes into the log.
 */
@customElement('carrom-match-setup')
@localized()
export class MatchSetupElement extends LitElement {
  static override styles = [
    sharedStyles,
    fieldStyles,
    css`
      form {
        display: grid;
        gap: 0.9rem;
      }
      label {
        display: grid;
        gap: 0.25rem;
        font-weight: 600;
      }
      input {
        width: 100%;
      }
      .names {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
        gap: 0.7rem;
      }
      select {
        width: 100%;
      }
      .seats {
        display: grid;
        grid-template-columns: minmax(7rem, 1fr) minmax(0, 10rem);
        gap: 0.7rem;
        align-items: center;
      }
      p {
        margin: -0.4rem 0 0;
        font-size: 0.92rem;
      }
      /* The way on stays in view however long the form is. */
      .last {
        position: sticky;
        bottom: 0;
        margin: 0 -1rem -1rem;
        padding: 0.6rem 1rem 1rem;
        background: linear-gradient(#0000, var(--cu-card) 25%);
        border-radius: 0 0 var(--cu-radius) var(--cu-radius);
      }
      @media (max-width: 63.99rem), (max-height: 37.99rem) {
        .last {
          position: static;
        }
      }
      /* All of it in view on a small laptop. */
      @media (min-width: 64rem) and (max-height: 48rem) {
        form {
          gap: 0.5rem;
        }
        p {
          margin-top: -0.25rem;
        }
        select,
        input:not([type='checkbox']) {
          min-height: 2.3rem;
          padding-block: 0.2rem;
        }
        .last {
          padding-top: 0.3rem;
        }
      }
      @media (max-width: 26rem) {
        .seats {
          grid-template-columns: minmax(0, 1fr) 7rem;
        }
      }
      .start {
        flex: 1;
        min-height: 3rem;
        font-size: 1.1rem;
      }
      summary {
        font: 600 1rem var(--cu-text);
      }
      .options {
        display: grid;
        gap: 0.8rem;
        margin-top: 0.6rem;
      }
    `,
  ];

  /** Names to begin with, e.g. of the match before. */
  @property({ attribute: false }) names: readonly string[] = [];

  @property() bookId: BookId = 'international';

  /** The board is found: this is what to do now. */
  @property({ type: Boolean }) ready = false;

  @state() private format: Format = 'singles';
  @state() private players = 2;
  @state() private options: Partial<TableOptions> = {};
  /** No book. */
  @state() private practice = false;

  /** The first thing to fill in. */
  override focus() {
    this.scrollIntoView({ block: 'nearest' });
    this.renderRoot.querySelector('select')?.focus();
  }

  protected override render() {
    const book = BOOKS[this.bookId];
    const { formats } = tableFor(this.bookId, this.options).facts;
    return html`
      <form class="card" @submit=${this.handleStart}>
        <h2>${msg('New match')}</h2>
        <label>
          ${msg('Rule book')}
          <select name="book" @change=${this.handleBook}>
            ${BOOK_IDS.map(id => html`<option value=${id} .selected=${!this.practice && id === this.bookId}>${spoken(BOOKS[id].title)}</option>`)}
            <option value=${PRACTICE} .selected=${this.practice}>${msg('Practice: no turns, no rulings')}</option>
          </select>
        </label>
        <p class="quiet">${this.practice ? msg('For one player, or several as they like. What falls is counted and shown again.') : spoken(book.about)}</p>
        ${this.practice ? nothing : formats.length > 1 || formats.includes('round') ? this.renderFormats(formats) : nothing}
        <div class="names">
          ${Array.from({ length: this.players }, (_, at) => this.renderName(at))}
        </div>
        ${this.practice ? nothing : this.renderBreak()}
        ${!this.practice && book.options.length > 0 ? this.renderReadings(book.options) : nothing}
        <div class="row last"><button class="start ${this.ready ? 'primary' : ''}">${this.practice ? msg('Start practising') : msg('Start the match')}</button></div>
      </form>
    `;
  }

  private renderBreak() {
    return html`<div class="seats"><label>
          ${msg('Who breaks')}
          <select name="breaks">
            ${Array.from({ length: this.players }, (_, at) => html`<option value=${at}>${this.nameOf(at)}</option>`)}
          </select>
        </label>
        <carrom-seat-chart .start=${this.start(0)}></carrom-seat-chart></div>`;
  }

  private renderFormats(formats: readonly Format[]) {
    const words = (format: Format, count: number) =>
      ({
        singles: msg('Two players'),
        doubles: msg('Four players in pairs'),
        round: msg(str`${count} players, everyone for himself`),
      })[format];
    return html`
      <label>
        ${msg('Players')}
        <select name="format" @change=${this.handleFormat}>
          ${formats.flatMap(format =>
            PLAYERS[format].map(
              count => html`<option value="${format} ${count}" .selected=${format === this.format && count === this.players}>
                ${words(format, count)}
              </option>`,
            ),
          )}
        </select>
      </label>
    `;
  }

  private renderName(at: number) {
    return html`
      <label>
        ${this.unnamed(at)}
        <input name="name" maxlength="40" autocomplete="off" .value=${this.names[at] ?? ''} @input=${() => this.requestUpdate()} />
      </label>
    `;
  }

  private renderReadings(specs: readonly OptionSpec[]) {
    return html`
      <details>
        <summary>${msg('Readings of the rules')}</summary>
        <div class="options">
          ${specs.map(
            ({ key, name, values }) => html`
              <label>
                ${spoken(name)}
                <select @change=${({ target }: Event) => this.handleOption(key, (target as HTMLSelectElement).value)}>
                  ${values.map(({ value, says }) => html`<option value=${value}>${spoken(says)}</option>`)}
                </select>
              </label>
            `,
          )}
        </div>
      </details>
    `;
  }

  private typedNames(): readonly string[] {
    return [...this.renderRoot.querySelectorAll<HTMLInputElement>('input[name=name]')].map(({ value }) => value.trim());
  }

  private nameOf(at: number): string {
    return this.typedNames()[at] || this.names[at] || this.unnamed(at);
  }

  private unnamed(at: number): string {
    return this.practice ? msg('Player') : msg(str`Player ${playerName(this.format, at)}`);
  }

  private handleBook({ target }: Event) {
    const id = (target as HTMLSelectElement).value;
    this.bookId = BOOK_IDS.find(each => each === id) ?? this.bookId;
    this.practice = id === PRACTICE;
    this.options = {};
    const [first = 'singles'] = tableFor(this.bookId).facts.formats;
    this.format = first;
    this.players = this.practice ? 1 : (PLAYERS[first][0] ?? 2);
  }

  private handleFormat({ target }: Event) {
    const [format, count] = (target as HTMLSelectElement).value.split(' ');
    this.format = format === 'doubles' || format === 'round' ? format : 'singles';
    this.players = Number(count);
  }

  private handleOption(key: keyof TableOptions, value: string) {
    this.options = { ...this.options, [key]: value };
  }

  private start(breaks: number): MatchStart {
    return {
      kind: 'match-started',
      book: { id: this.bookId, edition: BOOKS[this.bookId].edition, options: this.options },
      format: this.format,
      names: Array.from({ length: this.players }, (_, at) => this.nameOf(at)),
      breaks,
      ...(this.practice ? { format: 'singles', practice: true } : {}),
    };
  }

  private handleStart(event: SubmitEvent) {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const detail = this.start(Number(data.get('breaks') ?? 0));
    this.dispatchEvent(new CustomEvent('match-wanted', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-match-setup': MatchSetupElement;
  }
}
