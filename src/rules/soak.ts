import { answer, nextBoard } from './answer.ts';
import type { RuleBook } from './book.ts';
import { callUmpire } from './call.ts';
import { violations } from './invariants.ts';
import { beginMatch } from './match.ts';
import { makeShot, makeState } from './notation.ts';
import { play } from './play.ts';
import { diceFrom, randomAnswer, randomCall, randomFormat, randomOptions, randomStroke } from './random-play.ts';
import type { Ruling } from './ruling.ts';
import { say } from './say.ts';
import type { GameState } from './state.ts';
import { tableWith } from './table.ts';
import { fallenIn } from './take-in.ts';
import { playersIn } from './turn.ts';

/** Plays random matches of one book and looks for anything that must never happen. */
export interface Soaked {
  readonly shots: number;
  readonly boards: number;
  readonly matches: number;
  readonly violations: readonly string[];
}

const STRANGE = /undefined|NaN|\bnull\b|\[object|!/;

export const soak = (book: RuleBook, shots: number, seed: number): Soaked => {
  const dice = diceFrom(seed);
  const found: string[] = [];
  let played = 0;
  let boards = 0;
  let matches = 0;
  while (played < shots && found.length < 20) {
    const table = tableWith(book, randomOptions(dice, book));
    const format = randomFormat(dice, table.facts);
    let state: GameState = beginMatch(table, { format, players: 2 + dice.roll(5) });
    matches++;
    const check = (what: string, ruling: Ruling, broken: readonly string[]) => {
      const sentences = ruling.findings.map(finding => say(finding));
      const strange = sentences.find(({ en, fr }) => STRANGE.test(en) || STRANGE.test(fr) || en === '' || fr === '');
      for (const name of broken) found.push(`${name}: ${makeState(state)} | ${what} | ${makeState(ruling.after)}`);
      if (strange) found.push(`a strange sentence: ${strange.en} | ${strange.fr} | ${makeState(state)} | ${what}`);
      state = ruling.after;
    };
    for (let step = 0; step < 400 && played < shots && state.phase !== 'match-over'; step++) {
      const { asks } = state;
      if (asks !== undefined && (state.phase === 'toss' || dice.chance(2))) {
        const said = randomAnswer(dice, state, asks);
        const ruling = answer(table, state, said);
        check(JSON.stringify(said), ruling, violations(table, state, ruling));
      } else if (state.phase !== 'playing') {
        boards++;
        const ruling = nextBoard(table, state);
        check('next board', ruling, violations(table, state, ruling));
        if (state.round !== undefined && playersIn(state) < 2) break;
      } else if (dice.chance(40)) {
        const call = randomCall(dice, state);
        const ruling = callUmpire(table, state, call);
        check(JSON.stringify(call), ruling, violations(table, state, ruling));
      } else {
        const stroke = randomStroke(dice, state);
        const ruling = play(table, state, stroke);
        played++;
        // A shot that waited for its order is settled with this one: then two shots' pieces fell.
        const fell = asks?.kind === 'red-followed' ? undefined : fallenIn(state, stroke);
        const broken = violations(table, state, ruling, fell);
        const again = dice.chance(50) ? play(table, state, stroke) : ruling;
        const same =
          makeState(again.after) === makeState(ruling.after) && again.findings.length === ruling.findings.length;
        check(makeShot(stroke), ruling, same ? broken : [...broken, 'same input, same output']);
      }
    }
  }
  return { shots: played, boards, matches, violations: found };
};
