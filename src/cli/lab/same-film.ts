import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPages, servePages } from '../serve.ts';
import { launchChromium } from '../testing/browser/launch.ts';
import { compareFilm } from './same-film/compare-film.ts';

const USAGE = `npm run same-film [-- FILM …]

Shows each film to the table page in Chromium and to npm run score, and says whether both tell the same shots, the same
log and the same score. Without names: the demo, and some of the films beside the repository. Ends with 1 where they differ.`;

const beside = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const DEMO = 'src/public/demo/demo.webm';
const SHARED = ['clips/break', 'clips/evening', 'films/f01', 'films/f09', 'films/f23'].map(
  name => `../shared/${name}.mp4`,
);

const given = process.argv.slice(2);
if (given.some(name => name.startsWith('-'))) {
  console.log(USAGE);
  process.exit(given.includes('--help') ? 0 : 2);
}
const films = given.length > 0 ? given : [DEMO, ...SHARED].map(beside);
const there = films.filter(film => existsSync(film));
if (there.length < films.length) {
  const missing = films.filter(film => !existsSync(film)).map(film => basename(film));
  console.log(`${missing.join(', ')}: skipped: ${given.length > 0 ? 'no such file' : 'no ../shared'}`);
}

await buildPages();
const { port, stop } = await servePages(4700, 'localhost', { secret: 'only for films' });
const browser = await launchChromium();
const folder = mkdtempSync(join(tmpdir(), 'carrom-film-'));
let same = true;
for (const film of there) {
  const { lines, differs } = await compareFilm(browser, `http://localhost:${port}`, film, folder);
  for (const line of lines) console.log(line);
  same &&= !differs;
}
rmSync(folder, { recursive: true });
await browser.close();
await stop();
process.exit(same && (given.length === 0 || there.length === films.length) ? 0 : 1);
