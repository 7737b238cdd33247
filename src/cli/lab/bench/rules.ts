import { answer, nextBoard } from '../../../rules/answer.ts';
import { BOOK_IDS, type BookId, type Table } from '../../../rules/book.ts';
import { beginMatch } from '../../../rules/match.ts';
import { play } from '../../../rules/play.ts';
import { diceFrom, randomAnswer, randomStroke } from '../../../rules/random-play.ts';
import { say } from '../../../rules/say.ts';
import type { GameState } from '../../../rules/state.ts';
import type { Stroke } from '../../../rules/stroke.ts';
import { tableFor } from '../../../rules/table.ts';
import { perSecond, type Section } from './section.ts';

/** Positions met in random play, each with the shot played there. */
const positions = (id: BookId, count: number): readonly { readonly state: GameState; readonly stroke: Stroke }[] => {
  const table = tableFor(id);
  const dice = diceFrom(7);
  const format = table.facts.formats[0] ?? 'singles';
  const list: { state: GameState; stroke: Stroke }[] = [];
  let state = beginMatch(table, { format, breaks: 0, players: 3 });
  while (list.length < count) {
    if (state.phase === 'match-over') state = beginMatch(table, { format, breaks: 0, players: 3 });
    else if (state.asks && state.phase !== 'playing')
      state = answer(table, state, randomAnswer(dice, state, state.asks)).after;
    else if (state.phase !== 'playing') state = nextBoard(table, state).after;
    else {
      const stroke = randomStroke(dice, state);
      list.push({ state, stroke });
      state = play(table, state, stroke).after;
    }
  }
  return list;
};

/** Plays shots one after another from the first break on, through every board and game they reach. */
const replay = (table: Table, strokes: readonly Stroke[]): GameState => {
  const breaks = { format: 'singles', breaks: 0 } as const;
  let state = beginMatch(table, breaks);
  for (const stroke of strokes) {
    while (state.phase !== 'playing') {
      if (state.phase === 'match-over') state = beginMatch(table, breaks);
      else if (state.phase === 'toss') state = answer(table, state, { kind: 'who-breaks', player: 0 }).after;
      else state = nextBoard(table, state).after;
    }
    state = play(table, state, stroke).after;
  }
  return state;
};

const round = (n: number) => Math.round(n).toLocaleString('en');

/** Rulings per CPU second and the time to replay a 300-shot match, beside the cost of just copying the states. */
export const rulesSection: Section = {
  name: 'rules',
  run: () => {
    const lines: string[] = [];
    const some = positions('international', 2048);
    const at = (i: number) => some[i & 2047] ?? some[0];
    const copies = perSecond(i => structuredClone(at(i)?.state));
    lines.push(`baseline: structuredClone of a state   ${round(copies)} per CPU second`);
    for (const id of BOOK_IDS) {
      const table = tableFor(id);
      const list = positions(id, 2048);
      const rulings = perSecond(i => {
        const one = list[i & 2047];
        return one && play(table, one.state, one.stroke);
      });
      lines.push(
        `rulings, ${id.padEnd(13)} ${round(rulings).padStart(10)} per CPU second   ${(rulings / copies).toFixed(2)} × baseline`,
      );
    }
    const table = tableFor('international');
    const sentences = perSecond(i => {
      const one = at(i);
      return one && play(table, one.state, one.stroke).findings.map(finding => say(finding));
    });
    lines.push(
      `rulings with their sentences   ${round(sentences)} per CPU second   ${(sentences / copies).toFixed(2)} × baseline`,
    );
    const match = some.slice(0, 300);
    const replays = perSecond(
      () =>
        replay(
          table,
          match.map(({ stroke }) => stroke),
        ),
      3,
    );
    const cloned = perSecond(() => match.map(({ state }) => structuredClone(state)), 3);
    const millis = 1000 / replays;
    lines.push(
      `replay of a 300-shot match   ${millis.toFixed(2)} ms of CPU time   ${(cloned / replays).toFixed(2)} × the time of copying its states`,
    );
    return lines;
  },
};
