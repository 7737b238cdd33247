import { css } from 'lit';

/** Paper is white in every theme. */
export const scoreSheetStyles = css`
  :host {
    position: fixed;
    inset: 0;
    z-index: 20;
    overflow: auto;
    background: #fff;
    color: #16110d;
    --cu-on-card: #16110d;
    --cu-action: #5a2d1a;
    --cu-on-action: #f7f0e1;
    --cu-focus: #8a3a12;
    padding: 1.2rem;
  }
  article {
    max-width: 60rem;
    margin: 1.2rem auto;
  }
  h1 {
    font-size: 2rem;
  }
  h2 {
    margin-top: 1.4rem;
  }
  .head,
  .end {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1.6rem;
    margin: 0.5rem 0 1rem;
  }
  .head strong {
    font: 600 1.3rem var(--cu-digits);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    border: 1px solid #6b5a4a;
    padding: 0.3rem 0.5rem;
    text-align: left;
    vertical-align: top;
  }
  th {
    font: 600 1rem var(--cu-digits);
    background: #f4ecdc;
  }
  .points {
    text-align: right;
    font: 600 1.15rem var(--cu-digits);
  }
  tr {
    break-inside: avoid;
  }
  ul {
    margin: 0.4rem 0;
    padding-left: 1.1rem;
  }
  .signatures {
    display: flex;
    flex-wrap: wrap;
    gap: 1.5rem;
    margin-top: 4rem;
    break-inside: avoid;
  }
  .signatures span {
    flex: 1 1 10rem;
    border-top: 1px solid currentcolor;
    padding-top: 0.3rem;
  }
  @media (max-width: 40rem) {
    table {
      font-size: 0.8rem;
    }
  }
  @media print {
    :host {
      position: static;
      padding: 0;
    }
    .no-print {
      display: none;
    }
    article {
      margin: 0;
      max-width: none;
    }
  }
`;
