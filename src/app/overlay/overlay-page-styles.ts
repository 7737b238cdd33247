import { css } from 'lit';
import { overlayNight } from '../../ui/overlay-night.ts';

/** The themes, and where each layout stands inside the 5 % that every screen shows. */
export const overlayPageStyles = css`
  :host {
    position: fixed;
    inset: 5vh 5vw;
    display: grid;
    font-size: min(1vw, 1.7778vh);
    ${overlayNight}
  }
  :host([theme='maple']) {
    --ov-panel: #ecd6aaf2;
    --ov-solid: #f3e4c4;
    --ov-deep: #dcbd83f2;
    --ov-edge: #5a2d1a40;
    --ov-ink: #16110d;
    --ov-quiet: #4a3524;
    --ov-faint: #94764c;
    --ov-accent: #5a2d1a;
    --ov-on-accent: #f7f0e1;
    --ov-warn: #7a3f00;
    --ov-queen: #a8122f;
    --ov-go: #1d6b41;
    --ov-go-text: #14532f;
  }
  :host([theme='mahogany']) {
    --ov-panel: #5a2d1af2;
    --ov-solid: #5a2d1a;
    --ov-deep: #3c1c0fe6;
    --ov-edge: #f7f0e130;
    --ov-quiet: #e9d3b4;
    --ov-faint: #b98f74;
    --ov-warn: #ffc46b;
  }
  :host([theme='ivory']) {
    --ov-panel: #f7f0e1f5;
    --ov-solid: #f7f0e1;
    --ov-deep: #eadfc8f5;
    --ov-edge: #16110d26;
    --ov-ink: #16110d;
    --ov-quiet: #5d4a3a;
    --ov-faint: #a79a83;
    --ov-accent: #8a3a12;
    --ov-on-accent: #f7f0e1;
    --ov-warn: #83500b;
    --ov-queen: #a8122f;
    --ov-go: #1d6b41;
    --ov-go-text: #1d6b41;
  }
  .place {
    min-width: 0;
    transition: opacity 350ms ease-out;
    animation: come 350ms ease-out;
  }
  .bar {
    align-self: end;
  }
  .bar.top {
    align-self: start;
  }
  .corner {
    justify-self: start;
    align-self: start;
  }
  .tr {
    justify-self: end;
  }
  .bl {
    align-self: end;
  }
  .br {
    justify-self: end;
    align-self: end;
  }
  .stale > :first-child {
    opacity: 0.62;
    filter: grayscale(0.85) brightness(0.72);
  }
  .behind {
    opacity: 0;
  }
  .chip {
    width: fit-content;
    margin: 0.6em auto 0;
    padding: 0.35em 0.8em 0.4em;
    border-radius: 0.4em;
    background: var(--ov-solid);
    color: var(--ov-ink);
    border-left: 0.35em dashed var(--ov-warn);
    font: 500 1.6em var(--cu-digits);
  }
  .chip.alone {
    align-self: end;
    justify-self: center;
  }
  .inset {
    position: absolute;
    right: 0;
    top: 0;
    width: 26em;
  }
  .inset.left {
    right: auto;
    left: 0;
  }
  .full-screen {
    position: absolute;
    inset: 0 0 auto;
    /* The score stays in view below. */
    width: min(90vw, 72vh);
    margin: 0 auto;
  }
  .behind ~ .full-screen {
    width: min(90vw, 90vh);
  }
  @keyframes come {
    from {
      opacity: 0;
      transform: translateY(1.2em);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .place {
      animation: none;
      transition: none;
    }
  }
  :host([still]) .place {
    animation: none;
    transition: none;
  }
`;
