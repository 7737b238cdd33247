import { describe, expect, test } from 'vitest';
import { shotOf } from '../carrom/shot.ts';
import { cameraRecord } from './camera-record.ts';
import type { MatchEvent } from './events.ts';
import { sampleShot, sampleView, seenShot } from './sample-match.ts';

const seen = (id: string, verdict: 'sure' | 'held' = 'sure') => seenShot(id, ['white'], { verdict });
const byHand = (id: string) => sampleShot(id);
const recordOf = (log: readonly MatchEvent[], asked: readonly string[] = []) =>
  cameraRecord(sampleView(...log), new Set(asked));

describe('The camera’s record', () => {
  test('there is none where people told every shot', () => {
    expect(recordOf([byHand('a')])).toBeUndefined();
  });

  test('a shot that nobody touched is as told; what people told before the camera came does not count', () => {
    expect(recordOf([byHand('a'), seen('b'), seen('c')])).toEqual({
      shots: 2,
      asTold: 2,
      asked: 0,
      corrected: 0,
      missed: 0,
    });
  });

  test('a held shot was asked about, answered or not; so was one whose shooter is in question', () => {
    const answer = { kind: 'shot-corrected', id: 'a', stroke: shotOf() } as const;
    expect(recordOf([seen('a', 'held'), answer, seen('b', 'held'), seen('c')], ['c'])).toMatchObject({ asked: 3 });
  });

  test('a shot that was told with confidence and overruled, or taken out, was corrected; confirmed, it was asked', () => {
    const overruled = { kind: 'shot-corrected', id: 'a', stroke: shotOf('white', 'striker') } as const;
    const confirmed = { kind: 'shot-corrected', id: 'b', stroke: shotOf('white') } as const;
    const removed = { kind: 'entry-removed', id: 'c' } as const;
    const log = [seen('a'), seen('b'), seen('c'), overruled, confirmed, removed];
    expect(recordOf(log)).toEqual({ shots: 3, asTold: 0, asked: 1, corrected: 2, missed: 0 });
    expect(recordOf([...log, { kind: 'undone' }])).toMatchObject({ asTold: 1, corrected: 1 });
  });

  test('a shot that was put in by hand was missed', () => {
    const put = { kind: 'shot-inserted', id: 'x', before: 'b', stroke: shotOf() } as const;
    expect(recordOf([seen('a'), seen('b'), put, byHand('c')])).toMatchObject({ shots: 4, asTold: 2, missed: 2 });
  });
});
