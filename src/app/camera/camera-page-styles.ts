import { css } from 'lit';

/** The picture as large as it gets, with one line in large type: a phone above a board is read from afar. */
export const cameraPageStyles = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100dvh;
    padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    background: var(--cu-ink);
    color-scheme: dark;
    /* Dark whatever the phone likes: it should not light the board. */
    --cu-card: var(--cu-night);
    --cu-on-card: var(--cu-ivory);
    --cu-quiet: #c9b596;
    --cu-action: var(--cu-maple);
    --cu-on-action: var(--cu-ink);
    --cu-focus: var(--cu-maple);
    color: var(--cu-on-card);
  }
  main {
    display: contents;
  }
  .screen {
    position: relative;
    min-height: 0;
  }
  video,
  .screen svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  polygon {
    fill: none;
    stroke: var(--cu-go);
    stroke-width: 5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  polygon.under {
    stroke: var(--cu-ink);
    stroke-width: 9;
  }
  polygon.doubtful {
    stroke: var(--cu-warn);
    stroke-dasharray: 14 10;
  }
  .words {
    display: grid;
    gap: 0.3rem;
    padding: 0.7rem 1rem;
    background: var(--cu-night);
    border-top: 6px solid var(--cu-warn);
  }
  .words.well {
    border-top-color: var(--cu-go);
  }
  p,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--cu-quiet);
  }
  .first {
    font: 600 clamp(1.5rem, 6vmin, 2.6rem) / 1.1 var(--cu-digits);
    color: var(--cu-on-card);
  }
  .foot {
    justify-content: space-between;
    font-size: 0.92rem;
  }
  @media (orientation: landscape) and (max-height: 34rem) {
    :host {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(14rem, 30vw);
    }
    .words {
      align-content: start;
      overflow: auto;
      border-top: 0;
      border-left: 6px solid var(--cu-warn);
    }
    .words.well {
      border-left-color: var(--cu-go);
    }
  }
`;
