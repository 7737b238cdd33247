import { css, svg } from 'lit';
import type { Disc } from '../carrom/discs.ts';
import type { InPicture } from '../carrom/lens.ts';
import { pathOf } from './picture-lines.ts';

/** A ring over the camera's picture, in its pixels. */
export interface PictureMark {
  readonly of: Disc;
  readonly points: readonly InPicture[];
  /** Where a disc lay: `done` when it lies there again. */
  readonly ghost?: 'open' | 'done';
}

export interface PictureMarks {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly marks: readonly PictureMark[];
}

/** Every kind has its own stroke, not only its own colour: whites plain, blacks dotted, the queen double, the striker dashed. */
export const drawMarks = ({ widthPx, heightPx, marks }: PictureMarks) =>
  svg`<svg class="marks" viewBox="0 0 ${widthPx} ${heightPx}" aria-hidden="true">
    ${marks.map(({ of, ghost, points }) => {
      const path = pathOf(points);
      return ghost
        ? svg`<path class="ghost-under" d=${path} /><path class="ghost ${ghost}" d=${path} />`
        : svg`<path class="ring-under" d=${path} /><path class="ring ${of}" d=${path} />`;
    })}
  </svg>`;

export const pictureMarksStyles = css`
  .marks {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .marks path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
  .ring-under {
    stroke: var(--cu-ink);
    stroke-width: 3px;
    opacity: 0.45;
  }
  .ring {
    stroke-width: 1.6px;
  }
  .ring.white {
    stroke: #fffdf6;
  }
  .ring.black {
    stroke: #7cc4ff;
    stroke-dasharray: 2 2;
  }
  .ring.queen {
    stroke: #ff7d96;
    stroke-width: 2.6px;
  }
  .ring.striker {
    stroke: #ffd96b;
    stroke-dasharray: 6 3;
  }
  .ghost-under {
    stroke: var(--cu-ink);
    stroke-width: 5px;
    opacity: 0.6;
  }
  .ghost {
    stroke-width: 3px;
  }
  .ghost.open {
    stroke: #c9bdff;
    stroke-dasharray: 5 4;
  }
  .ghost.done {
    stroke: #58e69a;
  }
`;
