import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { standardSurface } from '../../../carrom/surface.ts';
import { readFrame, writeFrame } from '../../../vision/detect/frame-line.ts';
import { summaryOf } from './replay-tracks.ts';
import { watchFrames } from './score-shots.ts';

const folder = fileURLToPath(new URL('../../../../test-fixtures/tracks/', import.meta.url));
const names = readdirSync(folder)
  .filter(name => name.endsWith('.shots.txt'))
  .map(name => name.replace('.shots.txt', ''));
const linesOf = (file: string) =>
  readFileSync(folder + file, 'utf8')
    .trimEnd()
    .split('\n');

describe('Recorded detections', () => {
  test.each(names)('%s: the same shots as when it was recorded', name => {
    const frames = linesOf(`${name}.txt`).map(readFrame);
    expect(watchFrames(frames, standardSurface).shots.map(summaryOf)).toEqual(linesOf(`${name}.shots.txt`));
  });

  test.each(names)('%s: replayed twice, the same bit for bit', name => {
    const frames = linesOf(`${name}.txt`).map(readFrame);
    const once = JSON.stringify(watchFrames(frames, standardSurface).shots);
    expect(JSON.stringify(watchFrames(frames, standardSurface).shots)).toBe(once);
  });

  test('a frame is read as it was written', () => {
    const [first = ''] = linesOf(`${names[0]}.txt`).slice(100);
    expect(writeFrame(readFrame(first))).toBe(first);
  });
});
