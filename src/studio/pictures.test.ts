import { expect, test } from 'vitest';
import { orderPicture, type PictureKind, PlayedTables } from './pictures.ts';

/** Of the first pictures of a seed: how many show a hand, and how many show something that moves. */
const shown = (kind: PictureKind) => {
  const played = new PlayedTables();
  const scenes = Array.from({ length: 64 }, (_, i) => orderPicture(5, i, played, kind)).filter(({ board }) => board);
  const slides = ({ momentAt, atMs }: (typeof scenes)[number]) => {
    const [before, after] = [momentAt(atMs), momentAt(atMs + 5)];
    return before.discs.some(({ xMm }, i) => Math.abs(xMm - (after.discs[i]?.xMm ?? xMm)) > 0.5);
  };
  return {
    hands: scenes.filter(({ momentAt, atMs }) => momentAt(atMs).hands.length > 0).length / scenes.length,
    moving: scenes.filter(slides).length / scenes.length,
  };
};

test('lively pictures show more hands and more discs in motion than the usual ones', { timeout: 60_000 }, () => {
  const [usual, lively] = [shown('usual'), shown('lively')];
  expect(usual.hands).toBeLessThan(0.65);
  expect(usual.moving).toBeLessThan(0.45);
  expect(lively.hands).toBeGreaterThan(0.65);
  expect(lively.moving).toBeGreaterThan(0.5);
});
