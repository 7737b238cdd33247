import { type SVGTemplateResult, svg } from 'lit';
import type { Disc } from '../carrom/discs.ts';
import { POCKETS, pocketCentre, standardSurface } from '../carrom/surface.ts';
import type { SeenPath } from '../match/seen-shot.ts';
import type { Stroke } from '../rules/stroke.ts';

const FILL: Readonly<Record<Disc, string>> = {
  white: '#fffaf0',
  black: '#16110d',
  queen: '#d5204a',
  striker: '#2b6f8c',
};
/** Enough for a picture the size of a thumb. */
const MOST_WAYS = 9;
const POCKET_PLACES = POCKETS.map(pocket => pocketCentre(standardSurface, pocket));

const drawWay = ({ disc, points }: SeenPath): SVGTemplateResult => {
  const d = `M${points.map(([x, y]) => `${Math.round(x)} ${-Math.round(y)}`).join('L')}`;
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return svg`<path d=${d} fill="none" stroke=${FILL[disc]} stroke-width="13" stroke-linejoin="round" stroke-linecap="round"
      stroke-dasharray=${disc === 'striker' ? '26 22' : 'none'} />
    <circle cx=${Math.round(x)} cy=${-Math.round(y)} r="21" fill=${FILL[disc]} stroke="#16110d" stroke-width="5" />`;
};

/** What is known only from a person's word: which disc fell where. */
const drawTold = ({ pocketed }: Stroke): readonly SVGTemplateResult[] =>
  pocketed.flatMap(({ disc, pocket }) => {
    if (pocket === 'unknown') return [];
    const { xMm, yMm } = pocketCentre(standardSurface, pocket);
    return [
      svg`<circle cx=${0.86 * xMm} cy=${-0.86 * yMm} r="38" fill=${FILL[disc]} stroke="#16110d" stroke-width="7" />`,
    ];
  });

/** A shot in the size of a thumb: the board's edge, its pockets, and the ways of the discs that moved. */
export const drawMiniShot = (paths: readonly SeenPath[], stroke?: Stroke): SVGTemplateResult => {
  const moved = paths.filter(({ points }) => points.length > 1);
  // What fell and the striker tell the shot; of the rest, the first few.
  const rank = ({ disc, pocketed }: SeenPath) => (pocketed ? 0 : disc === 'striker' ? 1 : 2);
  const shown = moved.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_WAYS);
  return svg`<svg class="mini" viewBox="-400 -400 800 800" aria-hidden="true">
    <rect x="-398" y="-398" width="796" height="796" rx="46" fill="#5a2d1a" />
    <rect x="-370" y="-370" width="740" height="740" rx="10" fill="#e3c48b" />
    <circle r="85" fill="none" stroke="#16110d55" stroke-width="6" />
    ${POCKET_PLACES.map(({ xMm, yMm }) => svg`<circle cx=${xMm} cy=${-yMm} r="34" fill="#16110d" />`)}
    ${shown.toReversed().map(drawWay)}${moved.length === 0 && stroke ? drawTold(stroke) : []}
  </svg>`;
};
