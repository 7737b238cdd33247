import { type GameState, PARTIES } from '../../../rules/state.ts';
import { keysInSituation, keysInStep, misspelt } from './known-keys.ts';
import { type Case, type CaseShot, KEYS, type Sequence, type Situation, type Step } from './schema.ts';

/**
 * What no table can have happened on: a side nobody is, more pieces gone than lay there, a shot after the end of the board.
 * Such a case has a slip of the pen in it; ruling it would only hide that. It is refused, and the others are ruled.
 */
type Names = readonly string[];

const namesIn = ({ seats_anticlockwise = [], players_clockwise }: Situation): Names =>
  players_clockwise ?? ['white', 'black', ...PARTIES, 'A1', 'A2', 'B1', 'B2', ...seats_anticlockwise];

const isStranger = (names: Names, name: string | null | undefined): name is string =>
  typeof name === 'string' && !names.includes(name);

const inStart = (situation: Situation, names: Names): string | undefined => {
  const { turn, queen } = situation;
  if (isStranger(names, turn)) return `turn: there is no ${turn}`;
  const side = queen?.split(':')[1];
  return isStranger(names, side) ? `queen: there is no ${side}` : keysInSituation(situation, names);
};

const inStep = (step: Step, names: Names): string | undefined => {
  const { event } = step;
  const stranger = event && [event.by, event.winner, event.requested_by].find(name => isStranger(names, name));
  return stranger ? `event ${event.type}: there is no ${stranger}` : keysInStep(step, names);
};

/** What cannot be about a case, whatever is ruled; undefined: nothing. */
export const impossibleCase = (one: Case): string | undefined => {
  const names = namesIn(one.situation);
  return misspelt('the case', one, KEYS.case) ?? inStart(one.situation, names) ?? inStep(one, names);
};

export const impossibleSequence = (one: Sequence): string | undefined => {
  const names = namesIn(one.start);
  const wrong = misspelt('the sequence', one, KEYS.sequence) ?? inStart(one.start, names);
  if (wrong) return wrong;
  for (const [i, step] of one.steps.entries()) {
    const inner = misspelt('the step', step, KEYS.step) ?? inStep(step, names);
    if (inner) return `step ${i + 1}, ${inner}`;
  }
  return undefined;
};

/** A board with a colour gone is over, but for the single shot to reply; where nobody has a colour, one without pieces. */
const isOver = ({ phase, on, round, reply }: GameState): boolean =>
  phase !== 'playing' || (round ? on.white + on.black === 0 : !reply && (on.white === 0 || on.black === 0));

/** What cannot be about a shot on the board as it lies. */
export const impossibleShot = (state: GameState, shot: CaseShot): string | undefined => {
  if (isOver(state)) return 'shot: the board is over';
  for (const colour of ['white', 'black'] as const) {
    const on = state.on[colour];
    const off = [...shot.off_board, ...shot.fell_back].filter(disc => disc === colour).length;
    if (shot[colour] > on) return `shot: ${shot[colour]} ${colour}s pocketed, ${on} on the board`;
    if (shot[colour] + off > on)
      return `shot: ${shot[colour]} ${colour}s pocketed and ${off} off the board, ${on} on the board`;
  }
  const queensOff = [...shot.off_board, ...shot.fell_back].filter(disc => disc === 'queen').length;
  if (shot.queen && state.queen.kind !== 'on') return 'shot: the queen pocketed, but she is not on the board';
  if (queensOff > 0 && state.queen.kind !== 'on') return 'shot: the queen off the board, but she is not on it';
  if (shot.queen && queensOff > 0) return 'shot: the queen both pocketed and off the board';
  if (queensOff > 1) return 'shot: the queen off the board more than once';
  const strikersOff = shot.off_board.filter(disc => disc === 'striker').length;
  if (shot.striker && strikersOff > 0) return 'shot: the striker both pocketed and off the board';
  return strikersOff > 1 ? 'shot: the striker off the board more than once' : undefined;
};
