import { css, html, type TemplateResult } from 'lit';
import type { Disc } from '../carrom/discs.ts';

/** How a piece stands in the score: on the surface, pocketed, owed, or pocketed and still to be covered. */
export type MarkState = 'on' | 'down' | 'owed' | 'pending';

export const discMark = (disc: Disc, state: MarkState = 'on'): TemplateResult =>
  html`<i class="mark ${disc} ${state}" aria-hidden="true"></i>`;

/** The discs as small marks: never by colour alone, so blacks have a ring, pocketed ones are hollow. */
export const discMarkStyles = css`
  .mark {
    display: inline-block;
    width: 1.05em;
    height: 1.05em;
    border-radius: 50%;
    border: 2px solid var(--mark-edge);
    background: var(--mark-fill);
    box-shadow: inset 0 0 0 2px var(--mark-fill), inset 0 0 0 3px var(--mark-ring);
    vertical-align: -0.15em;
    flex: none;
  }
  .white {
    --mark-fill: var(--cu-ivory);
    --mark-edge: var(--cu-ink);
    --mark-ring: #0003;
  }
  .black {
    --mark-fill: var(--cu-ink);
    --mark-edge: var(--cu-ivory);
    --mark-ring: var(--cu-ivory);
    outline: 1px solid var(--cu-ink);
  }
  .queen {
    --mark-fill: var(--cu-crimson);
    --mark-edge: var(--cu-ink);
    --mark-ring: #fff6;
  }
  .striker {
    --mark-fill: #cfe3ea;
    --mark-edge: var(--cu-mahogany);
    --mark-ring: var(--cu-mahogany);
  }
  .mark.down {
    background: transparent;
    box-shadow: none;
    border: 2px dotted var(--cu-quiet);
    outline: none;
  }
  .mark.pending {
    border-style: dashed;
    border-color: currentcolor;
  }
  .mark.owed {
    position: relative;
  }
  .mark.owed::after {
    content: '↩';
    position: absolute;
    inset: -0.75em -0.85em auto auto;
    font: 700 0.95em var(--cu-text);
    color: var(--cu-warn-text);
  }
`;
