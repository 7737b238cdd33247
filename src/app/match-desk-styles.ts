import { css } from 'lit';

/** Score on top, the match beside the picture; one below the other where there is no room. */
export const matchDeskStyles = css`
  :host,
  .columns > div {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
  .columns {
    display: grid;
    gap: 1rem;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  }
  @media (max-width: 60rem) {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  carrom-score-board {
    position: sticky;
    top: 0;
    z-index: 1;
  }
`;
