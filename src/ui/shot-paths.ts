import { svg } from 'lit';
import type { Disc } from '../carrom/discs.ts';
import type { SeenPath } from '../match/seen-shot.ts';

const COLOUR: Readonly<Record<Disc, string>> = {
  white: '#f7f0e1',
  black: '#16110d',
  queen: '#c2183a',
  striker: '#cfe3ea',
};
const EDGE: Readonly<Record<Disc, string>> = {
  white: '#16110d',
  black: '#f7f0e1',
  queen: '#f7f0e1',
  striker: '#5a2d1a',
};

/** A small arrow at the end of a way, in its direction. */
const chevron = ([x0, y0]: readonly number[], [x1, y1]: readonly number[], fill: string) => {
  const degrees = (Math.atan2(-(y1 ?? 0) + (y0 ?? 0), (x1 ?? 0) - (x0 ?? 0)) * 180) / Math.PI;
  return svg`<path d="M-9 -7L4 0L-9 7" transform="translate(${x1 ?? 0} ${-(y1 ?? 0)}) rotate(${degrees})"
    fill="none" stroke=${fill} stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />`;
};

/** Of a break's many ways those matter that ended in a pocket, and the striker's. */
const MANY = 8;

/** The ways of discs on a drawn board: in the disc's colour with an outline, the striker dashed, dots where it turned. */
export const drawPaths = (paths: readonly SeenPath[]) =>
  paths
    .filter(({ points }) => points.length > 1)
    .map(({ disc, points, pocketed }, _, { length }) => {
      const way = `M${points.map(([x, y]) => `${x} ${-y}`).join('L')}`;
      const [before, last] = [points.at(-2) ?? [], points.at(-1) ?? []];
      const round = { fill: 'none', cap: 'round' } as const;
      const opacity = length > MANY && !pocketed && disc !== 'striker' ? 0.45 : 1;
      return svg`<g opacity=${opacity}>
        <path d=${way} fill=${round.fill} stroke=${EDGE[disc]} stroke-width="8" stroke-linecap=${round.cap} stroke-linejoin="round" opacity="0.75" />
        <path d=${way} fill=${round.fill} stroke=${COLOUR[disc]} stroke-width="4" stroke-linecap=${round.cap} stroke-linejoin="round"
          stroke-dasharray=${disc === 'striker' ? '12 9' : 'none'} />
        ${points.slice(1, -1).map(([x, y]) => svg`<circle cx=${x} cy=${-y} r="4" fill=${COLOUR[disc]} stroke=${EDGE[disc]} stroke-width="1.5" />`)}
        ${chevron(before, last, EDGE[disc])}</g>`;
    });
