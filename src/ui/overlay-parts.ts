import { msg, str } from '@lit/localize';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Seat } from '../carrom/surface.ts';
import type { Glance, PartyGlance } from '../match/glance.ts';
import { discMark } from './disc-mark.ts';
import type { OverlayView } from './overlay-view.ts';
import { piecesWords, queenWords, turnWord } from './overlay-words.ts';

/** Pieces of the overlay that all layouts share. */

/** A small board with the player's edge drawn strong. */
export const seatMark = (seat: Seat | undefined): TemplateResult | typeof nothing => {
  if (!seat) return nothing;
  const edges: Record<Seat, string> = { south: 'M4 19h14', east: 'M19 4v14', north: 'M4 3h14', west: 'M3 4v14' };
  return html`<svg class="seat" viewBox="0 0 22 22" aria-hidden="true">
    ${svg`<rect x="3" y="3" width="16" height="16" rx="2" /><path d=${edges[seat]} />`}
  </svg>`;
};

/** Nine small discs, the pocketed ones hollow. */
export const piecesLeft = (party: PartyGlance): TemplateResult | typeof nothing => {
  const { colour, left = 0 } = party;
  if (!colour) return nothing;
  return html`<span class="pieces" role="img" aria-label=${piecesWords(party)}>
    ${Array.from({ length: 9 }, (_, i) => discMark(colour, i < left ? 'on' : 'down'))}
  </span>`;
};

/** The colour of this board as one disc, for layouts without room for nine. */
export const colourMark = (party: PartyGlance): TemplateResult | typeof nothing =>
  party.colour
    ? html`<span class="colour" role="img" aria-label=${piecesWords(party)}>${discMark(party.colour)}</span>`
    : nothing;

/** What a side owes: discs with a return arrow, and the words; short: one disc, and the number from two on. */
export const duesMark = ({ dues, noRoom, colour }: PartyGlance, size: 'long' | 'short' = 'long') => {
  if (dues === 0) return nothing;
  const short = size === 'short';
  const marks = colour
    ? Array.from({ length: short ? 1 : Math.min(dues, 3) }, () => discMark(colour, 'owed'))
    : nothing;
  const words = noRoom ? msg(str`owes ${dues}, no room yet`) : msg(str`owes ${dues}`);
  return html`<span class="dues" role="img" aria-label=${words}>
    ${marks}${short ? (dues > 1 ? html`<span>${dues}</span>` : nothing) : html`<span>${words}</span>`}
  </span>`;
};

/** The queen between the sides, drawn to the one who has her. */
export const queenMark = (glance: Glance): TemplateResult => {
  const by = glance.parties.findIndex(({ queen }) => queen);
  const drawn = by < 0 ? '' : by === 0 ? 'to-first' : 'to-last';
  return html`<span class="queen-place ${drawn} is-${glance.queen}" role="img" aria-label=${queenWords(glance)}>
    ${discMark('queen', glance.queen === 'pending' ? 'pending' : 'on')}
  </span>`;
};

/** A number that moves a little when it changes. */
export const points = (value: number): TemplateResult =>
  html`${keyed(value, html`<output class="points">${value}</output>`)}`;

/** Games won, as small bars: filled for each. */
export const gamesMark = (glance: Glance, { games }: PartyGlance): TemplateResult | typeof nothing =>
  glance.gamesToWin > 1 && glance.format !== 'round'
    ? html`<span class="games" role="img" aria-label=${msg(str`Games: ${games}`)}>
        ${Array.from({ length: glance.gamesToWin }, (_, i) => html`<i class=${i < games ? 'won' : ''}></i>`)}
      </span>`
    : nothing;

export const turnChip = (glance: Glance, party: PartyGlance): TemplateResult | typeof nothing =>
  glance.turn?.party === party.party
    ? html`<span class="turn">${party.players.length > 1 ? html`${glance.turn.name} ` : nothing}${turnWord(glance.turn.breaks)}</span>`
    : nothing;

export const flagMark = (flag: string | undefined): TemplateResult | typeof nothing => {
  if (!flag) return nothing;
  if (/^[a-z-]{2,7}$/i.test(flag)) return html`<span class="flag">${flag.toUpperCase()}</span>`;
  return html`<img class="flag" src=${flag} alt="" />`;
};

export const logoMark = ({ logo }: OverlayView): TemplateResult | typeof nothing =>
  logo ? html`<img class="logo" src=${logo} alt="" />` : nothing;

export const clockMark = ({ clock }: OverlayView): TemplateResult | typeof nothing =>
  clock
    ? html`<span class="clock ${clock.seconds <= 5 ? 'short' : ''} ${clock.running ? '' : 'stopped'}" role="timer">
        ${clock.seconds}
      </span>`
    : nothing;
