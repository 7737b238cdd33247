import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tokenFor } from '../cli/broker/tokens.ts';
import { filmed, openPlayedTable, told } from '../cli/lab/pictures/played-table.ts';
import { violations } from '../cli/testing/browser/axe.ts';
import { launchChromium } from '../cli/testing/browser/launch.ts';
import type { MatchEvent } from '../match/events.ts';

const origin = inject('origin');
const secret = inject('secret');
const club = 'axe';

const CONCEDED: readonly MatchEvent[] = [
  told('w', 's1'),
  { kind: 'umpire-called', id: 's2', call: { kind: 'concede-match', by: 'B' } },
];

/** By day and by night, in both languages: one line for every violation, and for what does not fit. */
const everyLook = async (page: Page, what: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const language of ['Français', 'English']) {
    const choose = page.getByRole('button', { name: language });
    if ((await choose.count()) > 0) await choose.click();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const all = [...(await violations(page))];
      const tooWidePx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (tooWidePx > 0) all.push(`reaches ${tooWidePx} px out of the window`);
      found.push(...all.map(violation => `${what}, ${language}, ${colorScheme}: ${violation}`));
    }
  }
  return found;
};

describe('Hall and remote, by day and by night, in both languages', { timeout: 180_000 }, () => {
  let browser: Browser;
  const tables = ['live', 'asks', 'over', 'gone'].map(table => openPlayedTable(origin, secret, { club, table }));
  beforeAll(async () => {
    browser = await launchChromium();
    const [live, asks, over, gone] = tables;
    live?.play([told('w', 's1'), told('bS', 's2')]);
    asks?.play(filmed('in-doubt'));
    over?.play(CONCEDED);
    gone?.play([told('w', 's1')]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all(tables.map(table => table.end()));
  });

  const open = async (address: string, width: number, height: number) => {
    const page = await browser.newPage({ locale: 'en', viewport: { width, height } });
    await page.goto(`${origin}/${address}`);
    return page;
  };
  const openRemote = (table: string, token = tokenFor(secret, { club, table })) =>
    open(`remote.html?club=${club}&table=${table}#token=${token}`, 390, 844);

  test('the hall: playing, asked, over and gone, with results; and the same for the wall', async () => {
    const hall = await open(`hall.html?club=${club}`, 1280, 900);
    await hall.getByRole('article').nth(3).waitFor();
    await tables[3]?.end();
    await hall.getByText('no signal').waitFor();
    await hall.getByRole('article', { name: 'Table asks' }).getByText('under review').waitFor();
    await hall.getByRole('cell', { name: 'Ana Ferreira wins the match' }).waitFor();
    const overlay = hall.getByRole('article', { name: 'Table live' }).getByRole('link');
    expect(await overlay.getAttribute('href')).toBe(`${origin}/overlay.html?table=live&club=${club}`);
    expect(await everyLook(hall, 'hall')).toEqual([]);
    await hall.goto(`${origin}/hall.html?club=${club}&screen=1`);
    await hall.getByRole('article').nth(3).waitFor();
    expect(await everyLook(hall, 'wall')).toEqual([]);
    await hall.close();
  });

  test('the remote: a question, the calls open, a shot being corrected', async () => {
    const phone = await openRemote('asks');
    await phone.locator('carrom-held-shot section').waitFor();
    expect(await everyLook(phone, 'question')).toEqual([]);
    await phone.locator('carrom-umpire-calls summary').click();
    expect(await everyLook(phone, 'calls')).toEqual([]);
    await phone.locator('carrom-shot-list li').first().getByRole('button').click();
    await phone.locator('carrom-shot-editor dialog').waitFor();
    expect(await violations(phone)).toEqual([]);
    const wide = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await phone.close();
  });

  test('the remote when the match is over, without a token, and with a wrong one, which cannot do anything', async () => {
    const over = await openRemote('over');
    await over.locator('carrom-score-board').waitFor();
    expect(await everyLook(over, 'over')).toEqual([]);
    await over.goto(`${origin}/remote.html?club=${club}&table=none`);
    await over.getByText('This link has no token').waitFor();
    expect(await everyLook(over, 'no token')).toEqual([]);
    await over.close();
    const thief = await openRemote('live', 'not-the-token');
    await thief.getByText('The hub refuses this link').waitFor();
    await thief.getByRole('button', { name: 'Undo' }).click();
    await thief.getByText('The hub refuses this link').waitFor();
    expect(await everyLook(thief, 'refused')).toEqual([]);
    await thief.close();
  });
});
