import { beforeEach, describe, expect, test } from 'vitest';
import { recordedBreak } from '../../../cli/testing/browser/recorded-break.ts';
import { stubStorage } from '../../../cli/testing/stub-storage.ts';
import { CameraHistory } from './camera-history.ts';

const [seen] = recordedBreak();
const place = { table: '1', cameraId: 'the one on the lamp' };
const record = { shots: 10, asTold: 9, asked: 1, corrected: 0, missed: 0 };

describe('How a camera did above a table', () => {
  let history: CameraHistory;
  beforeEach(() => {
    stubStorage();
    history = new CameraHistory();
    history.goTo(place);
  });

  test('is counted over all matches, each as it stood last, and is still known another day', () => {
    history.note('m1', record, seen);
    history.note('m1', { ...record, shots: 12, asTold: 11 }, seen);
    history.note('m2', { shots: 5, asTold: 3, asked: 0, corrected: 1, missed: 1 }, seen);
    expect(history.whole).toEqual({ shots: 17, asTold: 14, asked: 1, corrected: 1, missed: 1 });
    const later = new CameraHistory();
    later.goTo(place);
    expect(later.whole).toEqual(history.whole);
  });

  test('belongs to this camera at this table, and is nothing for recordings', () => {
    history.note('m1', record, seen);
    history.goTo({ ...place, table: '2' });
    expect(history.notes).toEqual([]);
    history.goTo(undefined);
    history.note('m3', record, seen);
    history.goTo(place);
    expect(history.notes.map(({ match }) => match)).toEqual(['m1']);
  });

  test('goes with its match', () => {
    history.note('m1', record, seen);
    history.forget('m1');
    expect(history.notes).toEqual([]);
  });

  test('leaves as a file with size and light, without the match and without the camera’s name', () => {
    history.note('m1', record, seen);
    const file = history.exported();
    expect(JSON.parse(file)).toMatchObject({
      format: 'carrom-camera-record',
      whole: record,
      matches: [{ widthPx: 640, heightPx: 480, light: { verdict: expect.any(String) }, record }],
    });
    expect(file).not.toContain('m1');
    expect(file).not.toContain('lamp');
  });
});
