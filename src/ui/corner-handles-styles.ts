import { css } from 'lit';

export const cornerHandlesStyles = css`
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
`;
