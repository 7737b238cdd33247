import type { Disc } from '../../../carrom/discs.ts';
import type { OnSurface } from '../../../carrom/surface.ts';
import { middleHeightMm } from '../../../vision/detect/place-seen.ts';
import {
  COVER_ACROSS,
  COVER_CELL_MM,
  type Covered,
  coverMiddle,
  type PlacedDisc,
  type PlacedFrame,
} from '../../../vision/detect/placed-discs.ts';
import { cameraPose, seemsToLie } from '../../../vision/surface/camera-pose.ts';
import { type SurfaceFit, seenAt } from '../../../vision/surface/surface-fit.ts';
import type { Film } from './film-set.ts';
import { type Cut, cutAround, picturesOf } from './film-strip.ts';
import { fitFromCorners } from './pieces/fit-from-corners.ts';
import { inHtml } from './report-page.ts';
import type { Why } from './tell-why.ts';

/** A shot that was wrong, missed, held or invented, with what the detector had said of its film. */
export interface WorstShot {
  readonly film: Film;
  readonly frames: readonly PlacedFrame[];
  readonly why: Why;
}

const PICTURES = 6;
/** Shown from so long before a shot until so long after it. */
const BEFORE_MS = 250;
const AFTER_MS = 500;

const COLOURS: Readonly<Record<Disc, string>> = { white: '#fff', black: '#000', queen: '#e0208a', striker: '#1e6fff' };

const momentsOf = ({ startMs, endMs }: Why): readonly number[] =>
  Array.from(
    { length: PICTURES },
    (_, i) => startMs - BEFORE_MS + (i * (endMs - startMs + BEFORE_MS + AFTER_MS)) / (PICTURES - 1),
  );

const frameAt = ({ truth }: Film, ms: number): number =>
  Math.max(0, Math.min(truth.frames.length - 1, Math.round((ms * truth.fps) / 1000)));

/** What a hand covers, row by row. */
const coverLines = (fit: SurfaceFit, covered: Covered): string => {
  let path = '';
  const to = (cell: number, dx: number) => {
    const { xMm, yMm } = coverMiddle(cell);
    const { xPx, yPx } = seenAt(fit, { xMm: xMm + dx, yMm });
    return `${xPx.toFixed(0)} ${yPx.toFixed(0)}`;
  };
  for (let cell = 0; cell < covered.length; cell += 1) {
    if (covered[cell] !== 1) continue;
    const first = cell;
    while (covered[cell + 1] === 1 && (cell + 1) % COVER_ACROSS !== 0) cell += 1;
    path += `M${to(first, -COVER_CELL_MM / 2)}L${to(cell, COVER_CELL_MM / 2)}`;
  }
  return `<path d="${path}" stroke="#f80" stroke-width="2" opacity=".6"/>`;
};

/** One frame with what the detector said of it: a ring in its colour for each disc, lines where a hand was. */
const drawn = (film: Film, cut: Cut, image: string | undefined, frame: PlacedFrame | undefined, ms: number): string => {
  const [width, height] = film.truth.size;
  const fit = fitFromCorners(film.truth.corners_px, width, height, film.truth.surface_mm);
  const pose = cameraPose(fit);
  const ring = ({ kind, at, certainty }: PlacedDisc): string => {
    const seems: OnSurface = seemsToLie(pose, at, middleHeightMm(kind, undefined));
    const [a, b] = [seenAt(fit, seems), seenAt(fit, { xMm: seems.xMm + 19, yMm: seems.yMm })];
    const r = Math.hypot(b.xPx - a.xPx, b.yPx - a.yPx).toFixed(1);
    const circle = (colour: string, wide: number) =>
      `<circle cx="${a.xPx.toFixed(1)}" cy="${a.yPx.toFixed(1)}" r="${r}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`;
    return `<g opacity="${(0.3 + 0.7 * certainty).toFixed(2)}">${circle('#7f7', 5)}${circle(COLOURS[kind], 2.5)}</g>`;
  };
  const picture = image
    ? `<image href="${image}" x="${cut.xPx}" y="${cut.yPx}" width="${cut.widthPx}" height="${cut.heightPx}"/>`
    : '';
  const hand = frame?.covered ? coverLines(fit, frame.covered) : '';
  return (
    `<svg viewBox="${cut.xPx} ${cut.yPx} ${cut.widthPx} ${cut.heightPx}">${picture}${hand}${frame?.discs.map(ring).join('') ?? ''}` +
    `<text x="${cut.xPx + 6}" y="${cut.yPx + 24}" font-size="22" fill="#ff0" stroke="#000" stroke-width=".5">${(ms / 1000).toFixed(2)} s</text></svg>`
  );
};

/** A strip of pictures for each, with what was seen in them, what was told, and why. */
export const worstShots = (all: readonly WorstShot[]): string => {
  const parts: string[] = [];
  for (const film of new Set(all.map(worst => worst.film))) {
    const own = all.filter(worst => worst.film === film);
    const cut = cutAround(film.truth);
    const pictures = picturesOf(
      film.video,
      cut,
      own.flatMap(({ why }) => momentsOf(why).map(ms => frameAt(film, ms))),
    );
    for (const { why, frames } of own) {
      const strip = momentsOf(why).map(ms => {
        const n = frameAt(film, ms);
        const atMs = (1000 * n) / film.truth.fps;
        const frame = frames.find(one => Math.abs(one.atMs - atMs) < 500 / film.truth.fps);
        return drawn(film, cut, pictures.get(n), frame, atMs);
      });
      parts.push(
        `<figure><figcaption><b>${film.name}</b> (${inHtml(film.light)}) ${inHtml(why.line)}</figcaption>` +
          `<div class="strip">${strip.join('')}</div><pre>${inHtml(why.accounts.join('\n'))}</pre></figure>`,
      );
    }
  }
  return `<h2>${all.length} that were wrong, missed, held or invented</h2><p>rings: what the detector said, in the disc's colour, pale where it was unsure; orange: hands</p>${parts.join('\n')}`;
};
