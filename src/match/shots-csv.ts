import { fallen } from '../carrom/shot.ts';
import { makeShot } from '../rules/notation.ts';
import { say } from '../rules/say.ts';
import type { Entry, MatchView } from './replay.ts';
import { speakerOf } from './speaker.ts';

const HEAD = [
  'no',
  'board',
  'player',
  'shot',
  'white',
  'black',
  'queen',
  'striker',
  'paragraphs',
  'ruling',
  'score A',
  'score B',
];

/** Quotes what needs it; a cell that a spreadsheet would take for a formula is made plain text. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && /^[=+@\t]|^-./.test(value) ? `'${value}` : String(value);
  return /[",\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Every shot and call of a match, one row each, for spreadsheets. */
export const shotsCsv = (view: MatchView, language: 'en' | 'fr'): string => {
  const speaker = speakerOf(view);
  const row = ({ event, before, ruling }: Entry, i: number): readonly (string | number)[] => {
    const stroke = event.kind === 'shot-played' ? event.stroke : undefined;
    const count = (disc: 'white' | 'black' | 'queen' | 'striker') => (stroke ? fallen(stroke, disc) : '');
    return [
      i + 1,
      before.board,
      stroke ? (view.start.names[before.at] ?? '') : '',
      stroke ? makeShot(stroke) : '',
      count('white'),
      count('black'),
      count('queen'),
      count('striker'),
      ruling.findings.map(({ cite }) => cite).join(', '),
      ruling.findings.map(finding => say(finding, speaker)[language]).join(' '),
      ruling.after.score.A,
      ruling.after.score.B,
    ];
  };
  return [HEAD, ...view.entries.map(row)].map(cells => `${cells.map(cell).join(',')}\r\n`).join('');
};
