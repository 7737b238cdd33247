import { css } from 'lit';

/** Where people type. */
export const fieldStyles = css`
  input:not([type='checkbox'], [type='file']) {
    font: inherit;
    min-height: 2.6rem;
    min-width: 0;
    padding: 0.3rem 0.6rem;
    border-radius: 8px;
    border: 1.5px solid var(--cu-field-edge);
    background: transparent;
    color: inherit;
  }
`;

/** A small form: fields beside each other as far as there is room, each below its name. */
export const formStyles = css`
  form {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: 0.7rem;
    align-items: end;
    margin-top: 0.6rem;
  }
  label {
    display: grid;
    gap: 0.2rem;
    font-weight: 600;
  }
`;
