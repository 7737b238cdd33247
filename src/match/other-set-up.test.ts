import { describe, expect, test } from 'vitest';
import type { Seat } from '../carrom/surface.ts';
import type { MatchEvent } from './events.ts';
import { heldShots } from './held.ts';
import { answerTo, oneQuestionEach } from './one-question.ts';
import { asItIs, otherSetUps } from './other-set-up.ts';
import { follow } from './replay.ts';
import { sampleView, seenShot } from './sample-match.ts';

/** Nothing falls, so that the turn changes with every shot. */
const shot = (id: number, seat: Seat): MatchEvent => seenShot(`${id}`, [], { seat });

/** The log of these seats; whenever something is asked, a person says that it was right as it was told. */
const confirmed = (...seats: readonly Seat[]): readonly MatchEvent[] => {
  const log: MatchEvent[] = [];
  for (const [i, seat] of seats.entries()) {
    log.push(shot(i, seat));
    const asked = oneQuestionEach(heldShots(sampleView(...log)));
    const [first] = asked;
    const stroke = first?.readings[0]?.stroke;
    if (first && stroke) log.push(answerTo(asked, { id: first.entry.event.id, stroke }));
  }
  return log;
};
describe('Another set-up', () => {
  const neighbours = confirmed('south', 'east', 'south', 'east');

  test('is not offered after one answer', () => {
    expect(otherSetUps(sampleView(...confirmed('south', 'east', 'south')))).toEqual([]);
  });

  test('is offered after two: neighbouring sides, where that explains it, and free play', () => {
    expect(otherSetUps(sampleView(...neighbours))).toEqual([
      { kind: 'set-up-changed', sits: 'right' },
      { kind: 'set-up-changed', practice: true },
    ]);
  });

  test('the second sits at the left: the same the other way round', () => {
    const [first] = otherSetUps(sampleView(...confirmed('south', 'west', 'south', 'west')));
    expect(first).toEqual({ kind: 'set-up-changed', sits: 'left' });
  });

  test('only free play, where no seating explains who shot', () => {
    expect(otherSetUps(sampleView(...confirmed('south', 'east', 'west', 'north', 'east')))).toEqual([
      { kind: 'set-up-changed', practice: true },
    ]);
  });

  test('once chosen, nothing is asked of those seats any more, before or after', () => {
    const [sits] = otherSetUps(sampleView(...neighbours));
    if (!sits) throw new Error('nothing offered');
    const view = follow(follow(follow(sampleView(...neighbours), sits), shot(10, 'south')), shot(11, 'east'));
    expect(heldShots(view)).toEqual([]);
    expect(view.start.sits).toBe('right');
    expect(otherSetUps(view)).toEqual([]);
    expect(sampleView(...neighbours, sits, shot(10, 'south'), shot(11, 'east'))).toEqual(view);
  });

  test('free play makes a practice of it, with all that was counted; an undo makes it a match again', () => {
    const before = sampleView(...neighbours);
    const free = follow(before, { kind: 'set-up-changed', practice: true });
    expect(free.start).toMatchObject({ practice: true, names: ['Ana & Bea'] });
    expect(free.entries).toHaveLength(before.entries.length);
    expect(free.entries.flatMap(({ ruling }) => ruling.findings)).toEqual([]);
    expect({ ...follow(free, { kind: 'undone' }), undone: [] }).toEqual(before);
  });

  test('“as it is” asks no more for the answers that were given', () => {
    const view = sampleView(...neighbours);
    expect(otherSetUps(follow(view, asItIs(view)))).toEqual([]);
    expect(heldShots(follow(view, asItIs(view)))).toEqual([]);
  });
});
