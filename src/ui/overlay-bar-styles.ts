import { css } from 'lit';

/** Sides at the edges, score and queen on a darker ground in the middle, the strip on top. */
export const overlayBarStyles = css`
  .stack {
    display: flex;
    flex-direction: column;
  }
  :host([flip]) .stack {
    flex-direction: column-reverse;
  }
  .strip {
    display: flex;
    justify-content: center;
  }
  :host([flip]) .strip div {
    border-radius: 0 0 0.45em 0.45em;
  }
  .strip div {
    gap: 0.8em;
    padding: 0.28em 0.9em 0.34em;
    border-bottom: 0;
    border-radius: 0.45em 0.45em 0 0;
    box-shadow: none;
    font-size: var(--ov-strip-size, 1.45em);
  }
  .strip .clock {
    font-size: 1.15em;
  }
  .main {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: stretch;
  }
  .many {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  .side {
    position: relative;
    display: grid;
    gap: 0.55em;
    align-content: center;
    padding: var(--ov-side-pad, 0.75em 1.3em 0.8em);
    min-width: 0;
  }
  .side.last .name {
    text-align: end;
  }
  .side.last::before {
    inset: 0 0 0 auto;
  }
  .who,
  .what {
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-width: 0;
    flex-wrap: var(--ov-wrap, nowrap);
  }
  .last .who,
  .last .what {
    flex-direction: row-reverse;
  }
  .who {
    font-size: 2.7em;
  }
  .who.pair {
    font-size: 2.15em;
    min-height: 1.25em;
  }
  .who .turn,
  .who .seat {
    font-size: var(--ov-turn-size, 0.56em);
    flex: none;
  }
  .what {
    font-size: 1.6em;
    gap: 1.1em;
    min-height: 1.05em;
  }
  .score {
    display: grid;
    grid-template-columns: minmax(1.3em, auto) auto minmax(1.3em, auto);
    align-items: center;
    gap: 0 0.2em;
    padding: 0 0.12em;
    font-size: 4.9em;
    background: var(--ov-deep);
  }
  .score .points {
    text-align: center;
    padding-bottom: 0.06em;
  }
  .score .queen-place {
    font-size: 0.4em;
  }
  .score .to-first {
    transform: translateX(-0.42em);
  }
  .score .to-last {
    transform: translateX(0.42em);
  }
  /* As high as the bar of two. */
  .many .side {
    gap: 0.1em;
    min-height: 6.55em;
  }
  .many .who {
    font-size: 2em;
  }
  .many .points {
    font-size: 2.9em;
  }
  .many .side:only-child {
    grid-auto-flow: column;
    justify-content: start;
    align-items: center;
    gap: 2em;
  }
  .many .side:only-child .who {
    font-size: 2.7em;
  }
  .many .side:only-child .points {
    font-size: 4.2em;
  }
  .logo {
    height: 2em;
  }
`;
