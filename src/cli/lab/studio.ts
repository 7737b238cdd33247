import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePicturesOf, picturesOf } from './studio/make-pictures.ts';
import { makeRecording } from './studio/make-video.ts';
import { readOptions, type StudioOptions, USAGE } from './studio/options.ts';
import { type StudioServer, serveStudio } from './studio/studio-browser.ts';
import { asTrouble, StudioTrouble } from './studio/trouble.ts';

/** Twenty-four looks on one picture: what the studio's boards look like at a glance. */
const makeContactSheet = async (server: StudioServer, { out, seed }: StudioOptions): Promise<void> => {
  const tab = await server.openTab();
  const seeds = Array.from({ length: 24 }, (_, i) => seed * 1000 + i);
  const sheet = await tab.call('lookSheet', seeds, 6, 320, 240);
  await tab.close();
  const path = join(out, 'looks.jpg');
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(path, Buffer.from(sheet, 'base64'));
  } catch (error) {
    throw asTrouble(error, out);
  }
  console.log(path);
};

const run = async (): Promise<void> => {
  const options = readOptions(process.argv.slice(2));
  const { job } = options;
  if (job.kind === 'help') {
    console.log(USAGE);
    return;
  }
  const server = await serveStudio();
  if (job.kind === 'pictures') await makePicturesOf(server, options, picturesOf(job.count, job.perTable));
  else if (job.kind === 'contact-sheet') await makeContactSheet(server, options);
  else await makeRecording(server, options, job);
  await server.close();
};

const stopped = { byHand: false };
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopped.byHand = true;
    console.error('\nStopped. What was made so far is kept; the same command goes on from there.');
    process.exit(130);
  });

try {
  await run();
  process.exit(0);
} catch (error) {
  if (stopped.byHand) process.exit(130);
  if (!(error instanceof StudioTrouble)) throw error;
  console.error(error.message);
  process.exit(2);
}
