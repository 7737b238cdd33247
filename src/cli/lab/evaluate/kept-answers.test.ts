import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import { answersIn, keepAnswers } from './kept-answers.ts';

const frame: PlacedFrame = {
  atMs: 33.333,
  gapMs: 0,
  fitted: true,
  covered: null,
  discs: [{ kind: 'queen', at: { xMm: 1.25, yMm: -3 }, certainty: 0.97 }],
};

describe('what the detector answered about a film', () => {
  test('is read as it was kept', () => {
    const folder = mkdtempSync(join(tmpdir(), 'answers-'));
    keepAnswers(folder, { frames: [frame, { ...frame, atMs: 66.667, fitted: false }], board: true });
    expect(answersIn(folder)).toEqual({ frames: [frame, { ...frame, atMs: 66.667, fitted: false }], board: true });
  });

  test('is missing where nobody watched', () => {
    expect(answersIn(mkdtempSync(join(tmpdir(), 'answers-')))).toBeUndefined();
  });
});
