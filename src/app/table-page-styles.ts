import { css } from 'lit';

/** The frame of the page; the match desk lays out what is inside. */
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
`;
