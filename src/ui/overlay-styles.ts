import { css } from 'lit';

/**
 * Shared by the layouts. One em is a hundredth of the picture's width (of its height × 16/9 when that is smaller), so the
 * overlay looks the same at every size. Old Chromium lives in OBS: no colour mixing, no nesting, no container queries.
 */
export const overlayStyles = css`
  :host {
    display: block;
    font-family: var(--cu-digits);
    color: var(--ov-ink);
    line-height: 1;
  }
  * {
    box-sizing: border-box;
  }
  .panel {
    background: var(--ov-panel);
    border: 1px solid var(--ov-edge);
    border-radius: 0.55em;
    box-shadow: 0 0.25em 1.4em #0006;
    overflow: hidden;
  }
  /* The line above the score: whose table it is, the board, the clock. */
  .heading {
    display: flex;
    align-items: center;
    font-weight: 500;
    color: var(--ov-quiet);
  }
  .heading b {
    color: var(--ov-accent);
    font-weight: 700;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  .heading .clock {
    color: var(--ov-ink);
  }
  /* A bright edge for whoever is to play. */
  .edged::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--edge, 0.42em);
    background: var(--ov-go);
    transform: scaleY(0);
    transition: transform 300ms ease-out;
  }
  .edged.playing::before {
    transform: none;
  }
  .name {
    font-weight: 600;
    letter-spacing: 0.005em;
    /* On a stream a long name is cut; on the table page it may take another line. */
    white-space: var(--ov-names, nowrap);
    overflow-wrap: anywhere;
    text-wrap-style: balance;
    overflow: hidden;
    text-overflow: ellipsis;
    min-width: 0;
  }
  .points {
    display: block;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    animation: settle 320ms ease-out;
  }
  .mark {
    width: 1em;
    height: 1em;
    border-width: 0.11em;
    box-shadow: inset 0 0 0 0.13em var(--mark-fill), inset 0 0 0 0.2em var(--mark-ring);
    vertical-align: 0;
    outline: none;
  }
  .mark.down {
    border: 0.16em solid var(--ov-faint);
    /* Smaller too: on a light ground a white piece and a hollow one look alike. */
    transform: scale(0.62);
  }
  .mark.owed::after {
    color: var(--ov-warn);
    inset: -0.85em -0.75em auto auto;
    font-size: 0.8em;
  }
  .pieces {
    display: inline-flex;
    gap: var(--ov-piece-gap, 0.28em);
  }
  .dues {
    display: inline-flex;
    align-items: center;
    gap: 0.55em;
    color: var(--ov-warn);
    font-weight: 600;
    white-space: nowrap;
  }
  .queen-place {
    display: inline-flex;
    transition: transform 350ms ease-out;
  }
  .queen-place .mark.pending {
    background: transparent;
    border: 0.13em dashed var(--ov-queen);
    box-shadow: inset 0 0 0 0.14em transparent, inset 0 0 0 0.5em var(--cu-crimson);
  }
  .games {
    display: inline-flex;
    gap: 0.22em;
  }
  .games i {
    width: 0.9em;
    height: 0.42em;
    border: 0.09em solid var(--ov-quiet);
    border-radius: 0.12em;
  }
  .games i.won {
    background: var(--ov-accent);
    border-color: var(--ov-accent);
  }
  .turn {
    padding: 0.16em 0.5em 0.2em;
    border-radius: 0.3em;
    background: var(--ov-go);
    color: var(--ov-on-go);
    font-weight: 600;
    white-space: nowrap;
  }
  .flag {
    flex: none;
    height: 1.15em;
    border-radius: 0.12em;
  }
  span.flag {
    height: auto;
    padding: 0.14em 0.3em 0.2em;
    border: 0.08em solid var(--ov-quiet);
    color: var(--ov-quiet);
    font-weight: 600;
    font-size: 0.72em;
  }
  .seat {
    flex: none;
    width: 1.15em;
    height: 1.15em;
    fill: none;
    stroke: var(--ov-faint);
    stroke-width: 1.6;
  }
  .seat path {
    stroke: var(--ov-accent);
    stroke-width: 4.4;
    stroke-linecap: round;
  }
  .clock {
    display: inline-grid;
    place-items: center;
    min-width: 1.9em;
    padding: 0.1em 0.3em 0.14em;
    border: 0.12em solid currentcolor;
    border-radius: 0.35em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .clock.short {
    background: var(--cu-warn);
    border-color: var(--cu-warn);
    color: var(--cu-ink);
  }
  .clock.stopped {
    border-style: dotted;
  }
  .logo {
    display: block;
    object-fit: contain;
  }
  @keyframes settle {
    from {
      transform: translateY(0.18em) scale(1.12);
      opacity: 0.2;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
  :host([still]) *,
  :host([still]) *::before,
  :host([still]) *::after {
    animation: none !important;
    transition: none !important;
  }
`;
