import { css } from 'lit';

/** Cards of a desk, one below the other. */
export const deskStyles = css`
  :host {
    display: grid;
    gap: 1rem;
    align-content: start;
  }
`;
