import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages } from '../serve.ts';
import { FAULTS } from './faults/all-faults.ts';
import { play } from './faults/play.ts';

/**
 * npm run faults [-- WORD…]: plays the demo's board of 13 shots once for each fault (whose name has one of these words),
 * strikes in the middle of it, and prints what was said and which shots are kept. Needs Chromium, and ffmpeg for what needs
 * a camera: it shows the same film.
 */
const words = process.argv.slice(2);
const wanted = FAULTS.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)));
if (wanted.length === 0) {
  console.error(`There are these faults: ${FAULTS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
await buildPages();
const folder = mkdtempSync(join(tmpdir(), 'carrom-faults-'));
const film = join(folder, 'board.mjpeg');
if (wanted.some(({ seenBy }) => seenBy === 'camera')) {
  // The board lies still at first: time to load the networks and to find it.
  const still = 'tpad=start_mode=clone:start_duration=30';
  const demo = join(root, 'src/public/demo/demo.webm');
  execFileSync('ffmpeg', ['-v', 'error', '-i', demo, '-vf', still, '-c:v', 'mjpeg', '-q:v', '2', '-f', 'mjpeg', film]);
}

let failed = false;
for (const fault of wanted) {
  try {
    console.log(await play(fault, join(root, 'dist'), film));
  } catch (error) {
    failed = true;
    console.log(`| ${fault.name} | not measured: ${error instanceof Error ? error.message.split('\n')[0] : error} |`);
  }
}
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);
