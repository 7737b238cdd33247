import type { Results } from './kept-results.ts';
import type { PrintedTable } from './markdown.ts';
import { NONE, percent, type Told, told } from './told.ts';

/** The tables that pages show, made of what the commands printed; the bars we mean to reach stand in brackets. */
export interface DocTable {
  /** Stands between its marks in these pages. */
  readonly mark: string;
  readonly pages: readonly string[];
  readonly title: string;
  /** The commands whose numbers it shows. */
  readonly from: readonly string[];
  readonly of: (said: Told, results: Results) => PrintedTable;
}

const SURFACE = 'evaluate surface';
const PIECES = 'evaluate pieces';
const SHOTS = 'evaluate shots';
const FILMS = 'evaluate films';
const PAGE = 'bench page';
const DETECTOR = 'bench detector';
const FIT = 'bench surface';
const REPLAY = 'bench replay';
type Row = readonly string[];

const discs = (said: Told, set: string): string => said.cell(PIECES, `${set}, and its own colours`, 'precision');

const filmRow = (said: Told, name: string) => {
  const count = (column: string) => said.number(FILMS, name, column);
  return {
    shots: count('shots'),
    right: count('right'),
    held: count('held'),
    wrong: count('wrong'),
    missed: count('missed'),
  };
};

const STUDIO_SHOTS = "studio shots, our detector's mistakes";
const MORE_NOISE = 'studio shots, truth + noise, no pictures';

/** What was not measured is left out of tables that name single numbers. */
const measuredOnly = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(cells => !cells.some(cell => cell.startsWith(NONE) || cell.startsWith('NaN')));

const accuracy = (said: Told): PrintedTable => {
  const [above, aside] = [filmRow(said, 'films from above'), filmRow(said, 'from the side')];
  const found = (set: string) => said.cell(SURFACE, set, 'found');
  const certain = ['photos', 'films'].reduce((sum, set) => sum + said.number(SURFACE, set, 'wrong'), 0);
  return {
    head: ['what', 'set', 'measured'],
    rows: measuredOnly([
      [
        'the board is found',
        `${said.cell(SURFACE, 'photos', 'pictures')} photographs / ${said.cell(SURFACE, 'films', 'pictures')} films`,
        `${found('photos')} (90) / ${found('films')} (100), wrong but certain: ${certain}`,
      ],
      [
        'discs found, precision / recall',
        `${said.cell(PIECES, 'studio, and its own colours', 'pictures')} studio pictures`,
        `${discs(said, 'studio')} (0.995 both)`,
      ],
      [
        'discs found, precision / recall',
        `${said.cell(PIECES, 'photos, and its own colours', 'pictures')} photographs`,
        `${discs(said, 'photos')} (0.95 / 0.93)`,
      ],
      [
        'whole shot right',
        `${above.shots} shots filmed on photographs of real boards`,
        `${percent(above.right, above.shots)} (90), asked ${percent(above.held, above.shots)}, wrong or missed without asking ${percent(above.wrong + above.missed, above.shots, 1)}`,
      ],
      [
        'whole shot right',
        `${aside.shots} such shots from the side, 30–55°`,
        `${percent(aside.right, aside.shots)}, asked ${percent(aside.held, aside.shots)}, wrong or missed without asking ${percent(aside.wrong + aside.missed, aside.shots, 1)}`,
      ],
      [
        'whole shot right',
        `${said.cell(SHOTS, STUDIO_SHOTS, 'shots')} studio shots, with mistakes as our detector makes them`,
        `${said.cell(SHOTS, STUDIO_SHOTS, 'whole shot right')} (99), wrong without asking: ${said.cell(SHOTS, STUDIO_SHOTS, 'wrong without asking').split(' ')[0]}`,
      ],
      [
        "a camera's 30 frames a second analysed, on two cores",
        'board at rest / in motion',
        `${said.line(PAGE, /^analysing ([\d.]+) .*at rest/)} / ${said.line(PAGE, /^analysing ([\d.]+) .*lively/)}`,
      ],
    ]),
  };
};

/** A number and the bar it is to reach, in the brackets that are there or in some of its own. */
const withBar = (cell: string, bar: string | undefined): string => {
  if (!bar) return cell;
  return cell.endsWith(')') ? `${cell.slice(0, -1)}; ${bar})` : `${cell} (${bar})`;
};

/** Rows of a printed table by their own names: the printed name, what bars there are, column by column. */
const picked = (
  said: Told,
  section: string,
  columns: readonly (readonly [column: string, head: string])[],
  rows: readonly (readonly [printed: string, shown: string, ...bars: readonly string[]])[],
): PrintedTable => ({
  head: ['set', ...columns.map(([, head]) => head)],
  rows: rows
    .filter(([printed]) => said.has(section, printed))
    .map(
      ([printed, shown, ...bars]): Row => [
        shown,
        ...columns.map(([column], i) => withBar(said.cell(section, printed, column), bars[i])),
      ],
    ),
});

const surface = (said: Told): PrintedTable =>
  picked(
    said,
    SURFACE,
    [
      ['pictures', 'pictures'],
      ['found', 'found'],
      ['corner error', 'corner error, median / 95 %'],
      ['certain', 'certain'],
      ['wrong but certain', 'wrong but certain'],
    ],
    [
      ['studio pictures', 'studio pictures of unseen looks', '', '99', '1.5 / 4', '', '0'],
      ['studio, a corner out of view', 'the same with a corner out of view', '', '', '', '', '0'],
      ['studio from the side', 'studio pictures from the side', '', '95', '', '', '0'],
      ['clips', 'frames of path-traced recordings', '', '98', '2 / 5', '', '0'],
      ['photos', 'photographs', '', '90', '6 / 15', '', '≤ 2 %'],
      ['photos from the side', 'photographs from the side', '', '67', '', '', '0'],
      ['films', 'films, six of them from the side', '', '100', '', '', '0'],
      ['without a board', 'pictures without a board', '', '', '', '', '0'],
    ],
  );

const DISC_SETS: readonly (readonly [string, string, string?, string?, string?])[] = [
  ['studio', 'studio pictures of unseen looks', '0.995 both', '99.8', '1.0'],
  ['studio at rest', 'those of them at rest'],
  ['studio in mid-shot', 'those in mid-shot'],
  ['clips at rest', 'recordings at rest', '0.99 both', '99.5', '2'],
  ['clips in motion', 'the same in motion, watched from the start', '0.95 both', '99', '6'],
  ['photos', 'photographs', '0.95 / 0.93', '98'],
  ['start layout', 'start layouts of all sets', '0.99 both', '99'],
];

const pieces = (said: Told): PrintedTable => ({
  head: ['set', 'pictures', 'discs', 'precision / recall', 'kind right', 'place, RMS', 'Hough + HSV'],
  rows: DISC_SETS.filter(([set]) => said.has(PIECES, `${set}, and its own colours`)).map(([set, shown, ...bars]) => {
    const cell = (column: string) => said.cell(PIECES, `${set}, and its own colours`, column);
    const judged = ['precision', 'kind right', 'place'].map((column, i) => withBar(cell(column), bars[i]));
    return [shown, cell('pictures'), cell('discs'), ...judged, said.cell(PIECES, `${set}, Hough + HSV`, 'precision')];
  }),
});

const shots = (said: Told): PrintedTable => {
  const recorded = (hand: string) => `recordings from elsewhere, their truth + noise, 5 cameras each, hand ${hand}`;
  return picked(
    said,
    SHOTS,
    [
      ['shots', 'shots'],
      ['whole shot right', 'whole shot right'],
      ['right or held', 'right or asked'],
      ['wrong without asking', 'wrong without asking'],
      ['held', 'asked'],
      ['pot precision', 'pot precision / recall'],
    ],
    [
      [
        STUDIO_SHOTS,
        'studio shots, mistakes as our detector makes them',
        '',
        '99',
        '99.9',
        '≤ 0.1 %',
        '4',
        '0.995 both',
      ],
      [MORE_NOISE, 'the same shots, far more noise', '', '99', '99.9', '≤ 0.1 %', '4', '0.995 both'],
      [recorded('as-filmed'), 'recordings, as much noise, hands as filmed', '', '95', '100', '0', '', '0.98 both'],
      [recorded('hiding'), 'the same, hands that hide what is under them', '', '95', '100', '0', '', '0.98 both'],
    ],
  );
};

const facts = (said: Told): PrintedTable => ({
  head: ['told of a shot', 'right'],
  rows: measuredOnly([
    ['the first contact, and whether off a cushion', `${said.line(SHOTS, /^first contact right .*?([\d.]+ %)/)} (95)`],
    ['the pocket', `${said.line(SHOTS, /^pocket right ([\d.]+ %)/)} (99)`],
    ['the order of falls more than 100 ms apart', `${said.line(SHOTS, /^order of falls .*?right ([\d.]+ %)/)} (95)`],
    ['the way of a disc, within 8 mm', `${said.line(SHOTS, /^way within 8 mm of the truth ([\d.]+ %)/)} (95)`],
    ['the way of some disc of its kind, within 8 mm', said.line(SHOTS, /any disc of its kind ([\d.]+ %)/)],
    ['whose shot it was', said.line(SHOTS, /whose shot right ([\d.]+ %)/)],
    [
      'invented in twenty minutes without a shot',
      `${said
        .line(SHOTS, /without a shot: (\d+ shots invented \(\d+ of them held\))/)
        .replace(' shots invented', '')
        .replace('held', 'asked about')} (0)`,
    ],
  ]),
});

const films = (said: Told): PrintedTable =>
  picked(
    said,
    FILMS,
    [
      ['shots', 'shots'],
      ['right', 'right'],
      ['held', 'asked'],
      ['wrong', 'wrong without asking'],
      ['missed', 'not noticed'],
      ['invented', 'invented'],
      ['pot precision', 'pot precision / recall'],
    ],
    [
      ['as the photo', 'from above, light as on the photo'],
      ['one lamp, soft or small', 'from above, one lamp, soft or small'],
      ['dim', 'from above, dim'],
      ['films from above', 'all from above', '', '90 %', '', '2', '0'],
      ['from the side', 'from the side, 30–55°'],
      ['path-traced clips', 'path-traced recordings'],
    ],
  );

const claims = (said: Told): PrintedTable =>
  said.table(FILMS, 'claimed') ?? { head: ['claimed', 'shots', 'mean claimed', 'right'], rows: [] };

const speed = (said: Told): PrintedTable => ({
  head: ['what', 'measured', 'command'],
  rows: measuredOnly([
    [
      'first paint, before anything that sees is asked for',
      `${said.line(PAGE, /^first paint after (\d+ ms)/)} (450)`,
      '`bench -- page`',
    ],
    [
      'scripts and styles before vision, compressed',
      `${said.line(PAGE, /^before vision: ([\d.]+ kB)/)} (250)`,
      '`bench -- page`',
    ],
    [
      'frames a second analysed of a camera’s 30: at rest',
      `${said.line(PAGE, /^analysing ([\d.]+) .*at rest/)} (30)`,
      '`bench -- page`',
    ],
    ['… seven discs in motion', `${said.line(PAGE, /^analysing ([\d.]+) .*lively/)} (30)`, '`bench -- page`'],
    [
      '… beside a core’s worth of other load',
      `${said.line(DETECTOR, /other load: ([\d.]+) frames/)} (20)`,
      '`bench -- detector`',
    ],
    [
      'tasks of the main thread over 50 ms meanwhile',
      `${said.line(PAGE, /^analysing .*lively shot, all over the board: (\d+) tasks/)} (0)`,
      '`bench -- page`',
    ],
    ['layout shift in the whole demo', `${said.line(PAGE, /layout shift ([\d.]+)/)} (0.02)`, '`bench -- page`'],
    [
      'the first fit of a board, the slowest of four',
      `${said.line(FIT, /^slowest first fit (\d+ ms)/)} (1000)`,
      '`bench -- surface`',
    ],
    ['a look at the whole surface', said.line(DETECTOR, /^whole surface ([\d.]+ ms)/), '`bench -- detector`'],
    [
      '… as a part of what a stock detector’s shape takes',
      `${said.line(DETECTOR, /: (1\/[\d.]+) \(/)} (1/12)`,
      '`bench -- detector`',
    ],
    [
      'recording for replays, of the analysed frames',
      `${said.line(REPLAY, /recording costs (-?\d+ %)/)} (10)`,
      '`bench -- replay`',
    ],
    [
      'from rest to the first picture of the replay',
      `${said.line(REPLAY, /replay: (\d+ ms)/)} (1000)`,
      '`bench -- replay`',
    ],
  ]),
});

/** When and where each number was measured. */
const where = (_said: Told, results: Results): PrintedTable => ({
  head: ['command', 'measured', 'on', 'with'],
  rows: Object.entries(results).map(([name, { at, machine, versions }]) => [
    `\`${name.replace(' ', ' -- ')}\``,
    at,
    machine,
    versions,
  ]),
});

export const DOC_TABLES: readonly DocTable[] = [
  {
    mark: 'accuracy',
    from: [SURFACE, PIECES, SHOTS, FILMS, PAGE],
    pages: ['README.md', 'docs/accuracy.md'],
    title: 'The summary',
    of: accuracy,
  },
  {
    mark: 'measured surface',
    from: [SURFACE],
    pages: ['docs/accuracy.md', 'models/README.md'],
    title: 'Finding the board',
    of: surface,
  },
  {
    mark: 'measured pieces',
    from: [PIECES],
    pages: ['docs/accuracy.md', 'models/README.md'],
    title: 'Finding the discs',
    of: pieces,
  },
  { mark: 'measured shots', from: [SHOTS], pages: ['docs/accuracy.md'], title: 'From discs to shots', of: shots },
  { mark: 'measured facts', from: [SHOTS], pages: ['docs/accuracy.md'], title: 'What is told of a shot', of: facts },
  { mark: 'measured films', from: [FILMS], pages: ['docs/accuracy.md'], title: 'Films on real boards', of: films },
  {
    mark: 'measured claims',
    from: [FILMS],
    pages: ['docs/accuracy.md'],
    title: 'How sure, and how often right',
    of: claims,
  },
  {
    mark: 'measured speed',
    from: [PAGE, DETECTOR, FIT, REPLAY],
    pages: ['docs/accuracy.md'],
    title: 'How fast',
    of: speed,
  },
  { mark: 'measured where', pages: ['docs/accuracy.md'], title: 'When and where', from: [], of: where },
];

export const tableOf = ({ of }: DocTable, results: Results): PrintedTable => of(told(results), results);
