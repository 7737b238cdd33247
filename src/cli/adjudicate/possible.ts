import { PARTIES } from '../../rules/state.ts';
import type { CaseFile, CaseShot, Situation, Step } from './schema.ts';

/**
 * What no table can have happened on: a side nobody is, more pieces pocketed than lay there. Such a case has a slip of the
 * pen in it; ruling it would only hide that.
 */
type Names = ReadonlySet<string>;

const namesIn = ({ seats_anticlockwise = [], players_clockwise }: Situation): Names =>
  new Set(players_clockwise ?? ['white', 'black', ...PARTIES, 'A1', 'A2', 'B1', 'B2', ...seats_anticlockwise]);

const isStranger = (names: Names, name: string | null | undefined): name is string =>
  typeof name === 'string' && !names.has(name);

const inSituation = (situation: Situation, names: Names): string | undefined => {
  const { turn, queen } = situation;
  if (isStranger(names, turn)) return `turn: there is no ${turn}`;
  const side = queen?.split(':')[1];
  return isStranger(names, side) ? `queen: there is no ${side}` : undefined;
};

const inStep = ({ event }: Step, names: Names): string | undefined => {
  if (!event) return undefined;
  const stranger = [event.by, event.winner, event.requested_by].find(name => isStranger(names, name));
  return stranger ? `event ${event.type}: there is no ${stranger}` : undefined;
};

/** Only a case says what lay on the board before its shot; later steps of a sequence do not. */
const inShot = (situation: Situation, shot: CaseShot): string | undefined => {
  const { white_on_board: white = 9, black_on_board: black = 9, queen = 'board' } = situation;
  if (shot.white > white) return `shot: ${shot.white} whites pocketed, ${white} on the board`;
  if (shot.black > black) return `shot: ${shot.black} blacks pocketed, ${black} on the board`;
  return shot.queen && queen !== 'board' ? 'shot: the queen pocketed, but she is not on the board' : undefined;
};

/** The first impossible thing in the file, with the id of its case; undefined when all could have happened. */
export const impossibleIn = ({ cases, sequences }: CaseFile): string | undefined => {
  for (const one of cases) {
    const names = namesIn(one.situation);
    const wrong =
      inSituation(one.situation, names) ?? inStep(one, names) ?? (one.shot && inShot(one.situation, one.shot));
    if (wrong) return `${one.id}, ${wrong}`;
  }
  for (const { id, start, steps } of sequences) {
    const names = namesIn(start);
    const [first] = steps;
    const wrong =
      inSituation(start, names) ??
      steps.map(step => inStep(step, names)).find(Boolean) ??
      (first?.shot && inShot(start, first.shot));
    if (wrong) return `${id}, ${wrong}`;
  }
  return undefined;
};
