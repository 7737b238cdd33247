import { expect, test } from 'vitest';
import { replay } from '../../../match/replay.ts';
import { sampleShot as shot, sampleStart as start } from '../../../match/sample-match.ts';
import { healthReport } from './health-report.ts';

test('a report tells versions, picture, match and errors, and no names', () => {
  const text = healthReport({
    version: '1.2.3',
    at: new Date('2026-05-04T10:00:00Z'),
    browser: [['browser', 'Testium 5']],
    health: [['Analysed', '29.9 a second']],
    match: replay([start, shot('a', 'white'), shot('b')]),
    held: 1,
    errors: ['10:00 something broke'],
  });
  expect(text).toContain('Carrom Umpire 1.2.3');
  expect(text).toContain('  Analysed: 29.9 a second');
  expect(text).toContain('  shots: 2, 0 by the camera, 1 held');
  expect(text).toContain('  10:00 something broke');
  expect(text).not.toMatch(/Ana\b|Bea/);
});

test('without picture, match and errors it says so', () => {
  const text = healthReport({ version: '1', at: new Date(0), browser: [], health: [], held: 0, errors: [] });
  expect(text.match(/ {2}none/g)).toHaveLength(3);
});
