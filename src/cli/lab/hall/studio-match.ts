import { PIECES } from '../../../carrom/discs.ts';
import type { MatchEvent, MatchStart, PlayedEvent } from '../../../match/events.ts';
import { beginView, follow, type MatchView } from '../../../match/replay.ts';
import type { SeenShotNote } from '../../../match/seen-shot.ts';
import { tellMatch } from '../../../match/told.ts';
import { thinPaths } from '../../../replay/thin-paths.ts';
import { diceFrom, randomAnswer } from '../../../rules/random-play.ts';
import type { Stroke } from '../../../rules/stroke.ts';
import { performBoard } from '../../../studio/perform.ts';
import type { Performance, ShotTruth } from '../../../studio/performance.ts';
import { shotFromTruth } from '../../../studio/shot-from-truth.ts';
import type { PlayingTable } from './random-match.ts';

/** A shot of the studio as a camera without mistakes would tell it. */
export interface ScriptedShot {
  readonly stroke: Stroke;
  readonly seen: SeenShotNote;
}

/** A webcam's thirty pictures a second. */
const FRAME_MS = 33;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The ways of all discs that lay on the surface when the finger left the striker. */
const pathsOf = ({ momentAt }: Performance, { startMs, endMs, pocketed }: ShotTruth): SeenShotNote['paths'] => {
  const frames = Math.max(1, Math.ceil((endMs - startMs) / FRAME_MS));
  const moments = Array.from({ length: frames + 1 }, (_, i) => momentAt(Math.min(endMs, startMs + i * FRAME_MS)));
  const there = moments[0]?.discs.filter(({ zMm }) => zMm > -1) ?? [];
  const paths = there.slice(0, 20).map(({ id, kind }) => {
    const fall = pocketed.find(each => each.id === id);
    const points = moments.flatMap(({ atMs, discs }) => {
      const pose = discs.find(each => each.id === id);
      const gone = fall && atMs > fall.atMs + FRAME_MS;
      return pose && !gone ? [[tenth(pose.xMm), tenth(pose.yMm), Math.round(atMs - startMs)] as const] : [];
    });
    return { disc: kind, points: points.slice(0, 200), pocketed: fall !== undefined };
  });
  return thinPaths(paths.filter(({ points }) => points.length > 0));
};

const scripted = (board: Performance, shot: ShotTruth): ScriptedShot => ({
  stroke: shotFromTruth(shot, board.kind),
  seen: {
    verdict: 'sure',
    probability: 1,
    others: [],
    seat: shot.seat,
    striker: { xMm: tenth(shot.strikerFrom.xMm), yMm: tenth(shot.strikerFrom.yMm) },
    speedMPerS: shot.speedMPerS,
    sinceRestMs: 0,
    tookMs: shot.endMs - shot.startMs,
    fellFrom: [],
    paths: pathsOf(board, shot),
  },
});

/** Every shot of a board that the studio's players played out. */
export const scriptedBoard = (seed: number): readonly ScriptedShot[] => {
  const board = performBoard(seed, { players: 2, restless: 0 });
  return board.shots.map(shot => scripted(board, shot));
};

/** The book may have ended a turn or a board otherwise than the studio's players did: then their script is over. */
const canHappen = ({ state }: MatchView, { stroke }: ScriptedShot): boolean => {
  const gone = [...stroke.pocketed.map(({ disc }) => disc), ...stroke.offSurface];
  const on = { ...state.on, queen: state.queen.kind === 'on' ? 1 : 0 };
  return PIECES.every(piece => gone.filter(disc => disc === piece).length <= on[piece]);
};

const startOf = (name: string, matches: number): MatchStart => ({
  kind: 'match-started',
  book: { id: 'icf', edition: '2012', options: {} },
  format: 'singles',
  names: [`${name} south ${matches}`, `${name} north ${matches}`],
  breaks: 0,
});

/** A table where the studio's boards are played one after the other, as its camera would tell them. */
export const studioTable = (name: string, seed: number, boards: readonly (readonly ScriptedShot[])[]): PlayingTable => {
  const dice = diceFrom(seed);
  let [matches, seq, board, at] = [0, 0, seed, 0];
  let view: MatchView | undefined;

  const nextShot = (now: MatchView): ScriptedShot | undefined => {
    const shot = boards[board % boards.length]?.[at];
    at += 1;
    return shot && canHappen(now, shot) ? shot : undefined;
  };
  const nextEvent = (now: MatchView): MatchEvent | undefined => {
    const id = `e${seq}`;
    const { asks, phase } = now.state;
    if (asks) return { kind: 'question-answered', id, answer: randomAnswer(dice, now.state, asks) };
    if (phase === 'board-over' || phase === 'game-over') {
      [board, at] = [board + 1, 0];
      return { kind: 'board-begun', id };
    }
    const shot = phase === 'playing' ? nextShot(now) : undefined;
    return shot && ({ kind: 'shot-played', id, by: 'camera', ...shot } satisfies PlayedEvent);
  };

  return {
    next: () => {
      seq += 1;
      const event = view && nextEvent(view);
      if (view && event) view = follow(view, event);
      else {
        [matches, seq, board, at] = [matches + 1, 1, board + 1, 0];
        view = beginView(startOf(name, matches));
      }
      const shot = event?.kind === 'shot-played' && event.seen ? { id: event.id, paths: event.seen.paths } : undefined;
      const stands = { match: `${name}-${seed}-${matches}`, seq, told: tellMatch(view) };
      return shot ? { ...stands, shot } : stands;
    },
  };
};
