import { css } from 'lit';

/** Picture and top view side by side on a laptop, stacked on a phone. */
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
    display: grid;
    grid-template-columns: minmax(0, 1.6fr) minmax(16rem, 1fr);
    gap: 1rem;
    padding: 1rem;
    max-width: 100rem;
    margin: 0 auto;
    align-items: start;
  }
  .picture {
    display: grid;
    gap: 0.8rem;
  }
  .picture p {
    margin: 0;
  }
  .welcome {
    padding: 2rem;
    text-align: center;
    color: var(--cu-ivory);
    font-family: var(--cu-digits);
    font-size: 1.6rem;
    font-weight: 500;
  }
  carrom-health-panel {
    grid-column: 1 / -1;
  }
  @media (max-width: 60rem) {
    main {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
