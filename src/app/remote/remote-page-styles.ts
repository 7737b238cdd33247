import { css } from 'lit';

/** One column, thumbs first. */
export const remotePageStyles = css`
  :host {
    display: block;
    max-width: 40rem;
    margin: 0 auto;
    padding: 0.8rem;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
  }
  h1 {
    font-size: 1.6rem;
  }
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;
  }
  .answer {
    min-height: 1.45em;
    margin: 0.4rem 0 0;
    font-weight: 600;
    color: var(--cu-quiet);
  }
  .answer.done {
    color: var(--cu-go-text);
  }
  .answer.too-late,
  .answer.no-answer,
  .answer.no-match {
    color: var(--cu-warn-text);
  }
`;

/** What the match's parts share. */
export const remoteMatchStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.8rem;
  }
  .last {
    border-left: 6px solid var(--cu-go);
  }
  .last.foul {
    border-left-color: var(--cu-warn);
  }
  .last p {
    margin: 0 0 0.3rem;
  }
  .row > button {
    flex: 1 1 8rem;
    min-height: 3.2rem;
  }
  .wide {
    width: 100%;
    min-height: 3.4rem;
    font-size: 1.15rem;
  }
  button[aria-pressed='true'] {
    background: var(--cu-held);
    border-color: var(--cu-held);
    color: #fff;
  }
  .row > select {
    flex: 1 1 6rem;
    min-width: 0;
    min-height: 3.2rem;
  }
  .seconds {
    min-width: 2.4ch;
    font: 700 2.4rem / 1 var(--cu-digits);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
