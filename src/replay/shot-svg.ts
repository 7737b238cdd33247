import { MEASURES } from '../carrom/measures.ts';
import { markingsOf, POCKETS, pocketCentre, standardSurface } from '../carrom/surface.ts';
import { alongPath, type Path, shotMs } from './along-path.ts';
import { WAY_EDGE, WAY_FILL } from './paint-ways.ts';

/** Before the strike and after the last disc lies, so long nothing moves. */
const BEFORE_MS = 400;
const AFTER_MS = 1500;
/** A way is told to the drawing program so often: corners would lose how discs slow down. */
const STEP_MS = 40;

const n = (value: number): string => `${Math.round(value * 10) / 10}`;

const board = (): string => {
  const m = markingsOf(standardSurface);
  const reach = m.halfSideMm + MEASURES.frameWidth.mm;
  const sides = [0, 90, 180, 270].map(
    turn =>
      `<g transform="rotate(${turn})" fill="none" stroke="#16110d"><path stroke-width="${n(m.earthLineThicknessMm)}" d="M${n(-m.baseCircleXMm)} ${n(-m.earthLineYMm)}h${n(2 * m.baseCircleXMm)}"/><path stroke-width="1.5" d="M${n(-m.baseCircleXMm)} ${n(-m.skyLineYMm)}h${n(2 * m.baseCircleXMm)}"/>${[-1, 1].map(side => `<circle cx="${n(side * m.baseCircleXMm)}" cy="${n(-m.baseBandYMm)}" r="${n(m.baseCircleRadiusMm)}" fill="#b3262e"/>`).join('')}</g>`,
  );
  const pockets = POCKETS.map(pocket => {
    const { xMm, yMm } = pocketCentre(standardSurface, pocket);
    return `<circle cx="${n(xMm)}" cy="${n(-yMm)}" r="${n(standardSurface.pocketDiameterMm / 2)}" fill="#16110d"/>`;
  });
  return `<rect x="${n(-reach)}" y="${n(-reach)}" width="${n(2 * reach)}" height="${n(2 * reach)}" rx="38" fill="#5a2d1a"/><rect x="${n(-m.halfSideMm)}" y="${n(-m.halfSideMm)}" width="${n(2 * m.halfSideMm)}" height="${n(2 * m.halfSideMm)}" fill="#e7cb98"/>${sides.join('')}<circle r="${n(m.outerCircleRadiusMm)}" fill="none" stroke="#16110d" stroke-width="2"/><circle r="${n(m.centreCircleRadiusMm)}" fill="#b3262e"/>${pockets.join('')}`;
};

const svg = (inside: string, label: string): string => {
  const reach = markingsOf(standardSurface).halfSideMm + MEASURES.frameWidth.mm;
  const safe = label.replace(/[<>&]/g, sign => `&#${sign.codePointAt(0)};`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="720" viewBox="${n(-reach)} ${n(-reach)} ${n(2 * reach)} ${n(2 * reach)}" role="img"><title>${safe}</title>${board()}${inside}</svg>`;
};

const radiusOf = ({ disc }: Path): number =>
  (disc === 'striker' ? standardSurface.strikerDiameterMm : standardSurface.pieceDiameterMm) / 2;

const circle = (path: Path, xMm: number, yMm: number, inside: string): string =>
  `<circle cx="${n(xMm)}" cy="${n(-yMm)}" r="${n(radiusOf(path))}" fill="${WAY_FILL[path.disc]}" stroke="${WAY_EDGE[path.disc]}" stroke-width="2">${inside}</circle>`;

const wayLine = (d: string, path: Path, more: string): string =>
  `<path d="${d}" fill="none" stroke="${WAY_FILL[path.disc]}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" opacity="0.75" ${more}`;

const times = (untilMs: number): readonly number[] => [
  ...Array.from({ length: Math.floor(untilMs / STEP_MS) + 1 }, (_, i) => i * STEP_MS),
  untilMs,
];

/** How long the moving drawing takes before it begins again. */
export const animationMs = (paths: readonly Path[]): number => BEFORE_MS + shotMs(paths) + AFTER_MS;

/** The shot at one time of the moving drawing. */
export const stillSvg = (paths: readonly Path[], label: string, atMs: number): string => {
  const ms = atMs - BEFORE_MS;
  const ways = paths.map(path => {
    const way = times(Math.max(0, Math.min(ms, shotMs(paths)))).map(each => alongPath(path, each));
    return way.length < 3 || path.points.length < 2
      ? ''
      : wayLine(`M${way.map(({ xMm, yMm }) => `${n(xMm)} ${n(-yMm)}`).join('L')}`, path, '/>');
  });
  const discs = paths.map(path => {
    const gone = path.pocketed && ms >= (path.points.at(-1)?.[2] ?? 0);
    const { xMm, yMm } = alongPath(path, Math.max(0, ms));
    return gone ? '' : circle(path, xMm, yMm, '');
  });
  return svg([...ways, ...discs].join(''), label);
};

/** A disc that moves, and its way that grows behind it, as a drawing program's own animation. */
const moving = (path: Path, longMs: number): readonly [way: string, disc: string] => {
  const endMs = path.points.at(-1)?.[2] ?? 0;
  const start = alongPath(path, 0);
  if (path.points.length < 2) return ['', circle(path, start.xMm, start.yMm, '')];
  const at = times(Math.min(endMs, longMs)).map(ms => ({ ms, ...alongPath(path, ms) }));
  const keys = [0, ...at.map(({ ms }) => BEFORE_MS + ms), longMs].map(ms => (Math.min(ms, longMs) / longMs).toFixed(4));
  const [first, last] = [at[0], at.at(-1)];
  const through = [first, ...at, last].map(each => each ?? { xMm: 0, yMm: 0 });
  const animate = (what: string, values: readonly string[]) =>
    `<animate attributeName="${what}" dur="${longMs}ms" repeatCount="indefinite" keyTimes="${keys.join(';')}" values="${values.join(';')}"/>`;
  let gone = 0;
  const wayMm = through.map(({ xMm, yMm }, i) => {
    const before = through[i - 1];
    gone += before ? Math.hypot(xMm - before.xMm, yMm - before.yMm) : 0;
    return gone;
  });
  const line = `M${at.map(({ xMm, yMm }) => `${n(xMm)} ${n(-yMm)}`).join('L')}`;
  const dash = animate(
    'stroke-dashoffset',
    wayMm.map(mm => n(gone - mm)),
  );
  const falls = path.pocketed
    ? `<animate attributeName="opacity" dur="${longMs}ms" repeatCount="indefinite" calcMode="discrete" keyTimes="0;${((BEFORE_MS + endMs) / longMs).toFixed(4)}" values="1;0"/>`
    : '';
  return [
    wayLine(line, path, `stroke-dasharray="${n(gone + 1)}" stroke-dashoffset="${n(gone)}">${dash}</path>`),
    circle(
      path,
      start.xMm,
      start.yMm,
      animate(
        'cx',
        through.map(({ xMm }) => n(xMm)),
      ) +
        animate(
          'cy',
          through.map(({ yMm }) => n(-yMm)),
        ) +
        falls,
    ),
  ];
};

/** The shot as one moving drawing, which needs no program but the browser's own. */
export const animatedSvg = (paths: readonly Path[], label: string): string => {
  const longMs = Math.round(animationMs(paths));
  const all = paths.map(path => moving(path, longMs));
  return svg([...all.map(([way]) => way), ...all.map(([, disc]) => disc)].join(''), label);
};
