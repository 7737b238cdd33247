import { beforeEach, describe, expect, test } from 'vitest';
import { stubStorage } from '../cli/testing/stub-storage.ts';
import { learnTone, noColours, teachTone } from '../vision/detect/table-colours.ts';
import { keepColoursOf, readKeptColours } from './kept-colours.ts';

const place = { table: '1', cameraId: 'the one on the lamp' };
const colours = learnTone(teachTone(noColours, 'white', { light: 0.4, redness: 0.2, yellowness: 0.3 }), 'black', {
  light: 0.1,
  redness: 0,
  yellowness: 0.02,
});

describe('The colours of a table', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubStorage();
  });

  test('come back as they were', () => {
    keepColoursOf(place, colours);
    expect(readKeptColours(place)).toEqual(colours);
  });

  test('belong to their table and camera, and can be forgotten', () => {
    keepColoursOf(place, colours);
    expect(readKeptColours({ ...place, table: '2' })).toBeUndefined();
    expect(readKeptColours({ ...place, cameraId: 'another' })).toBeUndefined();
    keepColoursOf(place, undefined);
    expect(readKeptColours(place)).toBeUndefined();
  });

  test('of the table used longest ago are forgotten first', () => {
    keepColoursOf(place, colours);
    for (let i = 0; i < 8; i += 1) keepColoursOf({ table: `${i}`, cameraId: 'hall' }, colours);
    expect(readKeptColours(place)).toBeUndefined();
    expect(readKeptColours({ table: '7', cameraId: 'hall' })).toEqual(colours);
  });

  test.each(['', 'no json', '[{"place":"1 the one on the lamp","colours":{"white":{"tone":1}}}]', '{}'])(
    'that cannot be read are none: %j',
    text => {
      stored.set('carrom-umpire/colours', text);
      expect(readKeptColours(place)).toBeUndefined();
    },
  );
});
