import type { SeenShotNote } from './seen-shot.ts';

/** What a camera could have noted of a shot, for tests. */
export const sampleSight: SeenShotNote = {
  verdict: 'sure',
  probability: 0.98,
  others: [],
  seat: 'south',
  striker: { xMm: 0, yMm: -254 },
  speedMPerS: 2.1,
  sinceRestMs: 4_000,
  tookMs: 900,
  fellFrom: [],
  paths: [
    {
      disc: 'striker',
      pocketed: false,
      points: [
        [0, -254, 0],
        [10, 300, 300],
        [40, 100, 900],
      ],
    },
    {
      disc: 'white',
      pocketed: true,
      points: [
        [10, 310, 300],
        [350, 350, 700],
      ],
    },
    { disc: 'black', pocketed: false, points: [[-120, 80, 0]] },
  ],
};
