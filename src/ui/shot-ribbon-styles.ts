import { css } from 'lit';

/** Cards in a row, the newest at the right; held ones violet, fouls amber, each with a word of its own. */
export const shotRibbonStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  section {
    height: 100%;
  }
  ol {
    /* What is only heard is placed in it, and scrolls with it. */
    position: relative;
    display: flex;
    gap: 0.5rem;
    height: 100%;
    min-height: 7rem;
    margin: 0;
    padding: 3px;
    list-style: none;
    overflow: auto hidden;
    scrollbar-width: thin;
    border-radius: 10px;
  }
  li {
    position: relative;
    flex: none;
    display: grid;
  }
  .empty,
  .ghost {
    flex: 0 1 15.3rem;
    min-width: 0;
    border: 1.5px dashed var(--cu-field-edge);
    border-radius: 10px;
  }
  .empty {
    flex-shrink: 0;
    place-items: center;
    padding: 0 1rem;
    text-align: center;
    color: var(--cu-quiet);
  }
  .ghost {
    border-color: var(--cu-card-edge);
  }
  .shot {
    display: grid;
    grid-template: auto auto 1fr / 4.6rem 9rem;
    gap: 0.1rem 0.6rem;
    align-items: start;
    height: 100%;
    min-height: 0;
    padding: 0.4rem 0.6rem 0.3rem 0.45rem;
    border: 1px solid var(--cu-card-edge);
    border-bottom: 5px solid var(--cu-card-edge);
    border-radius: 10px;
    background: var(--cu-card);
    text-align: left;
  }
  .shot.foul {
    border-bottom-color: var(--cu-warn);
  }
  .shot.held {
    border-color: var(--cu-held);
    border-bottom-color: var(--cu-held);
  }
  .shot.good {
    border-bottom-color: var(--cu-go);
  }
  .shot[aria-current] {
    outline: 3px solid var(--cu-focus);
    outline-offset: -1px;
  }
  .mini,
  .call {
    grid-row: 1 / -1;
    align-self: center;
    width: 4.6rem;
    height: 4.6rem;
  }
  .call {
    display: grid;
    place-items: center;
    border-radius: 10px;
    background: var(--cu-card-edge);
    font: 700 2.2rem var(--cu-digits);
    color: var(--cu-on-card);
  }
  .who {
    display: flex;
    gap: 0.4rem;
    justify-content: space-between;
    align-items: baseline;
    min-width: 0;
    font: 600 1.05rem var(--cu-digits);
  }
  .who b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .star {
    position: absolute;
    top: 1.65rem;
    right: 0.45rem;
    width: 1.5rem;
    min-height: 1.5rem;
    padding: 0;
    border-color: transparent;
    border-radius: 50%;
    font-size: 1.05rem;
    line-height: 1;
    color: var(--cu-quiet);
  }
  .star[aria-pressed='true'] {
    background: var(--cu-maple);
    color: var(--cu-ink);
  }
  .ruled {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    font-weight: 400;
    font-size: 0.8rem;
    line-height: 1.25;
    color: var(--cu-quiet);
  }
  .fell {
    display: flex;
    flex-wrap: wrap;
    gap: 0.12rem;
    min-height: 1.5rem;
    max-height: 2.2rem;
    /* Room for the star, whether it is there yet or not. */
    padding-right: 1.5rem;
    overflow: hidden;
    color: var(--cu-quiet);
    font-weight: 400;
    font-size: 0.9rem;
    line-height: 1.15;
  }
  .how {
    flex: none;
    font: 600 0.92rem var(--cu-digits);
    color: var(--cu-quiet);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .foul .how {
    color: var(--cu-warn-text);
  }
  .held .how {
    color: var(--cu-held-text);
  }
  .break {
    align-content: center;
    padding: 0 0.4rem;
    color: var(--cu-quiet);
    font: 600 1rem var(--cu-digits);
    border-left: 3px solid var(--cu-card-edge);
  }
`;
