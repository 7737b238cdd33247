import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import type { Seat } from '../../carrom/surface.ts';
import { violationsByDayAndNight } from '../../cli/testing/browser/axe.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';

const origin = inject('origin');
const frames = recordedBreak();

describe('Who does not play as it is set up', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });
    await page.goto(origin);
  });
  afterEach(() => page.close());

  const shoot = async (seat: Seat, ...fell: readonly Disc[]) => {
    const before = await page.locator('carrom-shot-ribbon button.shot').count();
    await show(page, [likeIt(frames, seat, ...fell)]);
    await page.locator('carrom-shot-ribbon button.shot').nth(before).waitFor();
  };

  test('is offered neighbouring sides after two answers alike, and is asked no more', async () => {
    await page.getByRole('button', { name: 'Start the match' }).click();
    await shoot('south');
    await shoot('east');
    await page.keyboard.press('1');
    await shoot('south');
    await shoot('east');
    expect(await page.locator('carrom-other-set-up section').count()).toBe(0);
    await page.keyboard.press('1');
    await page.locator('carrom-other-set-up section').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await page.getByRole('button', { name: /neighbouring sides, .* on the right of/ }).click();
    await page.locator('carrom-other-set-up section').waitFor({ state: 'detached' });
    await shoot('south');
    await shoot('east');
    expect(await page.locator('carrom-held-shot section').count()).toBe(0);
  });

  test('goes on without turns: what was played is counted, nothing is ruled, and an undo brings the match back', async () => {
    await page.getByRole('button', { name: 'Start the match' }).click();
    await shoot('south', 'white');
    await shoot('west', 'black');
    await page.keyboard.press('1');
    await shoot('east', 'striker');
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Free play, without turns' }).click();
    const card = page.locator('carrom-practice-card section');
    await expect.poll(() => card.textContent()).toMatch(/Shots3.*2 · 67 %/s);
    expect(await page.locator('carrom-ruling-card').count()).toBe(0);
    await page.keyboard.press('u');
    await page.locator('carrom-ruling-card').waitFor();
  });

  test('practises alone from the start: one name, no break, no rulings, nothing to put back', async () => {
    await page.getByLabel('Rule book').selectOption({ label: 'Practice: no turns, no rulings' });
    await page.getByLabel('Player', { exact: true }).fill('Ana');
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start practising' }).click();
    await shoot('south', 'white', 'striker');
    await shoot('west');
    await expect.poll(() => page.locator('carrom-practice-card section').textContent()).toMatch(/Shots2.*1 · 50 %/s);
    expect(await page.locator('carrom-score-bar .name').textContent()).toContain('Ana');
    expect(await page.locator('carrom-held-shot section').count()).toBe(0);
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });
});
