import type { Answer } from '../../carrom/answer.ts';
import type { Disc, Piece } from '../../carrom/discs.ts';
import { type Fall, nothingAmiss, type ShotFacts } from '../../carrom/shot.ts';
import { POCKETS } from '../../carrom/surface.ts';
import type { Stroke } from '../stroke.ts';
import { type Parsed, type Word, wordsOf } from './words.ts';

/**
 * Shot line. First word, in this order:
 *   w b q S    pocketed, in the order they fell: white, black, queen, striker; `-` nothing.
 *              A digit after a letter is the pocket: 1 SW, 2 SE, 3 NE, 4 NW (`w2S2`: both in the same one)
 *   ?          it was not seen what fell first, the queen or a piece with it
 *   ^w         left the surface            ~b   left it and fell back       L   … off the lamp
 *   0          no piece was touched        !    improper stroke, called by the umpire
 * Then measured facts that are not as usual, as `name:y`, `name:n` or `name:?` (cannot tell):
 *   touched behind line prison forward back lines circle arrow, and first:w|b|q|-, how:direct|cushion.
 *   -0   w^b   wS!   -~bL   - behind:y
 */
const LETTER: Readonly<Record<Disc, string>> = { white: 'w', black: 'b', queen: 'q', striker: 'S' };
const DISC: Readonly<Record<string, Disc>> = { w: 'white', b: 'black', q: 'queen', S: 'striker' };
const PIECE: Readonly<Record<string, Piece>> = { w: 'white', b: 'black', q: 'queen' };

type AnswerKey = { [K in keyof ShotFacts]: ShotFacts[K] extends Answer ? K : never }[keyof ShotFacts];
const FACTS: readonly (readonly [string, AnswerKey])[] = [
  ['touched', 'anyPieceTouched'],
  ['behind', 'directHitOnOrBehindLine'],
  ['line', 'directHitOnLine'],
  ['prison', 'directHitInPrison'],
  ['forward', 'leftForwards'],
  ['back', 'backCushionFirst'],
  ['lines', 'strikerTouchedBothLines'],
  ['circle', 'strikerHalfOnBaseCircle'],
  ['arrow', 'strikerTouchedArrow'],
];
const ANSWER: Readonly<Record<Answer, string>> = { yes: 'y', no: 'n', 'cannot-tell': '?' };
const SAID: Readonly<Record<string, Answer>> = { y: 'yes', n: 'no', '?': 'cannot-tell' };

export const shotLine = (stroke: Stroke): string => {
  const falls = stroke.pocketed.map(({ disc, pocket }) =>
    pocket === 'unknown' ? LETTER[disc] : `${LETTER[disc]}${POCKETS.indexOf(pocket) + 1}`,
  );
  const { facts } = stroke;
  const marks = [
    falls.join('') || '-',
    stroke.orderUnknown ? '?' : '',
    ...stroke.offSurface.map(disc => `^${LETTER[disc]}`),
    ...stroke.fellBack.map(piece => `~${LETTER[piece]}`),
    stroke.offLamp ? 'L' : '',
    facts.anyPieceTouched === 'no' ? '0' : '',
    stroke.improper ? '!' : '',
  ];
  const words = FACTS.flatMap(([word, key]) => {
    const usual = facts[key] === nothingAmiss[key] || (key === 'anyPieceTouched' && facts[key] === 'no');
    return usual ? [] : [`${word}:${ANSWER[facts[key]]}`];
  });
  if (facts.firstTouched !== 'unknown')
    words.push(`first:${facts.firstTouched === 'nothing' ? '-' : LETTER[facts.firstTouched]}`);
  if (facts.firstTouchedHow !== 'unknown')
    words.push(`how:${facts.firstTouchedHow === 'direct' ? 'direct' : 'cushion'}`);
  return [marks.join(''), ...words].join(' ');
};

type NotAShot = 'not-a-shot-line';
const wrong = (column: number, says: string): Parsed<Stroke, NotAShot> => ({
  ok: false,
  error: 'not-a-shot-line',
  column,
  says,
});

export const readShot = (line: string): Parsed<Stroke, NotAShot> => {
  const [first, ...rest] = wordsOf(line);
  if (first === undefined) return wrong(1, 'a shot is missing; "-" is a shot that pockets nothing');
  const marks = readMarks(first);
  if (!marks.ok) return marks;
  let stroke = marks.value;
  for (const word of rest) {
    const read = readFact(stroke.facts, word);
    if (read === undefined) return wrong(word.column, `"${word.text}" is not a fact of a shot`);
    stroke = { ...stroke, facts: read };
  }
  return { ok: true, value: stroke };
};

const readMarks = ({ text, column }: Word): Parsed<Stroke, NotAShot> => {
  const pocketed: Fall[] = [];
  const offSurface: Disc[] = [];
  const fellBack: Piece[] = [];
  let i = 0;
  if (text[0] === '-') i = 1;
  else
    for (let disc = DISC[text[i] ?? '']; disc !== undefined; disc = DISC[text[i] ?? '']) {
      i++;
      const pocket = POCKETS[Number(/^[1-4]$/.test(text[i] ?? '') ? text[i] : 0) - 1];
      if (pocket !== undefined) i++;
      pocketed.push({ disc, pocket: pocket ?? 'unknown' });
    }
  if (i === 0) return wrong(column, 'a shot begins with w, b, q, S or -');
  const orderUnknown = text[i] === '?';
  if (orderUnknown) i++;
  for (; text[i] === '^'; i += 2) {
    const disc = DISC[text[i + 1] ?? ''];
    if (disc === undefined) return wrong(column + i + 1, 'after ^ comes what left the surface: w, b, q or S');
    offSurface.push(disc);
  }
  for (; text[i] === '~'; i += 2) {
    const piece = PIECE[text[i + 1] ?? ''];
    if (piece === undefined) return wrong(column + i + 1, 'after ~ comes what fell back: w, b or q');
    fellBack.push(piece);
  }
  const took = (mark: string): boolean => {
    if (text[i] !== mark) return false;
    i++;
    return true;
  };
  const offLamp = took('L');
  const untouched = took('0');
  const improper = took('!');
  if (i < text.length) return wrong(column + i, `"${text[i]}" does not belong here`);
  const facts: ShotFacts = untouched ? { ...nothingAmiss, anyPieceTouched: 'no' } : nothingAmiss;
  const value = {
    pocketed,
    ...(orderUnknown && { orderUnknown }),
    offSurface,
    fellBack,
    facts,
    ...(offLamp && { offLamp }),
    ...(improper && { improper }),
  };
  return { ok: true, value };
};

const readFact = (facts: ShotFacts, { text }: Word): ShotFacts | undefined => {
  const [name = '', said = '', more] = text.split(':');
  if (more !== undefined) return undefined;
  if (name === 'first') {
    const firstTouched = said === '-' ? 'nothing' : PIECE[said];
    return firstTouched && { ...facts, firstTouched };
  }
  if (name === 'how') {
    if (said !== 'direct' && said !== 'cushion') return undefined;
    return { ...facts, firstTouchedHow: said === 'direct' ? 'direct' : 'off-cushion' };
  }
  const key = FACTS.find(([word]) => word === name)?.[1];
  const answer = SAID[said];
  return key && answer && { ...facts, [key]: answer };
};
