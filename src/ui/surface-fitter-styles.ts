import { css } from 'lit';

export const surfaceFitterStyles = css`
  dialog {
    width: min(76rem, 98vw);
    max-height: 98vh;
    overflow: auto;
    border: 1px solid var(--cu-card-edge);
    border-radius: var(--cu-radius);
    background: var(--cu-card);
    color: inherit;
    padding: 1rem;
  }
  dialog::backdrop {
    background: #000a;
  }
  .head {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: start;
  }
  p {
    margin: 0.4rem 0 0.8rem;
  }
  .stage {
    position: relative;
    margin: 0 auto;
    max-width: min(100%, calc(66vh * var(--shape)));
    aspect-ratio: var(--shape);
    user-select: none;
  }
  .stage > canvas {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 8px;
  }
  .handle {
    position: absolute;
    width: 2.75rem;
    height: 2.75rem;
    min-height: 0;
    margin: -1.375rem 0 0 -1.375rem;
    padding: 0;
    border: none;
    border-radius: 50%;
    touch-action: none;
    cursor: grab;
  }
  .handle::before {
    content: '';
    position: absolute;
    inset: 0.55rem;
    border-radius: 50%;
    border: 3px solid var(--cu-ivory);
    outline: 2px solid var(--cu-ink);
    box-shadow: inset 0 0 0 2px var(--cu-ink);
  }
  .handle:active {
    cursor: grabbing;
  }
  .handle:focus-visible {
    outline: 3px solid var(--cu-maple);
    outline-offset: 0;
    box-shadow: 0 0 0 6px var(--cu-ink);
  }
  .side-a {
    position: absolute;
    transform: translate(-50%, -50%);
    padding: 0.1rem 0.6rem;
    border-radius: 999px;
    background: var(--cu-night);
    color: var(--cu-ivory);
    font-family: var(--cu-digits);
    font-weight: 600;
    pointer-events: none;
    white-space: nowrap;
  }
  carrom-corner-magnifier {
    position: absolute;
    transform: translate(-50%, -50%);
  }
  .says {
    min-height: 1.6rem;
    margin: 0.6rem 0;
    padding-left: 0.7rem;
    border-left: 6px solid var(--cu-go);
  }
  .says.refused {
    border-color: var(--cu-warn);
    color: var(--cu-warn-text);
    font-weight: 600;
  }
`;
