import { css } from 'lit';

/** Digits huge, names beside them, the queen between the sides and drawn to the one who covered her. */
export const scoreBoardStyles = css`
  .sides {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: 1rem;
    align-items: start;
  }
  .sides:has(.queen-state) {
    grid-auto-flow: row;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
  .side {
    padding: 0.6rem 0.8rem;
    border-radius: 8px;
    border: 2px solid transparent;
  }
  .side[data-side='B'] {
    text-align: right;
  }
  .side[data-side='B'] :is(.pieces, .dues) {
    justify-content: flex-end;
  }
  .side.playing {
    border-color: var(--cu-go);
  }
  h3 {
    font-size: 1.35rem;
    overflow-wrap: anywhere;
  }
  .turn {
    display: inline-block;
    padding: 0.1em 0.55em;
    border-radius: 99px;
    background: var(--cu-go-text);
    color: var(--cu-card);
    font: 600 0.8rem var(--cu-text);
    vertical-align: 0.2em;
  }
  .points {
    display: block;
    font: 700 4.2rem / 1 var(--cu-digits);
    font-variant-numeric: tabular-nums;
  }
  p {
    margin: 0.3rem 0 0;
  }
  .pieces,
  .dues {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    align-items: center;
  }
  .dues {
    gap: 0.7rem;
    color: var(--cu-warn-text);
    font-weight: 600;
  }
  .queen-state {
    display: grid;
    justify-items: center;
    gap: 0.4rem;
    max-width: 8rem;
    padding-top: 1rem;
    text-align: center;
    font-size: 0.85rem;
    transition: transform 300ms ease-out;
  }
  .queen-state .mark {
    font-size: 1.7rem;
  }
  .to-A {
    transform: translateX(-0.8rem);
  }
  .to-B {
    transform: translateX(0.8rem);
  }
  .line {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1.2rem;
    justify-content: center;
    border-top: 1px solid var(--cu-card-edge);
    padding-top: 0.5rem;
    color: var(--cu-quiet);
    font-weight: 600;
  }
  @media (prefers-reduced-motion: reduce) {
    .queen-state {
      transition: none;
    }
  }
`;
