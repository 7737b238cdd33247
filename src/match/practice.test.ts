import { describe, expect, test } from 'vitest';
import type { RestingDisc, SurfaceChange } from '../carrom/seen-shot.ts';
import { shotOf } from '../carrom/shot.ts';
import { startLayout } from '../carrom/start-layout.ts';
import { parseState } from '../rules/notation.ts';
import type { MatchEvent, MatchStart } from './events.ts';
import { eventsFrom } from './from-sight.ts';
import { glanceAt } from './glance.ts';
import { heldShots } from './held.ts';
import { parseEvent } from './parse-event.ts';
import { replay } from './replay.ts';
import { sampleShot, sampleStart } from './sample-match.ts';
import { sampleSight } from './sample-sight.ts';
import { scoreSheet } from './score-sheet.ts';
import { statisticsOf } from './statistics.ts';
import { tellMatch } from './told.ts';

const alone: MatchStart = { ...sampleStart, names: ['Ana'], practice: true };
const viewOf = (start: MatchStart, ...log: readonly MatchEvent[]) => {
  const view = replay([start, ...log]);
  if (!view) throw new Error('no match');
  return view;
};
const laidOut: readonly RestingDisc[] = startLayout(31.8, 0).map(({ piece, at }, id) => ({
  id,
  kind: piece,
  at,
  certainty: 1,
}));
const rearranged = (discs: readonly RestingDisc[]): SurfaceChange => ({
  kind: 'rearranged',
  atMs: 0,
  added: [],
  removed: [],
  moved: [],
  before: [],
  discs,
});

describe('Practice', () => {
  test('one player may practise, two need a match', () => {
    expect(parseEvent(alone).ok).toBe(true);
    expect(parseEvent({ ...alone, names: ['Ana', 'Bea'] }).ok).toBe(false);
    expect(parseEvent({ ...sampleStart, names: ['Ana'] }).ok).toBe(false);
  });

  test('counts what falls, of either colour, and rules on nothing: no foul, no turn, nothing to put back', () => {
    const view = viewOf(alone, sampleShot('1', 'white', 'striker'), sampleShot('2', 'black', 'queen'), sampleShot('3'));
    expect(view.state.on).toEqual({ white: 8, black: 8 });
    expect(view.entries.flatMap(({ ruling }) => [...ruling.findings, ...ruling.putBack])).toEqual([]);
    const glance = glanceAt(view);
    expect(glance.parties).toMatchObject([{ players: [{ name: 'Ana' }], points: 3 }]);
    expect(glance.turn).toBeUndefined();
    expect(statisticsOf(view)[0]).toMatchObject({ shots: 3, scoring: 2, own: 2, queens: 1, strikers: 1, fouls: 0 });
  });

  test('goes on when everything is down', () => {
    const all = Array.from({ length: 9 }, (_, i) => sampleShot(`${i}`, 'white', 'black'));
    const view = viewOf(alone, ...all, sampleShot('q', 'queen'), sampleShot('more', 'white'));
    expect(view.state.phase).toBe('playing');
    expect(statisticsOf(view)[0]).toMatchObject({ own: 19, queens: 1 });
  });

  test('what is laid out by hand counts; all nineteen are a new layout', () => {
    const newId = () => 'new';
    const view = viewOf(alone, sampleShot('1', 'white'), sampleShot('2', 'black'));
    const [begun] = eventsFrom(view, rearranged(laidOut), newId);
    expect(begun?.kind).toBe('board-begun');
    const [counted] = eventsFrom(view, rearranged(laidOut.slice(0, 3)), newId);
    expect(counted?.kind).toBe('board-counted');
    if (!begun || !counted) throw new Error('nothing came of it');
    expect(viewOf(alone, begun).state).toMatchObject({ on: { white: 9, black: 9 }, board: 2 });
    const few = viewOf(alone, counted).state;
    expect(few.on.white + few.on.black + (few.queen.kind === 'on' ? 1 : 0)).toBe(3);
    expect(eventsFrom(viewOf(alone), rearranged(laidOut), newId)).toEqual([]);
  });

  test('asks what fell, never whose shot it was', () => {
    const seen = (seat: 'south' | 'east', verdict: 'sure' | 'held') => ({ ...sampleSight, seat, verdict });
    const shot = (id: string, sight: ReturnType<typeof seen>): MatchEvent => ({
      kind: 'shot-played',
      id,
      stroke: shotOf('white'),
      by: 'camera',
      seen: { ...sight, others: sight.verdict === 'held' ? [shotOf()] : [] },
    });
    const view = viewOf(
      alone,
      shot('1', seen('south', 'sure')),
      shot('2', seen('east', 'sure')),
      shot('3', seen('east', 'held')),
    );
    expect(heldShots(view).map(({ entry, cameFrom }) => [entry.event.id, cameFrom])).toEqual([['3', undefined]]);
  });

  test('is told to others, and has a sheet', () => {
    const view = viewOf(alone, sampleShot('1', 'white'));
    expect(parseState(tellMatch(view).line).ok).toBe(true);
    expect(scoreSheet(view).parties).toHaveLength(1);
  });
});
