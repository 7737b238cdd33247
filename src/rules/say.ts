import type { BookWords, RuleBook } from './book.ts';
import type { Finding, PutBack, ToConfirm } from './ruling.ts';
import type { Said } from './said.ts';
import { compose } from './say/compose.ts';
import { english } from './say/english.ts';
import { french } from './say/french.ts';
import { upper } from './say/names.ts';
import type { Tongue } from './say/tongue.ts';
import { type Format, PARTIES, type Party, type Queen, type Question } from './state.ts';
import { playerName } from './turn.ts';

/** How the judge talks at a table: the words of its book and the names of its players. */
export interface Speaker {
  readonly en: Tongue;
  readonly fr: Tongue;
  /** Name of a side, or of a player where everyone plays for himself. */
  readonly party: (party: Party) => string;
  /** Name of a player by his place in the order of play. */
  readonly player: (at: number) => string;
}

/** Where no book is at hand. */
const PLAIN: BookWords = {
  queen: { en: 'queen', fr: 'reine' },
  striker: 'palet',
  pocketed: 'rentré',
  covered: 'confirmé',
};

/** `sides`: names of A and B (simple rule: of all players). `players`: in doubles, names in the order of play. */
export const speakerFor = (
  book: RuleBook | undefined,
  format: Format = 'singles',
  sides: readonly string[] = [],
  players: readonly string[] = format === 'doubles' ? [] : sides,
): Speaker => ({
  en: english(book?.words ?? PLAIN),
  fr: french(book?.words ?? PLAIN),
  party: party => sides[PARTIES.indexOf(party)] || party,
  player: at => players[at] || playerName(format, at),
});

const plain = speakerFor(undefined);

const both = (speaker: Speaker, text: (tongue: Tongue) => string): Said => ({
  en: text(speaker.en),
  fr: text(speaker.fr),
});

/** One sentence for a finding, with its paragraph. Made when it is asked for: a ruling itself carries only data. */
export const say = (finding: Finding, speaker: Speaker = plain): Said =>
  both(speaker, tongue => compose(tongue, finding, speaker.party));

/** Where the queen is: "Queen on the board", "Ana must cover the queen". */
export const sayQueen = (queen: Queen, speaker: Speaker = plain): Said =>
  both(speaker, tongue => upper(tongue.queenIs(queen.kind, queen.kind === 'on' ? '' : speaker.party(queen.by))));

export const sayQuestion = (question: Question, speaker: Speaker = plain): Said =>
  both(speaker, tongue => tongue.question(question, speaker.party));

export const sayToConfirm = ({ fact, cite }: ToConfirm, speaker: Speaker = plain): Said =>
  both(speaker, tongue => `${tongue.toConfirm[fact]} (${cite})`);

export const sayPutBack = ({ piece, count, where, by }: PutBack, speaker: Speaker = plain): Said =>
  both(speaker, tongue => tongue.putBack(piece, count, where, tongue.placer(by, speaker.player)));
