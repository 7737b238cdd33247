import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import type { MatchEvent } from './events.ts';
import { sampleView, sampleShot as shot, sampleStart as start } from './sample-match.ts';
import { tellMatch } from './told.ts';
import { viewFromLine } from './view-from-line.ts';

describe('A match at a glance', () => {
  test('at the start says who breaks, with white, and nine pieces each', () => {
    const { glance } = tellMatch(sampleView());
    expect(glance.turn).toEqual({ party: 'A', name: 'Ana', seat: 'south', breaks: true });
    expect(glance.parties.map(({ colour, left }) => [colour, left])).toEqual([
      ['white', 9],
      ['black', 9],
    ]);
    expect(glance.game).toBe(1);
    expect(glance.over).toBeUndefined();
  });

  test('after a good shot tells the ruling quietly; after the striker alone tells a foul with its paragraph', () => {
    const good = tellMatch(sampleView(shot('1', 'white')));
    expect(good.ruling?.tone).toBe('good');
    expect(good.glance.parties[0]?.left).toBe(8);
    const foul = tellMatch(sampleView(shot('1', 'white'), shot('2', 'striker')));
    expect(foul.ruling?.tone).toBe('foul');
    expect(foul.ruling?.says[0]?.cite).not.toBe('');
    expect(foul.ruling?.says[0]?.said.fr).not.toBe(foul.ruling?.says[0]?.said.en);
    expect(foul.glance.parties[0]?.left).toBe(9);
    expect(foul.glance.turn?.name).toBe('Bea');
  });

  test('a correction is told as such, with what the book says of the shot now', () => {
    const told = tellMatch(
      sampleView(shot('1', 'white'), { kind: 'shot-corrected', id: '1', stroke: shotOf('black') }),
    );
    expect(told.changes).toBe(2);
    expect(told.appended).toBe(false);
    expect(told.ruling?.tone).toBe('corrected');
    const removed = tellMatch(sampleView(shot('1', 'white'), { kind: 'entry-removed', id: '1' }));
    expect(removed.ruling).toBeUndefined();
  });

  test('the game that is played, or was played last, has its number, however it ended', () => {
    const called = (kind: 'concede-game' | 'concede-match', id: string): MatchEvent => ({
      kind: 'umpire-called',
      id,
      call: { kind, by: 'A' },
    });
    const next: MatchEvent = { kind: 'board-begun', id: 'next' };
    const gameOf = (...events: readonly MatchEvent[]) => tellMatch(sampleView(...events)).glance.game;
    expect(gameOf(called('concede-match', '1'))).toBe(1);
    expect(gameOf(called('concede-game', '1'))).toBe(1);
    expect(gameOf(called('concede-game', '1'), next)).toBe(2);
    expect(gameOf(called('concede-game', '1'), next, called('concede-match', '2'))).toBe(2);
    expect(gameOf(called('concede-game', '1'), next, called('concede-game', '2'))).toBe(2);
  });

  test('start and line are enough to go on from', () => {
    const view = sampleView(shot('1', 'white'), shot('2', 'striker'));
    const { line } = tellMatch(view);
    expect(viewFromLine(start, line)?.state).toEqual(view.state);
    expect(viewFromLine(start, 'no line')).toBeUndefined();
  });
});
