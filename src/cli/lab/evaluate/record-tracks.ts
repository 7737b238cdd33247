import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { standardSurface } from '../../../carrom/surface.ts';
import { chanceFrom } from '../../../studio/chance.ts';
import { performShots } from '../../../studio/perform.ts';
import { writeFrame } from '../../../vision/detect/frame-line.ts';
import { drawNoise } from './noise.ts';
import { filmed } from './noisy-detector.ts';
import { summaryOf } from './replay-tracks.ts';
import { watchFrames } from './score-shots.ts';

/** Records the fixtures of `test-fixtures/tracks` anew: detections of some shots, and what is seen in them. */
const folder = fileURLToPath(new URL('../../../../test-fixtures/tracks/', import.meta.url));

for (const [name, seed, from] of [
  ['break', 4, 'layout'],
  ['middle-of-a-board', 11, 'middle'],
  ['another-middle', 17, 'middle'],
] as const) {
  const scene = performShots(1, seed, { from, players: 2, restless: 0.2 });
  const noise = { ...drawNoise(chanceFrom(seed, 'noise')), fps: 24 };
  const shot = scene.shots[0];
  if (shot === undefined) throw new Error('nobody shot');
  const frames = [...filmed(scene, seed, noise)].filter(
    ({ atMs }) => atMs > shot.startMs - 2200 && atMs < shot.endMs + 1300,
  );
  writeFileSync(`${folder}${name}.txt`, `${frames.map(writeFrame).join('\n')}\n`);
  const { shots } = watchFrames(frames, standardSurface);
  writeFileSync(`${folder}${name}.shots.txt`, `${shots.map(summaryOf).join('\n')}\n`);
  const truth = shot.pocketed.map(({ kind, pocket }) => `${kind} ${pocket}`).join(', ') || 'nothing';
  console.log(name, frames.length, 'frames; truth:', truth);
  for (const seen of shots) console.log(`  ${summaryOf(seen)}`);
}
