import { POCKETS } from '../../../carrom/surface.ts';
import type { Performance } from '../../../studio/performance.ts';
import { coverPocket, nudge, passOver, restOnFrame, wipe } from '../../../studio/play/idle.ts';
import { layOut } from '../../../studio/play/layout.ts';
import { finish, lyingOn } from '../../../studio/play/stage.ts';
import { sitAround } from '../../../studio/play/table.ts';

/** Minutes in which nobody shoots: hands, cleaning, pieces shifted, boards laid out, camera bumped, light switched. */
export const performQuiet = (minutes: number, seed: number): Performance => {
  const { stage, players, chance } = sitAround(seed, { from: 'middle' });
  while (stage.nowMs < minutes * 60_000) {
    const player = chance.pick(players);
    const startMs = stage.nowMs + chance.between(200, 2000);
    const luck = chance.next();
    if (luck < 0.25) stage.nowMs = passOver(stage, player, startMs, chance);
    else if (luck < 0.45) stage.nowMs = restOnFrame(stage, player, startMs, chance.between(800, 4000), chance);
    else if (luck < 0.6)
      stage.nowMs = coverPocket(stage, players, chance.pick(POCKETS), startMs, chance.between(600, 2500));
    else if (luck < 0.78) {
      const lying = lyingOn(stage);
      const disc = lying[chance.below(lying.length)];
      const byMm = { xMm: chance.between(-14, 14), yMm: chance.between(-14, 14) };
      if (disc !== undefined) stage.nowMs = nudge(stage, players, disc.id, byMm, startMs);
    } else if (luck < 0.88) stage.nowMs = wipe(stage, player, startMs, chance);
    else if (luck < 0.92) layOut(stage, players, chance);
    else if (luck < 0.96) {
      const shiftMm = { xMm: chance.around(12), yMm: chance.around(12), zMm: 0 };
      stage.disturbances.push({ kind: 'camera-bumped', atMs: startMs, shiftMm, turnDegrees: chance.around(0.5) });
      stage.nowMs = startMs + 2000;
    } else {
      stage.disturbances.push({ kind: 'light-switched', atMs: startMs, factor: chance.between(0.5, 1.5) });
      stage.nowMs = startMs + 1500;
    }
  }
  return finish(stage);
};
