import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { numberIn } from '../accuracy.ts';
import { PIECES_MODEL, pieceLines, smallPieceSet } from './small-set.ts';

const kept = readFileSync(fileURLToPath(new URL('../../../../../test-fixtures/accuracy.txt', import.meta.url)), 'utf8')
  .trimEnd()
  .split('\n');
const there = existsSync(PIECES_MODEL);

describe(`The detector on its small set${there ? '' : ' (skipped: no models/pieces.onnx)'}`, () => {
  test.skipIf(!there)('no number is lower than the one kept', { timeout: 120_000 }, async () => {
    const lower = pieceLines(await smallPieceSet()).filter(line => {
      const what = line.replace(/ [\d.]+( of \d+| %)$/, '');
      const before = kept.find(old => old.startsWith(what));
      return before === undefined || numberIn(line) < numberIn(before);
    });
    expect(lower).toEqual([]);
  });
});
