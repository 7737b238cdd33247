import { css } from 'lit';

export const hallPageStyles = css`
  :host {
    display: block;
    padding: 1rem clamp(0.8rem, 2vw, 2rem);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.6rem 1.2rem;
    margin-bottom: 1rem;
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    margin-right: auto;
    font-size: 1.9rem;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
  main {
    display: grid;
    gap: 1.2rem;
  }
  .tables {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: 1rem;
  }
  :host([screen]) {
    position: fixed;
    inset: 0;
    display: grid;
    grid-template-rows: auto 1fr;
    padding: 2.5vh 2.5vw;
  }
  :host([screen]) h1 {
    font-size: 4vh;
  }
  :host([screen]) main {
    min-height: 0;
  }
  :host([screen]) .tables {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    gap: 1.6vh;
    --hall-size: min(1.7vw, 3vh);
    animation: turn 350ms ease-out;
  }
  .dots {
    display: flex;
    gap: 0.5rem;
    margin: 0;
  }
  .dots i {
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 50%;
    border: 2px solid var(--cu-quiet);
  }
  .dots .now {
    background: var(--cu-quiet);
  }
  @keyframes turn {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .tables {
      animation: none !important;
    }
  }
`;
