import { localized } from '@lit/localize';
import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchStart } from '../match/events.ts';
import { beginView } from '../match/replay.ts';
import { seatAt } from '../match/who-shot.ts';
import { seatWord } from './disc-words.ts';
import './drawn-board.ts';
import { withColon } from './with-colon.ts';

/** Who sits where, round a small board. More than four have no side of their own: then there is nothing to show. */
@customElement('carrom-seat-chart')
@localized()
export class SeatChart extends LitElement {
  static override styles = css`
    .table {
      display: grid;
      grid-template: 'north north north' auto 'west board east' 5.4rem 'south south south' auto / 1fr 5.4rem 1fr;
      gap: 0.2rem 0.5rem;
      place-items: center;
      font-weight: 600;
      text-align: center;
      overflow-wrap: anywhere;
    }
    carrom-drawn-board {
      grid-area: board;
      width: 5.4rem;
    }
    .north {
      grid-area: north;
    }
    .south {
      grid-area: south;
    }
    .west {
      grid-area: west;
    }
    .east {
      grid-area: east;
    }
  `;

  @property({ attribute: false }) start?: MatchStart;

  protected override render() {
    const { start } = this;
    if (!start) return nothing;
    const { state } = beginView(start);
    const seats = start.names.flatMap((name, at) => {
      const seat = seatAt(start, state, at);
      return seat ? [{ name, seat }] : [];
    });
    if (seats.length < start.names.length) return nothing;
    const label = seats.map(({ name, seat }) => withColon(name, seatWord(seat))).join(', ');
    return html`
      <div class="table" role="img" aria-label=${label}>
        ${seats.map(({ name, seat }) => html`<span class=${seat}>${name}</span>`)}
        <carrom-drawn-board></carrom-drawn-board>
      </div>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'carrom-seat-chart': SeatChart;
  }
}
