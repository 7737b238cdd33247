import { css } from 'lit';

/** Dark whatever the page's light: the picture is the hero, and its tools lie below it like those of a broadcast desk. */
export const shotPlayerStyles = css`
  :host {
    color: var(--cu-ivory);
    --cu-on-card: var(--cu-ivory);
    --cu-action: #7a6653;
    --cu-on-action: var(--cu-ivory);
    --cu-focus: var(--cu-maple);
    --cu-quiet: #c9b596;
  }
  :host {
    position: relative;
  }
  /* Around the picture, too, which would lie over an outline. */
  :host(:focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 3px solid var(--cu-focus);
    border-radius: var(--cu-radius);
    pointer-events: none;
  }
  .player {
    background: var(--cu-night);
    border-radius: var(--cu-radius);
    overflow: hidden;
  }
  .stage {
    width: min(100%, var(--player-stage, 100%));
    margin-inline: auto;
    position: relative;
    display: grid;
    align-items: center;
    background: var(--cu-ink);
  }
  .stage.both {
    grid-template-columns: minmax(0, 16fr) minmax(0, 9fr);
  }
  carrom-drawn-board {
    display: block;
    width: min(100%, var(--player-board, 62vh));
    margin: 0 auto;
  }
  .tag {
    position: absolute;
    top: 0.7rem;
    left: 0.7rem;
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    padding: 0.1rem 0.6rem 0.2rem;
    border-radius: 4px;
    background: #16110dd9;
    font: 700 1.15rem var(--cu-digits);
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: var(--cu-maple);
  }
  .tag b {
    color: var(--cu-ivory);
    letter-spacing: 0;
    text-transform: none;
    font-variant-numeric: tabular-nums;
  }
  .tools {
    display: grid;
    gap: 0.2rem;
    padding: 0.4rem 0.9rem 0.8rem;
  }
  .row {
    gap: 0.4rem;
  }
  button {
    min-width: 2.6rem;
    padding: 0.3rem 0.7rem;
  }
  button svg {
    display: block;
    width: 1.25rem;
    height: 1.25rem;
    fill: currentcolor;
  }
  button.play {
    background: var(--cu-maple);
    border-color: var(--cu-maple);
    color: var(--cu-ink);
  }
  [aria-pressed='true'] {
    background: #7a6653;
    box-shadow: inset 0 -3px 0 var(--cu-maple);
  }
  .clock {
    margin-left: auto;
    font: 600 1.25rem var(--cu-digits);
    font-variant-numeric: tabular-nums;
  }
  .says {
    margin: 0.3rem 0 0;
  }
  /* Little height goes to the picture: what is said of the shot is drawn on it, and said to those who do not see it. */
  @container (max-height: 31rem) and (min-width: 40rem) {
    .tools {
      padding-block: 0.3rem 0.6rem;
    }
    .says {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
