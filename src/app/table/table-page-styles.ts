import { css } from 'lit';

/**
 * A desk: the score on top, the picture as large as it gets, its shots below it, one column beside it. All of it on one screen
 * where there is room; one column in the same order where there is not.
 */
export const tablePageStyles = css`
  .page {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    gap: 0.7rem;
    height: 100dvh;
    min-height: 38rem;
    padding: 0.7rem;
  }
  header {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 0.7rem;
    align-items: center;
    min-width: 0;
    /* As high without a score as with it: nothing moves when a match begins. */
    min-height: calc(clamp(8px, 0.78vw, 13px) * 9.15);
  }
  header.match {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font-size: 2.2rem;
  }
  .menu {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    border-color: transparent;
  }
  .menu svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke: currentcolor;
    stroke-width: 2.4;
    stroke-linecap: round;
  }
  main {
    display: grid;
    grid-template: minmax(0, 1fr) 7.4rem / minmax(0, 1fr) clamp(21rem, 27vw, 30rem);
    gap: 0.7rem;
    min-height: 0;
  }
  aside {
    grid-column: 2;
    grid-row: 1 / -1;
    min-width: 0;
    min-height: 0;
  }
  @media (max-width: 63.99rem), (max-height: 37.99rem) {
    .page {
      height: auto;
      min-height: 100dvh;
      grid-template-rows: auto auto;
      align-content: start;
    }
    header {
      min-height: 0;
    }
    main {
      grid-template: auto / minmax(0, 1fr);
    }
    aside {
      grid-column: 1;
      grid-row: auto;
    }
  }
  @media (max-width: 40rem) {
    .page {
      padding: 0.4rem;
      gap: 0.5rem;
    }
    header.match {
      grid-template-columns: auto 1fr auto;
    }
    header.match carrom-score-bar {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    header.match .menu {
      grid-column: 3;
      grid-row: 1;
    }
    header:not(.match) h1 span {
      position: absolute;
      clip-path: inset(50%);
    }
    .match h1 .visually-hidden {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
    main:not(.match) carrom-shot-ribbon {
      display: none;
    }
    h1 {
      font-size: 1.3rem;
    }
    h1 img {
      width: 32px;
      height: 32px;
    }
  }
`;
