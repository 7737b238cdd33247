import { css } from 'lit';

export const surfaceFitterStyles = css`
  dialog {
    width: min(76rem, 98vw);
    max-height: 98vh;
    padding: 1rem;
  }
  p {
    margin: 0.4rem 0 0.8rem;
  }
  .stage {
    position: relative;
    margin: 0 auto;
    max-width: min(100%, calc(66vh * var(--shape)));
    aspect-ratio: var(--shape);
    user-select: none;
  }
  .stage > canvas {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 8px;
  }
  carrom-corner-handles {
    position: absolute;
    inset: 0;
  }
  .says {
    min-height: 1.6rem;
    margin: 0.6rem 0;
    padding-left: 0.7rem;
    border-left: 6px solid var(--cu-go);
  }
  .says.refused {
    border-color: var(--cu-warn);
    color: var(--cu-warn-text);
    font-weight: 600;
  }
`;
