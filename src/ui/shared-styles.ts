import { css } from 'lit';

/** What buttons and cards look like in every element. */
export const sharedStyles = css`
  :host {
    display: block;
    font-family: var(--cu-text);
    color: var(--cu-on-card);
  }
  * {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3 {
    font-family: var(--cu-digits);
    font-weight: 600;
    line-height: 1.1;
    margin: 0;
  }
  h2 {
    font-size: 1.35rem;
    letter-spacing: 0.01em;
  }
  button,
  select,
  .file-button {
    font: inherit;
    font-weight: 600;
    min-height: 2.6rem;
    padding: 0.4rem 0.9rem;
    border-radius: 8px;
    border: 1.5px solid var(--cu-action);
    background: transparent;
    color: var(--cu-on-card);
    cursor: pointer;
  }
  button.primary {
    background: var(--cu-action);
    color: var(--cu-on-action);
  }
  button:hover:not(:disabled) {
    filter: brightness(1.08);
  }
  button:disabled {
    opacity: 0.5;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--cu-focus);
    outline-offset: 2px;
  }
  .card {
    background: var(--cu-card);
    border: 1px solid var(--cu-card-edge);
    border-radius: var(--cu-radius);
    padding: 1rem;
  }
  summary {
    cursor: pointer;
    font: 600 1.2rem var(--cu-digits);
    min-height: 1.8rem;
  }
  .quiet {
    color: var(--cu-quiet);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: center;
  }
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
