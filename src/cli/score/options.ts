import { parseArgs } from 'node:util';
import type { InPicture } from '../../carrom/lens.ts';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import { standardSurface } from '../../carrom/surface.ts';
import { BOOK_IDS, type BookId } from '../../rules/book.ts';
import { EXIT_CODES } from './trouble.ts';

export const USAGE = `npm run score -- VIDEO [options]

Keeps the score of a recorded game. VIDEO is a recording, or a folder of pictures in the order of their names.

  --rules BOOK       ${BOOK_IDS.join(', ')} (international)
  --break A|B        who breaks first; left out: whoever makes the first shot. A sits at the near side
  --names ANA,BEA    names of A and B; four names for doubles: A1, B1, A2, B2, each on the right of the one before
  --corners "X,Y X,Y X,Y X,Y"
                     the surface's corners in pixels: near left, near right, far right, far left
  --board MM         side of the playing surface (${standardSurface.sideMm})
  --fps N            pictures a second, for a folder (30)
  --json FILE        writes everything that was seen and ruled to FILE
  --highlights FILE  writes a film of the shots of note to FILE (.mp4 or .webm), slow, with ways and score on them
  --models DIR       where the networks are (models)
  --quiet            no progress

Ends with 0 when it was scored; ${Object.entries(EXIT_CODES)
  .map(([trouble, code]) => `${code} ${trouble}`)
  .join(', ')}.`;

export type GivenCorners = readonly [InPicture, InPicture, InPicture, InPicture];

export interface ScoreOptions {
  readonly video: string;
  readonly book: BookId;
  readonly breaks: 'A' | 'B' | undefined;
  readonly names: readonly string[];
  readonly corners: GivenCorners | undefined;
  readonly boardMm: number;
  readonly fps: number;
  readonly json: string | undefined;
  readonly highlights: string | undefined;
  readonly models: string | undefined;
  readonly quiet: boolean;
}

const cornersIn = (text: string): GivenCorners | undefined => {
  const points = text
    .trim()
    .split(/\s+/)
    .map(point => point.split(',').map(Number))
    .map(([xPx = Number.NaN, yPx = Number.NaN]) => ({ xPx, yPx }));
  const [sw, se, ne, nw] = points;
  if (points.length !== 4 || !sw || !se || !ne || !nw) return undefined;
  return points.every(({ xPx, yPx }) => Number.isFinite(xPx) && Number.isFinite(yPx)) ? [sw, se, ne, nw] : undefined;
};

/** What is wrong with the way it was asked, in words. */
export type Asked = Outcome<ScoreOptions, string>;

export const readOptions = (given: readonly string[]): Asked => {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(given);
  } catch (error) {
    return bad(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  const [video, ...more] = positionals;
  if (video === undefined) return bad('Which recording?');
  if (more.length > 0) return bad('One recording at a time.');
  const book = BOOK_IDS.find(id => id === values.rules);
  if (book === undefined) return bad(`There is no book "${values.rules}". There are: ${BOOK_IDS.join(', ')}.`);
  const breaks = values.break?.toUpperCase();
  if (breaks !== undefined && breaks !== 'A' && breaks !== 'B') return bad('--break is A or B.');
  const names = values.names.split(',').map(name => name.trim());
  if ((names.length !== 2 && names.length !== 4) || names.some(name => name === ''))
    return bad('--names takes two names, or four for doubles, with commas between them.');
  const corners = values.corners === undefined ? undefined : cornersIn(values.corners);
  if (values.corners !== undefined && corners === undefined)
    return bad('--corners takes four points: "x,y x,y x,y x,y".');
  if (values.highlights !== undefined && !/\.(mp4|webm|mkv|mov)$/i.test(values.highlights))
    return bad('--highlights takes the name of a film: out.mp4 or out.webm.');
  const [boardMm, fps] = [Number(values.board), Number(values.fps)];
  if (!(boardMm >= 300 && boardMm <= 1500)) return bad('--board is the side of the surface in millimetres.');
  if (!(fps > 0 && fps <= 1000)) return bad('--fps is how many pictures were taken a second.');
  return good({
    video,
    book,
    breaks,
    names,
    corners,
    boardMm,
    fps,
    json: values.json,
    highlights: values.highlights,
    models: values.models,
    quiet: values.quiet,
  });
};

const parse = (given: readonly string[]) =>
  parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      rules: { type: 'string', default: 'international' },
      break: { type: 'string' },
      names: { type: 'string', default: 'A,B' },
      corners: { type: 'string' },
      board: { type: 'string', default: `${standardSurface.sideMm}` }, // as the page has it
      fps: { type: 'string', default: '30' },
      json: { type: 'string' },
      highlights: { type: 'string' },
      models: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
