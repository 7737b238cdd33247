import { css } from 'lit';

/** Score on top, the match beside the picture; one below the other where there is no room. */
export const tablePageStyles = css`
  header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0.5rem;
    padding: 0.7rem 1.2rem;
    background: var(--cu-mahogany);
    --cu-on-card: var(--cu-ivory);
    --cu-focus: var(--cu-maple);
    color: var(--cu-ivory);
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    font-size: 1.8rem;
  }
  main {
    padding: 1rem;
    max-width: 92rem;
    margin: 0 auto;
  }
  main,
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
