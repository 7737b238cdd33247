import { css } from 'lit';

export const topViewStyles = css`
  .card {
    display: grid;
    gap: 0.7rem;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0.5rem;
  }
  carrom-drawn-board {
    max-width: 34rem;
    width: 100%;
    justify-self: center;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 0.4rem;
  }
  li {
    border-left: 4px solid var(--cu-held);
    padding-left: 0.6rem;
  }
  li.done {
    border-color: var(--cu-go);
    color: var(--cu-quiet);
  }
  .ready {
    color: var(--cu-go-text);
    font-weight: 600;
  }
  p {
    margin: 0;
  }
  [aria-pressed='true'] {
    background: var(--cu-action);
    color: var(--cu-on-action);
  }
`;
