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
  h2 {
    font-size: 1.35rem;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .turn {
    display: inline-block;
    padding: 0.1em 0.55em;
    border-radius: 99px;
    background: var(--cu-go-text);
    color: var(--cu-card);
    font: 600 0.8rem var(--cu-text);
    vertical-align: 0.2em;
    white-space: nowrap;
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
  @media (max-width: 34rem) {
    .card {
      padding: 0.5rem;
    }
    .sides {
      gap: 0.3rem;
    }
    .side {
      padding: 0.3rem 0.4rem;
    }
    h2 {
      font-size: 1.1rem;
    }
    .turn {
      font-size: 0.7rem;
    }
    .points {
      font-size: 2.6rem;
    }
    .pieces {
      gap: 0.12rem;
    }
    .pieces .mark {
      font-size: 0.62rem;
      border-width: 1.5px;
    }
    .queen-state {
      padding-top: 0.4rem;
      max-width: 5rem;
      font-size: 0.72rem;
      line-height: 1.2;
    }
    .line {
      font-size: 0.8rem;
    }
  }
  :host([big]) .card {
    position: fixed;
    inset: 0;
    z-index: 10;
    display: grid;
    grid-template-rows: 1fr auto auto;
    border-radius: 0;
    font-size: clamp(1rem, 2vw, 2rem);
  }
  :host([big]) .sides {
    align-items: center;
  }
  :host([big]) h2 {
    font-size: clamp(1.6rem, 5vw, 5rem);
  }
  :host([big]) .points {
    font-size: clamp(6rem, 26vw, 60vh);
  }
  :host([big]) .turn {
    font-size: clamp(1rem, 2.4vw, 3rem);
  }
  :host([big]) .pieces .mark {
    font-size: clamp(1rem, 3.2vw, 4rem);
  }
  :host([big]) .queen-state {
    max-width: 16vw;
    font-size: clamp(1rem, 2vw, 2.4rem);
  }
  :host([big]) .queen-state .mark {
    font-size: clamp(2rem, 6vw, 7rem);
  }
  :host([big]) button {
    justify-self: center;
    margin-top: 0.6rem;
  }
  @media (prefers-reduced-motion: reduce) {
    .queen-state {
      transition: none;
    }
  }
`;
