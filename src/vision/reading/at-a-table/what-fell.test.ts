import { describe, expect, test } from 'vitest';
import { pocketCentre, standardSurface } from '../../../carrom/surface.ts';
import { type Actor, BASE_Y_MM, lies, rolls, watchTable } from '../../testing/pretend-table.ts';

const SHOT_MS = 1500;
const at = (xMm: number, yMm: number) => ({ xMm, yMm });
const NE = pocketCentre(standardSurface, 'NE');

const striker: Actor = {
  kind: 'striker',
  way: [[SHOT_MS, 0, BASE_Y_MM], [SHOT_MS + 150, 0, -36], ...rolls(SHOT_MS + 151, at(0, -36), at(30, 20), 500)],
};

/** Straight on to a point, at a steady pace, and gone when it is there. */
const runsTo = (kind: Actor['kind'], from: Actor['way'][number], to: Actor['way'][number]): Actor => ({
  kind,
  way: [from, to],
  goneMs: to[0],
});

const only = (actors: readonly Actor[], untilMs = 5500) => {
  const { shots } = watchTable({ actors, untilMs });
  expect(shots).toHaveLength(1);
  return shots[0];
};

describe('What became of the discs', () => {
  test('a white that runs into a pocket and is not seen again was pocketed there', () => {
    const seen = only([
      striker,
      runsTo('white', [SHOT_MS + 150, 0, 0], [SHOT_MS + 650, NE.xMm, NE.yMm]),
      lies('black', -150, 60),
    ]);
    expect(seen?.shot.pocketed).toEqual([{ disc: 'white', pocket: 'NE' }]);
    expect(seen?.verdict).not.toBe('held');
    const fell = seen?.events.find(({ fate }) => fate === 'pocketed');
    expect(Math.abs((fell?.atMs ?? 0) - (SHOT_MS + 650))).toBeLessThan(80);
  });

  test('a striker that stops on the lip of a pocket and shows there a moment later has not fallen', () => {
    const stops = SHOT_MS + 420;
    const seen = only([
      {
        kind: 'striker',
        way: [[SHOT_MS, 0, BASE_Y_MM], ...rolls(SHOT_MS + 1, at(0, BASE_Y_MM), at(323, 322), 420)],
        goneMs: stops - 60,
      },
      { kind: 'striker', way: [[0, 323, 322]], comesMs: stops + 340 },
      lies('white', 200, -100),
      lies('black', -150, 60),
    ]);
    expect(seen?.shot.pocketed).toEqual([]);
  });

  test('what shows steadily but weakly, where no disc was followed, is none', () => {
    const weak = (xMm: number, yMm: number) => ({ kind: 'white', at: at(xMm, yMm), certainty: 0.5 }) as const;
    const { discs } = watchTable({
      actors: [lies('white', 100, 60), lies('black', -150, 60)],
      untilMs: 5500,
      ghosts: () => [weak(-3, 1)],
    });
    expect(discs.map(({ kind }) => kind).toSorted()).toEqual(['black', 'white']);
  });

  test('a shot during which nobody looked for a while is asked about', () => {
    const { shots } = watchTable({
      actors: [
        striker,
        runsTo('white', [SHOT_MS + 150, 0, 0], [SHOT_MS + 650, NE.xMm, NE.yMm]),
        lies('black', -150, 60),
      ],
      untilMs: 8000,
      dropped: ms => ms > SHOT_MS + 350 && ms < SHOT_MS + 2500,
    });
    expect(shots.map(({ verdict }) => verdict)).toEqual(['held']);
  });

  test('two that fall are told in the order they fell', () => {
    const NW = pocketCentre(standardSurface, 'NW');
    const seen = only([
      striker,
      runsTo('white', [SHOT_MS + 150, 0, 0], [SHOT_MS + 900, NE.xMm, NE.yMm]),
      runsTo('black', [SHOT_MS + 180, -40, 10], [SHOT_MS + 600, NW.xMm, NW.yMm]),
      lies('queen', 100, -150),
    ]);
    expect(seen?.shot.pocketed).toEqual([
      { disc: 'black', pocket: 'NW' },
      { disc: 'white', pocket: 'NE' },
    ]);
  });

  test('a striker that falls is pocketed too', () => {
    const seen = only([
      runsTo('striker', [SHOT_MS, 0, BASE_Y_MM], [SHOT_MS + 500, NE.xMm, NE.yMm]),
      lies('white', -100, 0),
    ]);
    expect(seen?.shot.pocketed).toEqual([{ disc: 'striker', pocket: 'NE' }]);
  });

  test('a piece that vanishes in the middle of the board is asked about, with the other readings', () => {
    const seen = only(
      [
        striker,
        { ...runsTo('white', [SHOT_MS + 150, 0, 0], [SHOT_MS + 450, 20, 120]), goneMs: SHOT_MS + 400 },
        lies('black', -150, 60),
      ],
      7500,
    );
    expect(seen?.verdict).toBe('held');
    expect(seen?.alternatives.length).toBeGreaterThan(0);
  });

  test('a piece that flies over the frame left the surface', () => {
    const seen = only(
      [striker, runsTo('white', [SHOT_MS + 150, 0, 0], [SHOT_MS + 450, 440, 60]), lies('black', -150, 60)],
      7500,
    );
    expect(seen?.shot.offSurface).toEqual(['white']);
    expect(seen?.shot.pocketed).toEqual([]);
  });

  test('a piece that flies over the frame and comes back fell back', () => {
    const way = [
      [SHOT_MS + 150, 0, 0],
      [SHOT_MS + 450, 395, 40],
      [SHOT_MS + 600, 360, 50],
    ] as const;
    const back = [...way, ...rolls(SHOT_MS + 610, at(350, 50), at(240, 90), 500)];
    const seen = only([striker, { kind: 'white', way: back }, lies('black', -150, 60)], 7500);
    expect(seen?.shot).toMatchObject({ pocketed: [], offSurface: [], fellBack: ['white'] });
  });

  test('nothing falls when everything is still there', () => {
    const seen = only([striker, { kind: 'white', way: rolls(SHOT_MS + 150, at(0, 0), at(50, 250), 800) }]);
    expect(seen?.shot).toMatchObject({ pocketed: [], offSurface: [] });
    expect(seen?.verdict).toBe('sure');
    expect(seen?.events.map(({ fate }) => fate)).toEqual(['moved', 'moved']);
  });

  test('a piece that came to rest in the open and is no longer seen lies there yet, and is in play when it shows again', () => {
    const came: Actor = {
      kind: 'black',
      way: [[SHOT_MS + 150, 0, 0], ...rolls(SHOT_MS + 151, at(0, 0), at(120, 90), 600)],
    };
    const blind = (actor: Actor, ms: number) => actor === came && ms > SHOT_MS + 1400 && ms < 7000;
    const { shots, discs } = watchTable({
      actors: [striker, came, lies('white', -150, 60)],
      untilMs: 8000,
      overlooked: blind,
    });
    expect(shots[0]?.shot.pocketed).toEqual([]);
    expect(shots[0]?.discs.map(({ kind }) => kind).sort()).toEqual(['black', 'striker', 'white']);
    expect(discs.map(({ kind }) => kind).sort()).toEqual(['black', 'striker', 'white']);
  });
});
