import type { CDPSession, Page } from 'playwright-core';
import { type EyeFate, tellFate } from '../../testing/browser/eye-fates.ts';
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
  readonly name: string;
  /** A recording waits for the analysis; a camera does not. */
  readonly seenBy: 'demo' | 'camera';
  /** After it nothing more can be told; what was is looked at. */
  readonly ends?: true;
  readonly strike: (struck: Struck) => Promise<void>;
}

const DAY_MS = 86_400_000;

const eyes =
  (fate: EyeFate): Fault['strike'] =>
  ({ page }) =>
    tellFate(page, fate);

export const FAULTS: readonly Fault[] = [
  { name: 'nothing (demo)', seenBy: 'demo', strike: async () => undefined },
  { name: 'nothing (camera)', seenBy: 'camera', strike: async () => undefined },
  {
    name: 'offline',
    seenBy: 'demo',
    strike: async ({ page }) => page.context().setOffline(true),
  },
  {
    name: 'server killed',
    seenBy: 'demo',
    strike: async ({ server, later }) => {
      await server.kill();
      later(server.start);
    },
  },
  {
    name: 'two tabs',
    seenBy: 'demo',
    strike: async ({ page, origin }) => {
      const other = await page.context().newPage();
      await other.goto(origin);
      await other.locator('carrom-shot-ribbon').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'page hidden',
    seenBy: 'demo',
    strike: async ({ page, devtools }) => {
      const { windowId } = await devtools.send('Browser.getWindowForTarget');
      await devtools.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
      const state = await page.evaluate(() => document.visibilityState);
      if (state !== 'hidden') throw new Error(`this browser does not hide pages: it is ${state}`);
    },
  },
  {
    name: 'clock jumps back and ahead by a day',
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
    name: 'storage cleared',
    seenBy: 'demo',
    strike: async ({ origin, devtools }) => {
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
  },
  {
    name: 'analysis dead',
    seenBy: 'demo',
    strike: async ({ page }) =>
      page.locator('carrom-table-page').evaluate(element => {
        const { session } = element as unknown as { session: { picture: { keeper: { now: { end(): void } } } } };
        session.picture.keeper.now.end();
      }),
  },
  { name: 'analysis hung', seenBy: 'demo', strike: eyes('all hangs') },
  { name: 'detector dead', seenBy: 'camera', strike: eyes('dies') },
  { name: 'detector hung', seenBy: 'camera', strike: eyes('hangs') },
  {
    name: 'processor six times slower',
    seenBy: 'camera',
    strike: async ({ browserPid, later }) => {
      const end = slowDown(browserPid, 6);
      later(async () => end());
    },
  },
  { name: 'page loaded again', seenBy: 'demo', ends: true, strike: async ({ page }) => void (await page.reload()) },
  {
    name: 'camera gone',
    seenBy: 'camera',
    ends: true,
    // The browser itself takes it away, as when somebody withdraws the permission.
    strike: async ({ devtools, origin }) => {
      await devtools.send('Browser.setPermission', { permission: { name: 'camera' }, setting: 'denied', origin });
    },
  },
];
