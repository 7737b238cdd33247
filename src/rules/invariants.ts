import { COLOURS, SIDES } from '../carrom/discs.ts';
import type { Table } from './book.ts';
import { makeState, parseState } from './notation.ts';
import type { Effect, Ruling } from './ruling.ts';
import type { GameState } from './state.ts';
import { colourOf, partyAt } from './turn.ts';

/**
 * What must hold after every ruling, in every book: pieces conserved, dues accounted for, the turn somebody's unless
 * the board is over, points within the cap, a finished board won, drawn or void. Each broken one is named.
 */
export const violations = (table: Table, before: GameState, ruling: Ruling, fell?: Fell): readonly string[] => {
  const { after } = ruling;
  const broken: string[] = [];
  const must = (holds: boolean, name: string) => {
    if (!holds) broken.push(name);
  };
  const playing = after.phase === 'playing';
  const over = after.phase === 'board-over' || after.phase === 'game-over' || after.phase === 'match-over';

  for (const colour of COLOURS)
    must(Number.isInteger(after.on[colour]) && after.on[colour] >= 0 && after.on[colour] <= 9, `nine ${colour}`);
  for (const side of SIDES) {
    must(Number.isInteger(after.dues[side]) && after.dues[side] >= 0, 'dues are counts');
    const colour = colourOf(after, side);
    if (playing && colour !== undefined)
      must(after.dues[side] === 0 || after.on[colour] === 9 || after.noRoom[side], 'dues are paid as soon as possible');
    must(!after.noRoom[side] || after.dues[side] > 0, 'who waits for room owes a piece');
    must(after.score[side] >= before.score[side] || before.phase !== 'playing', 'points are never lost');
  }
  const waits = after.asks?.kind === 'red-followed';
  if (waits && before.asks?.kind !== 'red-followed')
    must(
      makeState({ ...after, asks: undefined }) === makeState({ ...before, asks: undefined }),
      'a shot that waits for its order changes nothing',
    );
  if (fell !== undefined && playing && !waits && before.phase === 'playing') accounts(before, ruling, fell, must);

  must(playing === (ruling.next !== undefined), 'the turn belongs to somebody unless the board is over');
  if (playing && after.round === undefined && after.white !== undefined && !after.reply)
    must(after.on.white > 0 && after.on.black > 0, 'a board with a colour gone is over');
  if (playing && after.round !== undefined)
    must(after.on.white + after.on.black > 0, 'a piece is left to follow the red');
  if (playing && after.queen.kind === 'pending' && before.queen.kind !== 'pending' && fell !== undefined)
    must(after.queen.by === partyAt(after), 'whoever has to cover the queen plays on');
  must(after.result === undefined || over, 'a result means the board is over');
  if (after.result !== undefined) {
    const { how, winner, points } = after.result;
    must((how === 'won') === (winner !== undefined), 'a finished board has a winner or is drawn or void');
    must(points >= 0 && points <= table.facts.cap, 'points within the cap');
  }
  must(
    (after.asks === undefined) === (ruling.question === undefined),
    'the question of the ruling is that of the state',
  );
  must(ruling.findings.length > 0 || before.asks !== undefined, 'every ruling finds something');

  const line = makeState(after);
  const again = parseState(line);
  must(again.ok && makeState(again.value) === line, `state line goes both ways: ${line}`);
  return broken;
};

/** What a shot pocketed, bounded by what lay there. */
export interface Fell {
  readonly white: number;
  readonly black: number;
  readonly queen: boolean;
}

/** On the surface after = before − fallen + put back; owed after = before + newly owed − paid. */
const accounts = (
  before: GameState,
  { findings, after }: Ruling,
  fell: Fell,
  must: (holds: boolean, name: string) => void,
) => {
  const effects: readonly Effect[] = findings.flatMap(finding => finding.effects);
  for (const colour of COLOURS) {
    let back = 0;
    for (const effect of effects)
      if (effect.kind === 'put-back' && effect.back.piece === colour && effect.back.why !== 'jumped')
        back += effect.back.count;
    must(after.on[colour] === before.on[colour] - fell[colour] + back, `${colour} pieces conserved`);
  }
  for (const side of SIDES) {
    let owed = before.dues[side];
    for (const effect of effects) {
      if (effect.kind === 'owes' && effect.side === side) owed += effect.count;
      if (effect.kind === 'paid' && effect.side === side) owed -= effect.count;
    }
    must(after.dues[side] === owed, `dues of ${side} accounted for`);
  }
  const returned = effects.some(effect => effect.kind === 'put-back' && effect.back.why === 'queen');
  const down = fell.queen || before.queen.kind !== 'on';
  must((after.queen.kind === 'on') === (!down || returned), 'one queen');
};
