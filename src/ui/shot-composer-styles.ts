import { css } from 'lit';

/** The board beside what was told, below each other where there is no room. */
export const shotComposerStyles = css`
  .card {
    display: grid;
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: 1rem;
  }
  :host([fitted]) {
    height: 100%;
  }
  :host([fitted]) .card {
    grid-template-columns: min(100cqh, 60cqw) minmax(0, 1fr);
    height: 100%;
    padding: 0 1rem 0 0;
    border: 0;
    border-radius: 0;
  }
  :host([fitted]) .told {
    align-content: center;
  }
  @media (max-width: 63.99rem), (max-height: 37.99rem) {
    :host([fitted]) .card {
      grid-template-columns: minmax(0, 34rem) minmax(12rem, 1fr);
    }
  }
  @media (max-width: 34rem) {
    :host([fitted]) .card {
      padding: 0.6rem;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 34rem) {
    .card {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .told {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.7rem;
    align-content: start;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
    display: grid;
    gap: 0.4rem;
  }
  li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
  }
  li select {
    margin-left: auto;
    min-height: 2.2rem;
    padding: 0.2rem 0.4rem;
    min-width: 0;
    flex: 0 1 11rem;
  }
  li button {
    min-height: 2.2rem;
    padding: 0 0.7rem;
  }
  .check {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-height: 2rem;
  }
  .check input {
    width: 1.2rem;
    height: 1.2rem;
    accent-color: var(--cu-action);
  }
  #line {
    font: 600 1.2rem ui-monospace, monospace;
    flex: 1 1 8rem;
    min-width: 0;
    min-height: 2.6rem;
    padding: 0.3rem 0.6rem;
    border-radius: 8px;
    border: 1.5px solid var(--cu-field-edge);
    background: transparent;
    color: inherit;
  }
  #complaint {
    margin: 0;
    color: var(--cu-warn-text);
  }
  #complaint:empty {
    display: none;
  }
`;
