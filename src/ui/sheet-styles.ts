import { css } from 'lit';

/** What every sheet laid over the page looks like: a card, its title and the way out at its head. Each sets its own width. */
export const sheetStyles = css`
  dialog {
    max-height: 94vh;
    overflow: auto;
    border: 1px solid var(--cu-card-edge);
    border-radius: var(--cu-radius);
    background: var(--cu-card);
    color: inherit;
    padding: 1.2rem;
  }
  dialog::backdrop {
    background: #000a;
  }
  .head {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    align-items: start;
  }
`;
