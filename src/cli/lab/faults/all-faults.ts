import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { type EyeFate, giveFates, tellFate } from '../../testing/browser/eye-fates.ts';
import { giveHiding, hide, show } from './hide-page.ts';
import { slowDown } from './slow-down.ts';

/** A table in the middle of a board, and what can be done to it. */
export interface Struck {
  readonly page: Page;
  readonly origin: string;
  readonly devtools: CDPSession;
  readonly browserPid: number;
  readonly server: { kill(): Promise<void>; start(): Promise<void> };
  /** What somebody would do about it when the board is over, or to look at what is kept. */
  later(mend: () => Promise<void>): void;
}

export interface Fault {
  /** Asks for it on the command line. */
  readonly word: string;
  /** Its row in the table of docs/reliability.md. */
  readonly name: string;
  /** A recording waits for the analysis; a camera does not. */
  readonly seenBy: 'demo' | 'camera';
  /** After it nothing more can be told; what was is looked at. */
  readonly ends?: true;
  /** What the pages need so that it can strike. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  readonly strike: (struck: Struck) => Promise<void>;
}

const DAY_MS = 86_400_000;

const eyes = (fate: EyeFate): Pick<Fault, 'prepare' | 'strike'> => ({
  prepare: giveFates,
  strike: ({ page }) => tellFate(page, fate),
});

export const FAULTS: readonly Fault[] = [
  { word: 'nothing-demo', name: 'nothing (demo)', seenBy: 'demo', strike: async () => undefined },
  { word: 'nothing-camera', name: 'nothing (camera)', seenBy: 'camera', strike: async () => undefined },
  {
    word: 'offline',
    name: 'offline',
    seenBy: 'demo',
    strike: async ({ page }) => page.context().setOffline(true),
  },
  {
    word: 'server',
    name: 'server killed',
    seenBy: 'demo',
    strike: async ({ server, later }) => {
      await server.kill();
      later(server.start);
    },
  },
  {
    word: 'tabs',
    name: 'two tabs',
    seenBy: 'demo',
    strike: async ({ page, origin }) => {
      const other = await page.context().newPage();
      await other.goto(origin);
      await other.locator('carrom-shot-ribbon').first().waitFor({ state: 'attached' });
    },
  },
  {
    word: 'hidden',
    name: 'page hidden',
    seenBy: 'demo',
    prepare: giveHiding,
    strike: async ({ page, later }) => {
      await hide(page);
      later(() => show(page));
    },
  },
  {
    word: 'clock',
    name: 'clock jumps a day back and ahead',
    seenBy: 'demo',
    strike: async ({ page }) => {
      await page.evaluate(day => {
        const plain = Date.now.bind(Date);
        const from = plain();
        Date.now = () => plain() + (plain() - from < 15_000 ? -day : day);
      }, DAY_MS);
    },
  },
  {
    word: 'disk',
    name: 'disk full',
    seenBy: 'demo',
    strike: async ({ page, origin, devtools, later }) => {
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
      later(async () => {
        await devtools.send('Storage.overrideQuotaForOrigin', { origin });
        const again = page.getByRole('button', { name: 'Try again' });
        if ((await again.count()) > 0) await again.first().click();
        await page.waitForTimeout(3000);
      });
    },
  },
  {
    word: 'storage',
    name: 'storage cleared',
    seenBy: 'demo',
    strike: async ({ origin, devtools }) => {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
  },
  {
    word: 'analysis-dead',
    name: 'analysis dead',
    seenBy: 'demo',
    strike: async ({ page }) =>
      page.locator('carrom-table-page').evaluate(element => {
        const { session } = element as unknown as { session: { picture: { keeper: { now: { end(): void } } } } };
        session.picture.keeper.now.end();
      }),
  },
  { word: 'analysis-hung', name: 'analysis hung', seenBy: 'demo', ...eyes('all hangs') },
  { word: 'detector-dead', name: 'detector dead', seenBy: 'camera', ...eyes('dies') },
  { word: 'detector-hung', name: 'detector hung', seenBy: 'camera', ...eyes('hangs') },
  {
    word: 'processor',
    name: 'processor six times slower',
    seenBy: 'camera',
    strike: async ({ browserPid, later }) => {
      const end = slowDown(browserPid, 6);
      later(async () => end());
    },
  },
  {
    word: 'reload',
    name: 'page loaded again',
    seenBy: 'demo',
    ends: true,
    strike: async ({ page }) => void (await page.reload()),
  },
  {
    word: 'camera',
    name: 'camera gone',
    seenBy: 'camera',
    ends: true,
    // The browser itself takes it away, as when somebody withdraws the permission.
    strike: async ({ devtools, origin }) => {
      const { targetInfo } = await devtools.send('Target.getTargetInfo');
      const browserContextId = targetInfo.browserContextId ?? '';
      const permission = { name: 'camera' };
      await devtools.send('Browser.setPermission', { permission, setting: 'denied', origin, browserContextId });
    },
  },
];
