import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages } from '../serve.ts';
import { FAULTS } from './faults/all-faults.ts';
import { play, STILL_S } from './faults/play.ts';
import { withMeasured } from './faults/reliability-table.ts';
import { writeDemoAsCamera } from './soak/demo-as-camera.ts';

/**
 * npm run faults [-- [--write] WORD…]: plays the demo's board of 13 shots once for each fault (whose word begins like one
 * of these), strikes in the middle of it, and prints its row of docs/reliability.md with what was said and which shots are
 * kept; --write puts the row there. Needs Chromium, and ffmpeg for what needs a camera: it shows the same film.
 */
const given = process.argv.slice(2);
const write = given.includes('--write');
const words = given.filter(word => word !== '--write');
const strange = words.filter(word => !FAULTS.some(fault => fault.word.startsWith(word)));
if (strange.length > 0) {
  console.error(`There is no fault “${strange.join(', ')}”. There are: ${FAULTS.map(({ word }) => word).join(', ')}.`);
  process.exit(2);
}
const wanted = FAULTS.filter(fault => words.length === 0 || words.some(word => fault.word.startsWith(word)));

const root = fileURLToPath(new URL('../../../', import.meta.url));
const table = join(root, 'docs/reliability.md');
await buildPages();
const folder = mkdtempSync(join(tmpdir(), 'carrom-faults-'));
const film = join(folder, 'board.mjpeg');
if (wanted.some(({ seenBy }) => seenBy === 'camera')) writeDemoAsCamera(film, STILL_S);

let failed = false;
for (const fault of wanted) {
  try {
    const { row, page } = withMeasured(readFileSync(table, 'utf8'), await play(fault, join(root, 'dist'), film));
    console.log(row);
    if (write) writeFileSync(table, page);
  } catch (error) {
    failed = true;
    console.error(`${fault.name}: not measured: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}
rmSync(folder, { recursive: true });
process.exit(failed ? 1 : 0);
