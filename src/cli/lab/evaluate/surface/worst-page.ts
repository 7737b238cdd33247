import { writeFileSync } from 'node:fs';
import { distort, type InPicture } from '../../../../carrom/lens.ts';
import { fromSeat, markingsOf, type OnSurface, SEATS, standardSurface } from '../../../../carrom/surface.ts';
import { type SurfaceFit, seenAt } from '../../../../vision/surface/surface-fit.ts';
import type { Measured } from './measure-fits.ts';

type Line = readonly OnSurface[];
const STEPS = 24;

const segment = (a: OnSurface, b: OnSurface): Line =>
  Array.from({ length: STEPS + 1 }, (_, i) => ({
    xMm: a.xMm + ((b.xMm - a.xMm) * i) / STEPS,
    yMm: a.yMm + ((b.yMm - a.yMm) * i) / STEPS,
  }));
const circle = (at: OnSurface, radiusMm: number): Line =>
  Array.from({ length: 2 * STEPS + 1 }, (_, i) => ({
    xMm: at.xMm + radiusMm * Math.cos((Math.PI * i) / STEPS),
    yMm: at.yMm + radiusMm * Math.sin((Math.PI * i) / STEPS),
  }));

/** All lines of a board, as they must come to lie on the picture's own. */
const markingLines = (fit: SurfaceFit): readonly Line[] => {
  const m = markingsOf({ ...standardSurface, sideMm: fit.sideMm });
  const h = m.halfSideMm;
  const at = (xMm: number, yMm: number): OnSurface => ({ xMm, yMm });
  const ofSouth: readonly Line[] = [
    segment(at(-h, -h), at(h, -h)),
    segment(at(-m.baseCircleXMm, m.earthLineYMm), at(m.baseCircleXMm, m.earthLineYMm)),
    segment(at(-m.baseCircleXMm, m.skyLineYMm), at(m.baseCircleXMm, m.skyLineYMm)),
    circle(at(-m.baseCircleXMm, m.baseBandYMm), m.baseCircleRadiusMm),
    circle(at(m.baseCircleXMm, m.baseBandYMm), m.baseCircleRadiusMm),
    segment(
      at(-m.arrowTipMm / Math.SQRT2, -m.arrowTipMm / Math.SQRT2),
      at(-m.arrowTailMm / Math.SQRT2, -m.arrowTailMm / Math.SQRT2),
    ),
  ];
  return [
    ...SEATS.flatMap(seat => ofSouth.map(line => line.map(point => fromSeat(seat, point)))),
    circle(at(0, 0), m.centreCircleRadiusMm),
    circle(at(0, 0), m.outerCircleRadiusMm),
  ];
};

const path = (points: readonly InPicture[], className: string): string =>
  `<polyline class="${className}" points="${points.map(({ xPx, yPx }) => `${xPx.toFixed(1)},${yPx.toFixed(1)}`).join(' ')}"/>`;

const trueOutline = ({ sample }: Measured): string => {
  if (!sample.truth) return '';
  const { corners, lens } = sample.truth;
  const seen = (at: InPicture) => (lens ? distort(lens, at) : at);
  const sides = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % 4] ?? a;
    return Array.from({ length: STEPS }, (_, k) => ({
      xPx: a.xPx + ((b.xPx - a.xPx) * k) / STEPS,
      yPx: a.yPx + ((b.yPx - a.yPx) * k) / STEPS,
    }));
  });
  return path([...sides, corners[0]].map(seen), 'truth');
};

const figure = (measured: Measured, jpeg: string, set: string): string => {
  const { sample, found, errorsMm, certain, right } = measured;
  const { width, height } = sample.picture;
  const drawn = found
    ? [
        ...markingLines(found.fit).map(line =>
          path(
            line.map(point => seenAt(found.fit, point)),
            'fit',
          ),
        ),
        ...found.fit.pockets.map(({ at, radiusMm }) =>
          path(
            circle(at, radiusMm).map(point => seenAt(found.fit, point)),
            'pocket',
          ),
        ),
      ].join('')
    : '';
  const words = [
    errorsMm.length > 0
      ? `corners ${errorsMm.map(off => off.toFixed(1)).join(' / ')} mm`
      : found
        ? ''
        : 'nothing found',
    found ? `certainty ${found.fit.certainty.toFixed(3)}, residual ${found.fit.residualMm.toFixed(2)} mm` : '',
  ];
  const verdict = certain && !right ? 'wrong but certain' : right ? 'right' : 'wrong';
  const signs = found
    ? Object.entries(found.signs)
        .map(([name, value]) => `${name} ${Number(value).toFixed(3)}`)
        .join(' · ')
    : '';
  return `<figure class="${verdict.replaceAll(' ', '-')}"><svg viewBox="0 0 ${width} ${height}"><image href="${jpeg}" width="${width}" height="${height}"/>${trueOutline(measured)}${drawn}</svg>
<figcaption><b>${set}: ${sample.name}</b> ${verdict}. ${words.filter(Boolean).join(', ')}<br><small>${signs}</small></figcaption></figure>`;
};

const STYLE = `body{font:14px system-ui;background:#222;color:#eee;margin:1rem}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(30rem,1fr));gap:1rem}
figure{margin:0;padding:.5rem;background:#333}figure.wrong{outline:2px solid orange}figure.wrong-but-certain{outline:4px solid red}svg{width:100%}
polyline{fill:none;vector-effect:non-scaling-stroke;stroke-width:1.2}.fit{stroke:#0ff}.pocket{stroke:#ff0}.truth{stroke:#f0f;stroke-dasharray:6 4}small{color:#aaa}`;

const worstOf = ({ errorsMm, found, sample }: Measured): number =>
  sample.truth ? (errorsMm.length > 0 ? Math.max(...errorsMm) / sample.truth.sideMm : 10) : (found?.fit.certainty ?? 0);

/** Of each set so many are shown. */
const WORST = 30;

/** A page with fits drawn back on their pictures, worst first: what cannot be put in numbers is seen here. */
export const writeWorstPage = (
  file: string,
  sets: readonly { readonly name: string; readonly measured: readonly Measured[] }[],
  jpegOf: (measured: Measured) => string,
): void => {
  const body = sets
    .map(({ name, measured }) => {
      const figures = [...measured]
        .sort((a, b) => worstOf(b) - worstOf(a))
        .slice(0, WORST)
        .map(each => figure(each, jpegOf(each), name));
      return `<h2>${name}</h2><main>${figures.join('\n')}</main>`;
    })
    .join('\n');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Fits, worst first</title><style>${STYLE}</style><p>Cyan: the fit's lines. Yellow: its pockets. Magenta: the true edges.</p>${body}`,
  );
};
