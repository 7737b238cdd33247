import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ClipTruth } from './clip-scene.ts';
import { cornersOf, eyesDigest, filmsIn } from './film-set.ts';

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'films-'));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

describe('films with their truth', () => {
  test('are those that have both, each with the light its table names', () => {
    const folder = folderWith({
      'README.md':
        '| film | board | light |\n|---|---|---|\n| f1 | p1 | dim (0.5), one lamp |\n| f2 | p2 | as the photo |\n| f3 | p3 | as the photo |',
      'f1.json': '{}',
      'f1.mp4': '',
      'f2.json': '{}',
      'f2.mp4': '',
      'f3.json': '{}',
    });
    expect(filmsIn(folder).map(({ name, light }) => [name, light])).toEqual([
      ['f1', 'dim'],
      ['f2', 'as the photo'],
    ]);
  });

  test('are none where there is no such folder', () => {
    expect(filmsIn(join(tmpdir(), 'no-such-folder'))).toEqual([]);
  });

  test('corners are turned to the order in which a person names them: near left first', () => {
    const truth = {
      corners_px: [
        [1, 1],
        [9, 1],
        [9, 9],
        [1, 9],
      ],
    } as unknown as ClipTruth;
    expect(cornersOf(truth).map(({ xPx, yPx }) => [xPx, yPx])).toEqual([
      [1, 9],
      [9, 9],
      [9, 1],
      [1, 1],
    ]);
  });

  test('answers of other networks have another name', () => {
    const [a, b] = [folderWith({ 'pieces.onnx': 'one' }), folderWith({ 'pieces.onnx': 'two' })];
    expect(eyesDigest(a).networks).not.toBe(eyesDigest(b).networks);
    expect(eyesDigest(a).code).toBe(eyesDigest(b).code);
  });
});
