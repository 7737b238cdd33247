import { nothing, type SVGTemplateResult, svg } from 'lit';
import type { Disc } from '../carrom/discs.ts';
import type { InPicture } from '../carrom/lens.ts';
import { decimal } from './decimal.ts';
import type { PlayerDisc } from './player-film.ts';

/** Where a place of the surface is drawn: on the video through the lens, on the drawn board as it is. */
export type Project = (disc: Disc, xMm: number, yMm: number) => InPicture;

/** Slower discs carry no number: it would only tremble. */
const SHOWN_M_PER_S = 0.25;
/** In a break nineteen numbers would hide the board: the fastest tell. */
const MOST_SPEEDS = 3;
/** Through a lens a straight way is a curve: it is drawn in pieces as short as this. */
const PIECE_MM = 25;

const FILL: Readonly<Record<Disc, string>> = {
  white: '#f7f0e1',
  black: '#16110d',
  queen: '#e0355a',
  striker: '#f7f0e1',
};
const EDGE: Readonly<Record<Disc, string>> = {
  white: '#16110d',
  black: '#f7f0e1',
  queen: '#f7f0e1',
  striker: '#16110d',
};

type Way = PlayerDisc['trail'];

const between = (way: Way): Way =>
  way.flatMap(([x, y], i) => {
    const before = way[i - 1];
    if (!before) return [[x, y] as const];
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - before[0], y - before[1]) / PIECE_MM));
    return Array.from({ length: pieces }, (_, n) => {
      const share = (n + 1) / pieces;
      return [before[0] + (x - before[0]) * share, before[1] + (y - before[1]) * share] as const;
    });
  });

/** The way as a path of the picture. */
export const wayOf = (way: Way, disc: Disc, project: Project): string =>
  `M${between(way)
    .map(([x, y]) => project(disc, x, y))
    .map(({ xPx, yPx }) => `${xPx.toFixed(1)} ${yPx.toFixed(1)}`)
    .join('L')}`;

const stroke = (d: string, colour: string, width: number, opacity: number, dash: string) =>
  svg`<path d=${d} fill="none" stroke=${colour} stroke-width=${width} stroke-opacity=${opacity} stroke-dasharray=${dash || nothing}
    stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke" />`;

/** In the disc's colour on an outline; what it has just done strongly, what lies behind fading. The striker's is dashed. */
const drawWay = (way: Way, disc: Disc, project: Project, strong: boolean) => {
  if (way.length < 2) return nothing;
  const d = wayOf(way, disc, project);
  const dash = disc === 'striker' ? '7 7' : '';
  return svg`<g data-way=${strong ? 'tail' : disc}>
    ${stroke(d, EDGE[disc], 6, strong ? 0.75 : 0.35, '')}${stroke(d, FILL[disc], 3, strong ? 1 : 0.7, dash)}</g>`;
};

const drawContact = (disc: Disc, { xPx, yPx }: InPicture, unit: number) =>
  svg`<circle cx=${xPx} cy=${yPx} r=${4.5 * unit} fill=${FILL[disc]} stroke=${EDGE[disc]} stroke-width="1.5" vector-effect="non-scaling-stroke" />`;

/** A small arrow before the disc, where it goes. */
const drawChevron = ({ disc, trail }: PlayerDisc, project: Project, unit: number) => {
  const [before, last] = [trail.at(-2), trail.at(-1)];
  if (!before || !last) return nothing;
  const [a, b] = [project(disc, ...before), project(disc, ...last)];
  const degrees = (Math.atan2(b.yPx - a.yPx, b.xPx - a.xPx) * 180) / Math.PI;
  const where = `translate(${b.xPx.toFixed(1)} ${b.yPx.toFixed(1)}) rotate(${degrees.toFixed(1)}) scale(${unit})`;
  return svg`<g transform=${where}>
    <path d="M15 -6L22 0L15 6" fill="none" stroke="#16110d" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" />
    <path d="M15 -6L22 0L15 6" fill="none" stroke="#ffd96b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" /></g>`;
};

const drawSpeed = ({ disc, xMm, yMm, speedMPerS }: PlayerDisc, project: Project, unit: number) => {
  const { xPx, yPx } = project(disc, xMm, yMm);
  return svg`<text x=${xPx + 18 * unit} y=${yPx - 14 * unit} font-size=${15 * unit} font-family="var(--cu-digits)" font-weight="600"
    fill="#f7f0e1" stroke="#16110d" stroke-width=${3.5 * unit} paint-order="stroke">${decimal(speedMPerS, 1)} m/s</text>`;
};

/**
 * The ways of the discs until now, growing as they move, with their contacts, where they go and how fast. `unit`: how long
 * a pixel of a picture as wide as a laptop's is here.
 */
export const drawWays = (discs: readonly PlayerDisc[], project: Project, unit: number): SVGTemplateResult => {
  const moved = discs.filter(({ trail }) => trail.length > 1);
  const moving = moved.filter(({ speedMPerS, gone }) => !gone && speedMPerS > SHOWN_M_PER_S);
  const fastest = moving.toSorted((a, b) => b.speedMPerS - a.speedMPerS).slice(0, MOST_SPEEDS);
  return svg`
    ${moved.map(({ trail, disc }) => drawWay(trail, disc, project, false))}
    ${moved.map(({ tail, disc }) => drawWay(tail, disc, project, true))}
    ${moved.map(({ disc, contacts }) => contacts.map(([x, y]) => drawContact(disc, project(disc, x, y), unit)))}
    ${moving.map(each => drawChevron(each, project, unit))}
    ${fastest.map(each => drawSpeed(each, project, unit))}`;
};
