import { css } from 'lit';

/** Buttons of which one is chosen, side by side as one, with one line between two. */
export const buttonGroupStyles = css`
  .group {
    display: inline-flex;
  }
  .group button {
    border-radius: 0;
    margin-left: -1px;
  }
  .group button:first-child {
    border-radius: 8px 0 0 8px;
    margin-left: 0;
  }
  .group button:last-child {
    border-radius: 0 8px 8px 0;
  }
`;
