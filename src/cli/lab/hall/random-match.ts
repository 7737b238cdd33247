import type { MatchEvent, MatchStart, PlayedEvent } from '../../../match/events.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import type { SeenPath } from '../../../match/seen-shot.ts';
import { type Told, tellMatch } from '../../../match/told.ts';
import { BOOK_IDS } from '../../../rules/book.ts';
import { BOOKS } from '../../../rules/books/all.ts';
import { defaultOptions } from '../../../rules/options.ts';
import { diceFrom, pick, type RuleDice, randomAnswer, randomCall, randomStroke } from '../../../rules/random-play.ts';

/** A table in the hall where one match after the other is played. */
export interface PlayingTable {
  /** How the table stands after one more event, and the ways of the discs if it was a shot that was seen. */
  next(): {
    readonly match: string;
    readonly seq: number;
    readonly told: Told;
    readonly shot?: { readonly id: string; readonly paths: readonly SeenPath[] };
  };
}

const NAMES = ['Anaïs', 'Bao', 'Chloé', 'Devendra', 'Émile', 'Farah'];

const randomStart = (dice: RuleDice): MatchStart => {
  const book = BOOKS[pick(dice, BOOK_IDS)];
  const [first = 'singles', ...others] = book.facts(defaultOptions).formats;
  const format = pick(dice, [first, ...others]);
  const players = format === 'doubles' ? 4 : format === 'round' ? 2 + dice.roll(5) : 2;
  return {
    kind: 'match-started',
    book: { id: book.id, edition: book.edition, options: {} },
    format,
    names: NAMES.slice(0, players),
    breaks: dice.roll(players),
  };
};

const randomEvent = (dice: RuleDice, { state, changes }: MatchView, id: string): MatchEvent => {
  if (changes.length > 0 && dice.chance(25)) return { kind: 'undone' };
  const played = (event: Omit<PlayedEvent, 'id'>) => ({ ...event, id }) as PlayedEvent;
  if (state.asks && dice.chance(2)) {
    return played({ kind: 'question-answered', answer: randomAnswer(dice, state, state.asks) } as Omit<
      PlayedEvent,
      'id'
    >);
  }
  if (state.phase === 'board-over' || state.phase === 'game-over') return played({ kind: 'board-begun' });
  if (dice.chance(20)) {
    return played({ kind: 'umpire-called', call: randomCall(dice, state) } as Omit<PlayedEvent, 'id'>);
  }
  return played({ kind: 'shot-played', stroke: randomStroke(dice, state), by: 'umpire' } as Omit<PlayedEvent, 'id'>);
};

/** Longer matches make no difference to the hub, but every undo plays one again. */
const LONGEST = 150;

/** Played at random but by the rules, in all books and formats. */
export const randomTable = (name: string, seed: number): PlayingTable => {
  const dice = diceFrom(seed);
  let matches = 0;
  let seq = 0;
  let view: MatchView | undefined;
  return {
    next: () => {
      if (!view || view.state.phase === 'match-over' || seq > LONGEST) {
        matches += 1;
        seq = 1;
        view = beginView(randomStart(dice));
      } else {
        seq += 1;
        view = follow(view, randomEvent(dice, view, `e${seq}`));
      }
      return { match: `${name}-${seed}-${matches}`, seq, told: tellMatch(view) };
    },
  };
};
