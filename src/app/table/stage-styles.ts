import { css } from 'lit';

/** The screen as large as there is room, its tools in one line below it. */
export const stageStyles = css`
  :host {
    display: block;
    min-width: 0;
    min-height: 0;
  }
  .stage {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    height: 100%;
    overflow: hidden;
    border: 1px solid var(--cu-card-edge);
    border-radius: var(--cu-radius);
    background: var(--cu-card);
  }
  .screen {
    position: relative;
    min-height: 0;
    container-type: size;
    background: var(--cu-ink);
  }
  .screen > * {
    position: absolute;
    inset: 0;
  }
  .pictures {
    display: grid;
  }
  .phones,
  .between {
    display: grid;
    place-items: center;
    padding: 0.7rem;
    overflow: auto;
    background: radial-gradient(circle at 50% 30%, #3a2a20, var(--cu-ink));
  }
  .phones carrom-phone-panel,
  .between carrom-score-board {
    width: min(44rem, 100%);
  }
  .pictures[hidden] {
    display: none;
  }
  .pictures.both {
    grid-template-columns: minmax(0, 1fr) min(100cqh, 45cqw);
    gap: 4px;
  }
  carrom-top-view {
    align-self: center;
    justify-self: center;
    width: min(100cqh, 100cqw);
  }
  .both carrom-top-view {
    width: min(100cqh, 45cqw);
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: 3rem;
    padding: 0.35rem 0.7rem;
  }
  /* Two small lines rather than the tools in a second one. */
  .record {
    flex: 1 1 7rem;
    min-width: 0;
    color: var(--cu-quiet);
    font-size: 0.88rem;
    line-height: 1.2;
    text-wrap: balance;
  }
  /* In one column there is room for a line of its own. */
  @media (max-width: 63.99rem), (max-height: 37.99rem) {
    .record {
      flex-basis: 100%;
    }
  }
  .tools carrom-stage-tools {
    margin-left: auto;
  }
  :host(:fullscreen) .stage {
    height: 100vh;
    border: 0;
    border-radius: 0;
    background: var(--cu-ink);
  }
  :host(:fullscreen) .tools {
    background: var(--cu-card);
  }
  :host(:fullscreen) carrom-score-bar {
    position: absolute;
    inset: auto 5vw 4.5rem;
    font-size: 1vw;
  }
  @media (max-width: 63.99rem), (max-height: 37.99rem) {
    .screen {
      container-type: inline-size;
      display: grid;
      min-height: min(56.25vw, 70vh);
    }
    .screen > * {
      position: static;
    }
    .pictures {
      height: min(calc(100vw * 9 / 16), 70vh);
    }
    .pictures.above {
      height: min(100vw, 80vh);
    }
    carrom-top-view {
      width: min(100cqw, 80vh);
    }
    .pictures.both {
      height: auto;
      grid-template: min(56.25vw, 70vh) auto / minmax(0, 1fr);
    }
    .both carrom-top-view {
      width: min(100cqw, 80vh);
    }
  }
`;
