import { css, svg } from 'lit';
import type { Disc } from '../carrom/discs.ts';
import type { InPicture } from '../carrom/lens.ts';
import { pathOf } from './picture-lines.ts';

/** The way of one disc, where the camera sees it. */
export interface PictureWay {
  readonly of: Disc;
  readonly points: readonly InPicture[];
  readonly pocketed: boolean;
  /** Where it met a cushion or another disc. */
  readonly contacts: readonly InPicture[];
}

export interface PictureWays {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly ways: readonly PictureWay[];
}

/** Of a break's many ways those matter that ended in a pocket, and the striker's. */
const MANY = 8;

/** In the disc's colour on an outline; the striker's dashed. */
export const drawPictureWays = ({ widthPx, heightPx, ways }: PictureWays) =>
  svg`<svg class="ways" viewBox="0 0 ${widthPx} ${heightPx}" aria-hidden="true">
    ${ways.map(({ of, points, pocketed, contacts }) => {
      const path = pathOf(points);
      const dots = contacts.map(
        ({ xPx, yPx }) => svg`<circle class=${of} cx=${xPx.toFixed(1)} cy=${yPx.toFixed(1)} r=${widthPx / 260} />`,
      );
      const opacity = ways.length > MANY && !pocketed && of !== 'striker' ? 0.45 : 1;
      return svg`<g opacity=${opacity}><path class="under ${of}" d=${path} /><path class="way ${of}" d=${path} />${dots}</g>`;
    })}
  </svg>`;

export const pictureWaysStyles = css`
  .ways {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
    animation: ways-come 350ms ease-out;
  }
  .ways path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .ways .under {
    stroke: #16110d;
    stroke-width: 6px;
    opacity: 0.55;
  }
  .ways .under.black {
    stroke: #f7f0e1;
  }
  .ways .way {
    stroke-width: 3px;
    opacity: 0.95;
  }
  .ways circle {
    stroke: #16110d;
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }
  .way.white {
    stroke: #fffdf6;
  }
  circle.white {
    fill: #fffdf6;
  }
  .way.black {
    stroke: #16110d;
  }
  circle.black {
    fill: #16110d;
  }
  .way.queen {
    stroke: #ff5778;
  }
  circle.queen {
    fill: #ff5778;
  }
  .way.striker {
    stroke: #ffd96b;
    stroke-dasharray: 8 7;
  }
  circle.striker {
    fill: #ffd96b;
  }
  @keyframes ways-come {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .ways {
      animation: none;
    }
  }
`;
