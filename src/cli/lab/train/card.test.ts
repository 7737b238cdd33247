import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromMarks } from '../results/markdown.ts';
import { cardPath, checksum, modelPath, NETWORKS } from './card.ts';

const card = readFileSync(cardPath, 'utf8');

describe('The card of the networks', () => {
  test.each(NETWORKS)('its numbers were measured with the %s.onnx that lies beside it', network => {
    const row = fromMarks(card, 'checksums')
      .split('\n')
      .find(line => line.includes(`${network}.onnx`));
    expect(row).toContain(checksum(network));
  });

  test.each(['surface', 'pieces'])('says what was measured for %s', set => {
    expect(fromMarks(card, `measured ${set}`)).toMatch(/\d/);
  });

  test('the piece detector is at most 1.5 MB', () => {
    expect(statSync(modelPath('pieces')).size).toBeLessThanOrEqual(1.5e6);
  });
});
