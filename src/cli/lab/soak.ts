import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPages } from '../serve.ts';
import { demoShots } from '../testing/browser/demo-film.ts';
import { webcamShowing } from '../testing/browser/launch.ts';
import { launchServer } from '../testing/browser/launch-server.ts';
import { serveToFireAt } from '../testing/fire/serve-to-fire-at.ts';
import { circumstances, inWords } from './results/machine.ts';
import { writeDemoAsCamera } from './soak/demo-as-camera.ts';
import { chooseRoom, listedMatches, playRound, STILL_S } from './soak/play-rounds.ts';
import { type Round, roundLine, verdict } from './soak/verdict.ts';

/**
 * npm run soak [-- --minutes N] [--room MB]: plays for two hours, or as long as it is told, at real speed in real Chromium:
 * a camera shows the studio's board again and again, every board is a match, an overlay follows, clips are recorded into
 * little room. Exit 1 when memory grew by more than a twentieth after its warm-up, frames became fewer, a shot was lost or
 * invented, or the disk took more than was allowed. Needs Chromium and ffmpeg.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '120' }, room: { type: 'string', default: '10' } },
});
const [minutes, roomMb] = [Number(values.minutes), Number(values.room)];
if (!(minutes > 0 && roomMb > 0)) {
  console.error('npm run soak takes --minutes N and --room MB, both more than nothing.');
  process.exit(2);
}

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
if (!existsSync(dist)) await buildPages();
const folder = mkdtempSync(join(tmpdir(), 'carrom-soak-'));
const film = join(folder, 'board.mjpeg');
writeDemoAsCamera(film, STILL_S);
console.log(`npm run soak: ${inWords(circumstances())}`);
const server = await serveToFireAt(dist, 4895);
const { browser, pid, close } = await launchServer(webcamShowing(film));
let failed = false;
try {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', error => troubles.push(error.message));
  page.on('crash', () => troubles.push('the page crashed'));
  await page.goto(`http://localhost:${server.port}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await page.locator('[data-of=frames]').waitFor({ state: 'attached', timeout: 60_000 });
  await chooseRoom(page, roomMb);
  const overlay = await context.newPage();
  await overlay.goto(`http://localhost:${server.port}/overlay.html`);
  await page.bringToFront();

  const fromMs = performance.now();
  const first = await playRound(page, pid);
  console.log(`${roundLine(first, 0)} (not counted: the camera came into the middle of it)`);
  const serverBefore = (await server.memory()).used;
  const rounds: Round[] = [];
  do {
    rounds.push(await playRound(page, pid));
    for (const round of rounds.slice(-1)) console.log(roundLine(round, rounds.length));
  } while (performance.now() - fromMs < 60_000 * minutes);
  const { lines, missed } = verdict(rounds, {
    shots: demoShots.length,
    budgetBytes: roomMb * 1_000_000,
    matches: rounds.length + 1,
    listed: await listedMatches(page),
    serverGrowth: (await server.memory()).used / serverBefore - 1,
  });
  for (const line of lines) console.log(line);
  for (const bar of [...missed, ...troubles]) console.log(`missed: ${bar}`);
  failed = missed.length + troubles.length > 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed = true;
} finally {
  await close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
process.exit(failed ? 1 : 0);
