import { css } from 'lit';

/** Discs by colour and ring, ghosts by stroke and tick: never by colour alone. */
export const drawnBoardStyles = css`
  :host {
    display: block;
  }
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
  .line {
    fill: none;
    stroke: var(--cu-ink);
  }
  .white {
    fill: var(--cu-ivory);
    stroke: var(--cu-ink);
  }
  .black {
    fill: var(--cu-ink);
    stroke: var(--cu-ivory);
  }
  .queen {
    fill: var(--cu-crimson);
    stroke: var(--cu-ink);
  }
  .striker {
    fill: #cfe3ea;
    stroke: var(--cu-mahogany);
  }
  .tap {
    cursor: pointer;
    outline: none;
  }
  .reach {
    fill: transparent;
    stroke: none;
  }
  .tap:focus-visible .reach {
    stroke: var(--cu-focus);
    stroke-width: 5;
  }
  .chosen circle:not(.reach) {
    fill: none;
    stroke: var(--cu-ink);
    stroke-dasharray: 4 4;
  }
  .pocket {
    cursor: pointer;
    outline: none;
  }
  .pocket circle {
    fill: transparent;
    stroke: var(--cu-maple);
    stroke-width: 4;
    stroke-dasharray: 8 7;
  }
  .pocket.chosen circle {
    stroke: var(--cu-go);
    stroke-width: 9;
    stroke-dasharray: none;
  }
  .pocket:focus-visible circle {
    stroke: var(--cu-focus);
    stroke-width: 9;
    stroke-dasharray: none;
  }
  .ghost circle {
    fill-opacity: 0.45;
    stroke: var(--cu-held);
    stroke-width: 3;
    stroke-dasharray: 6 4;
  }
  .ghost.done circle {
    fill-opacity: 0.15;
    stroke: var(--cu-go);
    stroke-dasharray: none;
  }
  .ghost path {
    fill: none;
    stroke: var(--cu-go);
    stroke-width: 4;
  }
`;
