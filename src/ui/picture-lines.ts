import { css, svg } from 'lit';
import type { InPicture } from '../carrom/lens.ts';

/** A line to be drawn over the camera's picture, in its pixels. */
export interface PictureLine {
  readonly of: string;
  readonly points: readonly InPicture[];
}

/** The lines of a board over a picture of this size. */
export interface PictureLines {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly lines: readonly PictureLine[];
}

export const pathOf = (points: readonly InPicture[]): string =>
  `M${points.map(({ xPx, yPx }) => `${xPx.toFixed(1)} ${yPx.toFixed(1)}`).join('L')}`;

/** Light on a dark outline: seen on pale veneer as well as on a dark frame. */
export const drawLines = ({ widthPx, heightPx, lines }: PictureLines) => {
  const path = lines.map(({ points }) => pathOf(points)).join('');
  return svg`<svg class="lines" viewBox="0 0 ${widthPx} ${heightPx}" aria-hidden="true">
    <path class="under" d=${path} /><path class="over" d=${path} />
  </svg>`;
};

export const pictureLinesStyles = css`
  .lines {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .lines path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
  .lines .under {
    stroke: var(--cu-ink);
    stroke-width: 3px;
    opacity: 0.35;
  }
  .lines .over {
    stroke: #7df0c0;
    stroke-width: 1.4px;
    opacity: 0.8;
  }
`;
