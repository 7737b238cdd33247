import { describe, expect, test } from 'vitest';
import { startLayout } from '../../carrom/start-layout.ts';
import { standardSurface } from '../../carrom/surface.ts';
import { noHands } from '../track/watch-hands.ts';
import { completeLayout } from './complete-layout.ts';
import { newTrack } from './see-again.ts';
import { kindOf, type Track, votesFor } from './track.ts';

const NOW_MS = 5000;
const layout = startLayout(standardSurface.pieceDiameterMm, 17).map(({ piece, at }, i): Track => {
  const find = { disc: { kind: piece, at, certainty: 0.9 }, where: 'surface', clear: true } as const;
  const track = newTrack(i + 1, find, NOW_MS);
  return { ...track, known: true, resting: true, averaged: 20, votes: votesFor(piece), trail: null };
});
const counted = (tracks: readonly Track[]) =>
  ['white', 'black', 'queen'].map(kind => tracks.filter(track => track.known && kindOf(track).kind === kind).length);
const completed = (tracks: readonly Track[]) => completeLayout(tracks, noHands, standardSurface, 100, NOW_MS).tracks;

/** The queen and her first neighbour are taken for one between them. */
const blob = (): readonly Track[] => {
  const [queen, first, ...rest] = layout;
  if (queen === undefined || first === undefined) throw new Error('a layout has nineteen');
  const at = { xMm: (queen.at.xMm + first.at.xMm) / 2, yMm: (queen.at.yMm + first.at.yMm) / 2 };
  return [{ ...queen, at, anchor: at }, ...rest];
};

describe('The start layout has nineteen', () => {
  test('two pieces taken for one between them are two', () => {
    expect(completed(blob())).toHaveLength(19);
    expect(counted(completed(blob()))).toEqual([9, 9, 1]);
  });

  test('a piece taken for another kind is what its place says', () => {
    const [queen, first, ...rest] = layout;
    if (queen === undefined || first === undefined) throw new Error('a layout has nineteen');
    expect(counted(completed([queen, { ...first, votes: votesFor('black') }, ...rest]))).toEqual([9, 9, 1]);
  });

  test('a place where nothing was seen stays empty', () => {
    expect(completed(layout.slice(1))).toHaveLength(18);
  });

  test('while a striker runs nothing is completed: it is being broken up', () => {
    const [queen] = layout;
    if (queen === undefined) throw new Error('a layout has nineteen');
    const at = { xMm: 0, yMm: 180 };
    const striker = { ...queen, id: 50, at, anchor: at, votes: votesFor('striker'), resting: false, sightings: 5 };
    expect(counted(completed([...blob(), striker]))).toEqual(counted(blob()));
  });

  test('pieces elsewhere are no start layout', () => {
    const [queen] = layout;
    if (queen === undefined) throw new Error('a layout has nineteen');
    const far = {
      ...queen,
      id: 50,
      at: { xMm: 250, yMm: 100 },
      anchor: { xMm: 250, yMm: 100 },
      votes: votesFor('white'),
    };
    expect(completed([...blob(), far])).toHaveLength(blob().length + 1);
  });
});
