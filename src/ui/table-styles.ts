import { css } from 'lit';

/** Tables of numbers: as wide as there is room, and scrolled where that is not enough. */
export const tableStyles = css`
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    font-variant-numeric: tabular-nums;
  }
`;
