import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { tokenFor } from '../cli/broker/tokens.ts';
import { violations } from '../cli/testing/browser/axe.ts';
import { launchChromium } from '../cli/testing/browser/launch.ts';
import { inDoubt, likeIt, recordedBreak, show } from '../cli/testing/browser/recorded-break.ts';
import { openMenu } from '../cli/testing/browser/table-menu.ts';

const origin = inject('origin');
const secret = inject('secret');
describe('A camera’s shots on the stream and on the umpire’s phone', { timeout: 120_000 }, () => {
  let tables: Browser;
  let viewers: Browser;
  const frames = recordedBreak();
  beforeAll(async () => {
    [tables, viewers] = await Promise.all([launchChromium(), launchChromium()]);
  });
  afterAll(() => Promise.all([tables.close(), viewers.close()]));
  const pages: Page[] = [];
  afterEach(() => Promise.all(pages.splice(0).map(page => page.close())));

  const link = (page: string, table: string) =>
    `${origin}/${page}?table=${table}#token=${tokenFor(secret, { club: 'club', table })}`;

  const open = async (browser: Browser, address: string, width: number, height: number, locale = 'en') => {
    const page = await browser.newPage({ locale, viewport: { width, height } });
    pages.push(page);
    await page.goto(address);
    return page;
  };
  const openPhone = (table: string, locale = 'en') => open(viewers, link('remote.html', table), 390, 844, locale);
  const openOverlay = async (table: string, query = '', width = 1280, height = 720) => {
    const overlay = await open(viewers, `${origin}/overlay.html?table=${table}&lang=en${query}`, width, height);
    await overlay.locator('carrom-overlay-page .place').waitFor();
    return overlay;
  };
  const openTable = async (table: string) => {
    const desk = await open(tables, link('', table), 1280, 1500);
    const names = desk.locator('carrom-match-setup input[name=name]');
    await names.nth(0).fill('Ana');
    await names.nth(1).fill('Bo');
    await desk.locator('carrom-match-setup .start').click();
    await desk.locator('carrom-score-bar').waitFor();
    return desk;
  };
  const play = async (page: Page, line: string) => {
    await page.getByLabel('The shot in one line').fill(line);
    await page.keyboard.press('Enter');
  };
  const answered = (phone: Page, words: string) =>
    expect.poll(() => phone.locator('.answer').textContent(), { timeout: 15_000 }).toBe(words);

  const banner = (overlay: Page, tone: string) => overlay.locator(`carrom-overlay-banner .panel.${tone}`);
  const circles = (overlay: Page) => overlay.locator('carrom-overlay-replay svg circle');

  test('a shot in doubt is under review, not a foul, until the umpire answers on the phone with one tap', async () => {
    const desk = await openTable('doubt');
    const overlay = await openOverlay('doubt', '&banner=30');
    const phone = await openPhone('doubt');
    await phone.locator('carrom-score-board').waitFor();
    await show(desk, inDoubt(frames));
    await banner(overlay, 'review').waitFor();
    expect(await banner(overlay, 'review').textContent()).toContain('Ana’s shot');
    const asks = phone.locator('carrom-held-shot');
    await asks.getByText('What fell in Ana’s shot?').waitFor();
    expect(await asks.getByRole('listitem').count()).toBe(3);
    expect(await violations(phone)).toEqual([]);

    // The match goes on; the question stays, on the phone and on the stream.
    await desk.keyboard.press('t');
    await play(desk, '-');
    await phone.locator('carrom-shot-list li').nth(1).waitFor();
    expect(await banner(overlay, 'review').count()).toBe(1);

    await asks.getByRole('listitem').nth(2).getByRole('button').click();
    await answered(phone, 'Done.');
    await banner(overlay, 'foul').waitFor();
    expect(await banner(overlay, 'foul').locator('cite').textContent()).toMatch(/§/);
    await desk.locator('carrom-held-shot section').waitFor({ state: 'detached' });
    expect(await asks.locator('section').count()).toBe(0);
  });

  test('two answers alike: another set-up is offered on the phone, too, and taken there', async () => {
    const desk = await openTable('seats');
    const phone = await openPhone('seats', 'fr');
    await phone.locator('carrom-score-board').waitFor();
    for (const [i, seat] of (['south', 'east', 'south', 'east'] as const).entries()) {
      await show(desk, [likeIt(frames, seat)]);
      await desk.locator('carrom-shot-ribbon button.shot').nth(i).waitFor();
      if (seat === 'south') continue;
      await phone.locator('carrom-held-shot').getByRole('listitem').first().getByRole('button').click();
      await desk.locator('carrom-held-shot section').waitFor({ state: 'detached' });
    }
    const offer = phone.locator('carrom-other-set-up section');
    await offer.waitFor();
    expect(await violations(phone)).toEqual([]);
    await offer.getByRole('button', { name: 'Bo à droite de Ana' }).click();
    await answered(phone, 'C’est fait.');
    await offer.waitFor({ state: 'detached' });
    await desk.locator('carrom-other-set-up section').waitFor({ state: 'detached' });
  });

  test('an earlier shot is corrected from the phone, what changes is shown first, and everyone hears of it', async () => {
    const desk = await openTable('correct');
    const overlay = await openOverlay('correct', '&banner=30');
    const phone = await openPhone('correct', 'fr');
    for (const line of ['w', '-', 'b']) await play(desk, line);
    await phone.locator('carrom-shot-list li').nth(2).waitFor();
    await phone.locator('carrom-shot-list li').nth(2).getByRole('button').click();
    const editor = phone.locator('carrom-shot-editor dialog');
    await editor.locator('#line').fill('ww');
    // A shot that is played meanwhile neither closes the editor nor makes the correction too late.
    await desk.keyboard.press('t');
    await play(desk, '-');
    await phone.locator('carrom-shot-list li').nth(3).waitFor();
    expect(await editor.locator('#line').inputValue()).toBe('ww');
    await editor.locator('#line').press('Enter');
    await editor.getByText('Ce qui change').waitFor();
    await editor.getByRole('button', { name: 'Appliquer' }).click();
    await answered(phone, 'C’est fait.');
    await desk.locator('[data-side=A]').getByLabel('white, 7 left').waitFor();
    await banner(overlay, 'note').getByText('Corrected by the umpire').waitFor();
  });

  test('a foul with its paragraph, and the clock, from the phone', async () => {
    const desk = await openTable('calls');
    const overlay = await openOverlay('calls', '&banner=30');
    const phone = await openPhone('calls');
    await play(desk, 'w');
    const calls = phone.locator('carrom-umpire-calls');
    await calls.locator('summary').click();
    await calls.getByLabel('Paragraph').fill('7.4');
    await calls.getByRole('button', { name: 'Call it' }).click();
    await banner(overlay, 'foul').locator('cite').getByText('7.4').waitFor();
    const clock = phone.getByRole('group', { name: 'Shot clock' });
    await clock.getByRole('button', { name: /^Start/ }).click();
    await expect.poll(() => overlay.locator('.clock').textContent()).toMatch(/^\s*1[0-5]\s*$/);
    await clock.getByRole('button', { name: 'Stop the clock' }).click();
    await overlay.locator('.clock.stopped').waitFor();
    await clock.getByRole('button', { name: 'Let it run on' }).click();
    await overlay.locator('.clock.stopped').waitFor({ state: 'detached' });
  });

  test('a replay is drawn from the discs’ own ways, called for by phone, table, or the table’s habit', async () => {
    const desk = await openTable('film');
    const overlay = await openOverlay('film');
    await show(desk, frames);
    await desk.locator('carrom-shot-ribbon li:not([data-empty])').first().waitFor();
    const phone = await openPhone('film');
    // An overlay that came after the shot can show it too.
    const late = await openOverlay('film', '&layout=corner', 1920, 1080);
    await phone.getByRole('button', { name: 'Replay full screen' }).click();
    await Promise.all([overlay, late].map(page => page.locator('carrom-overlay-replay.full-screen').waitFor()));
    // Nineteen pieces and the striker lie there at first.
    expect(await circles(overlay).count()).toBeGreaterThanOrEqual(19);
    await expect.poll(() => overlay.locator('carrom-overlay-replay path.striker').count()).toBeGreaterThan(0);
    await overlay.locator('carrom-overlay-replay').waitFor({ state: 'detached', timeout: 20_000 });

    await openMenu(desk);
    await desk.locator('carrom-hub-panel summary').first().click();
    await desk.getByRole('button', { name: 'Replay in the corner' }).click();
    await overlay.locator('carrom-overlay-replay.inset').waitFor();
    await overlay.locator('carrom-overlay-replay').waitFor({ state: 'detached', timeout: 20_000 });

    await desk.locator('carrom-hub-panel select').selectOption('falls');
    await show(desk, frames);
    await overlay.locator('carrom-overlay-replay.inset').waitFor();
    expect(await violations(desk)).toEqual([]);
  });
});
