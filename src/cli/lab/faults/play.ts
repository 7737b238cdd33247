import type { Page } from 'playwright-core';
import { webcamShowing } from '../../testing/browser/launch.ts';
import { launchServer } from '../../testing/browser/launch-server.ts';
import { serveToFireAt } from '../../testing/fire/serve-to-fire-at.ts';
import { DEMO_S } from '../soak/demo-as-camera.ts';
import type { Fault } from './all-faults.ts';
import type { MeasuredFault } from './reliability-table.ts';
import { keptInWords, listen, shotsOn, TRUE_SHOTS } from './watched-board.ts';

/** The fault strikes when so many shots are told. */
const STRIKE_AFTER = 5;
/** The board lies still at first: time to load the networks and to find it. */
export const STILL_S = 30;
const LONGEST_MS = 420_000;
/** From the last shot that the film shows until it is told. */
const LINGER_MS = 8000;

const until = async (what: string, reached: () => Promise<boolean>) => {
  const fromMs = performance.now();
  while (!(await reached())) {
    if (performance.now() - fromMs > LONGEST_MS) throw new Error(`${what} did not come`);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
};

const begin = async (page: Page, fault: Fault) => {
  if (fault.seenBy === 'camera') {
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.getByRole('button', { name: 'Use the camera' }).click();
  } else await page.getByRole('button', { name: 'Demo table' }).click();
};

const FILM_MS = 1000 * (STILL_S + DEMO_S);

/** One board with this fault in its middle. */
export const play = async (fault: Fault, dist: string, film: string): Promise<MeasuredFault> => {
  let target = await serveToFireAt(dist, 4891);
  const origin = `http://localhost:${target.port}`;
  const { browser, pid, close } = await launchServer(fault.seenBy === 'camera' ? webcamShowing(film) : []);
  const mends: (() => Promise<void>)[] = [];
  try {
    const context = await browser.newContext({
      locale: 'en',
      viewport: { width: 1280, height: 1400 },
      serviceWorkers: fault.prepare ? 'block' : 'allow', // one would fetch past what is prepared
    });
    await fault.prepare?.(context);
    const page = await context.newPage();
    await page.goto(origin);
    const fromMs = performance.now();
    await begin(page, fault);
    const notices = listen(context);
    await until('the middle of the board', async () => (await shotsOn(page)).length >= STRIKE_AFTER);
    notices.afresh();
    await fault.strike({
      page,
      origin,
      browserPid: pid,
      devtools: await context.newCDPSession(page),
      server: {
        kill: () => target.stop(),
        start: async () => {
          target = await serveToFireAt(dist, target.port);
        },
      },
      later: mend => mends.push(mend),
    });
    const over = async () =>
      fault.seenBy === 'demo' ? isOver(page) : performance.now() - fromMs > FILM_MS + LINGER_MS;
    if (fault.ends) await page.waitForTimeout(LINGER_MS);
    else await until('the end of the board', over);
    await page.waitForTimeout(2000);
    notices.stop();
    for (const mend of mends.splice(0)) await mend();
    const told = await shotsOn(page);
    // What is kept is what is there when the page comes again.
    await page.reload();
    await page.locator('carrom-shot-ribbon li:not([data-empty])').first().waitFor({ timeout: 30_000 });
    const kept = await shotsOn(page);
    const truths = fault.ends ? TRUE_SHOTS.slice(0, told.length) : TRUE_SHOTS;
    const said = notices.heard().join('; ') || 'nothing';
    return { name: fault.name, film: fault.seenBy, said, kept: keptInWords(truths, kept) };
  } finally {
    for (const mend of mends) await mend().catch(() => undefined);
    await close();
    await target.stop();
  }
};

/** The demo was shown to its end, whatever else is to be read first. */
const isOver = (page: Page): Promise<boolean> =>
  page
    .locator('carrom-table-page')
    .evaluate(
      element =>
        (element as unknown as { session: { picture: { now: { ended: boolean } } } }).session.picture.now.ended,
    );
