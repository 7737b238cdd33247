import { css } from 'lit';

/** What is said scrolls when it is long; what is to be done stays in its place. */
export const playStyles = css`
  :host {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 0.7rem;
    height: 100%;
    min-height: 0;
  }
  .talk,
  .foot {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.7rem;
    align-content: start;
  }
  .talk {
    min-height: 0;
    overflow: hidden auto;
    scrollbar-width: thin;
  }
  .foot {
    /* As high for the end of a board as for a shot. */
    min-height: 11rem;
    align-content: end;
    padding: 0.8rem;
    border: 1px solid var(--cu-card-edge);
    border-radius: var(--cu-radius);
    background: var(--cu-card);
  }
  @media (max-width: 63.99rem), (max-height: 37.99rem) {
    :host {
      height: auto;
    }
    .talk {
      overflow: visible;
    }
  }
`;
