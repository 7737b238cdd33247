import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardPath, checksum, fromCard, inCard, modelPath, NETWORKS } from './card.ts';

const card = readFileSync(cardPath, 'utf8');

describe('The card of the networks', () => {
  test.each(NETWORKS)('its numbers were measured with the %s.onnx that lies beside it', network => {
    const row = fromCard(card, 'checksums')
      .split('\n')
      .find(line => line.includes(`${network}.onnx`));
    expect(row).toContain(checksum(network));
  });

  test.each(['surface', 'pieces'])('says what was measured for %s', set => {
    expect(fromCard(card, `measured ${set}`)).toMatch(/\d/);
  });

  test('the piece detector is at most 1.5 MB', () => {
    expect(statSync(modelPath('pieces')).size).toBeLessThanOrEqual(1.5e6);
  });

  test('new numbers replace the old ones and nothing else', () => {
    const before = 'a\n<!-- n -->\nold\n<!-- /n -->\nb';
    expect(fromCard(inCard(before, 'n', ['new']), 'n')).toBe('new');
    expect(inCard(before, 'n', ['new'])).toMatch(/^a\n[\s\S]*\nb$/);
  });
});
