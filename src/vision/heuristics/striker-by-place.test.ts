import { describe, expect, test } from 'vitest';
import { BASE_Y_MM, filmedTable, lies, type Pretend } from '../testing/pretend-table.ts';
import { watchingNothing, watchSettings, watchSurface } from './watch-surface.ts';

const PIECES = [lies('black', -60, 20), lies('black', 80, -30), lies('white', 10, 90)];
/** A hand brings something that looks black, lets go of it and stays away. */
const brings = (xMm: number, yMm: number) => ({
  actor: { kind: 'black' as const, way: [[0, xMm, yMm]] as const, comesMs: 2500 },
  handAt: (ms: number) => (ms > 2200 && ms < 2800 ? { at: { xMm, yMm }, radiusMm: 60 } : null),
});
const kindsAfter = (pretend: Pretend): readonly string[] => {
  let watching = watchingNothing;
  let discs: readonly { readonly kind: string }[] = [];
  for (const frame of filmedTable(pretend)) {
    const watched = watchSurface(watching, frame, watchSettings);
    ({ after: watching, discs } = watched);
  }
  return discs.map(({ kind }) => kind).sort();
};

describe('What a hand puts on base lines', () => {
  const { actor, handAt } = brings(40, BASE_Y_MM);

  test('is the striker, though it looks like a piece', () => {
    expect(kindsAfter({ actors: [...PIECES, actor], untilMs: 5000, handAt })).toEqual([
      'black',
      'black',
      'striker',
      'white',
    ]);
  });

  test('is a piece where a striker lies elsewhere in sight', () => {
    const actors = [...PIECES, actor, lies('striker', -40, -BASE_Y_MM)];
    expect(kindsAfter({ actors, untilMs: 5000, handAt })).toEqual(['black', 'black', 'black', 'striker', 'white']);
  });

  test('is no longer the striker when something that looks like one is put down', () => {
    const real = { kind: 'striker' as const, way: [[0, -120, -BASE_Y_MM]] as const, comesMs: 6300 };
    const hands = (ms: number) =>
      ms > 6000 && ms < 6600 ? { at: { xMm: -120, yMm: -BASE_Y_MM }, radiusMm: 60 } : handAt(ms);
    const actors = [...PIECES, actor, real];
    expect(kindsAfter({ actors, untilMs: 12_000, handAt: hands })).toEqual([
      'black',
      'black',
      'black',
      'striker',
      'white',
    ]);
  });
});

describe('What a hand puts in the middle', () => {
  test('is the piece that it looks like', () => {
    const { actor, handAt } = brings(0, 0);
    expect(kindsAfter({ actors: [...PIECES, actor], untilMs: 5000, handAt })).toEqual([
      'black',
      'black',
      'black',
      'white',
    ]);
  });
});
