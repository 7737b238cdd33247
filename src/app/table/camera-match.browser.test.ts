import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { inDoubt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import type { Seen } from '../../vision/look.ts';

const origin = inject('origin');

/** Nothing fell in the next shot, told by hand: whatever else the camera misses is not taken for fallen. */
const tellNothing = async (page: Page) => {
  await page.keyboard.press('t');
  await page.locator('carrom-shot-composer #line').fill('-');
  await page.keyboard.press('Enter');
};

describe('A camera that scores', () => {
  const recorded = recordedBreak();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const startMatch = async (locale: 'en' | 'fr' = 'en', colorScheme: 'light' | 'dark' = 'light') => {
    const page = await browser.newPage({ locale, colorScheme, viewport: { width: 1280, height: 1500 } });
    await page.goto(origin);
    const names = page.locator('carrom-match-setup input[name=name]');
    await names.nth(0).fill('Ana');
    await names.nth(1).fill('Bo');
    await page.locator('carrom-match-setup .start').click();
    await page.locator('carrom-score-bar').waitFor();
    return page;
  };

  test('the layout is checked before the break, and the recorded break is scored without a touch', async () => {
    const page = await startMatch();
    await show(page, recorded.slice(0, 29));
    await page.waitForTimeout(150); // the board is drawn anew so often, and a camera's frames do not come all at once
    await show(page, recorded.slice(29, 30));
    await page.locator('carrom-board-tasks').getByRole('status').waitFor();
    await show(page, recorded.slice(30));
    await page.locator('[data-side=A]').getByLabel('white, 8 left').waitFor();
    await page.getByText('Take the striker off the board.').waitFor();
    expect(await page.locator('carrom-held-shot section').count()).toBe(0);
    expect(await page.locator('carrom-shot-clock output').textContent()).toMatch(/^1[0-5]$/);
    await page.close();
  });

  test('a held shot is asked about; the match goes on, a key answers, and what came later is ruled again', async () => {
    const page = await startMatch();
    await show(page, inDoubt(recorded));
    const asks = page.locator('carrom-held-shot');
    await asks.getByText('What fell in Ana’s shot?').waitFor();
    expect(await asks.getByRole('listitem').count()).toBe(3);

    // She played on with a white down; had nothing fallen, this would have been Bo's shot.
    await tellNothing(page);
    await page.locator('carrom-shot-ribbon li:not([data-empty])').nth(1).waitFor();
    await page.locator('carrom-score-bar').click();
    await page.keyboard.press('2');
    await asks.locator('section').waitFor({ state: 'detached' });
    await page.locator('[data-side=A]').getByLabel('white, 9 left').waitFor();
    const who = await page.locator('carrom-shot-ribbon .who b').allTextContents();
    expect(who).toEqual(['Ana', 'Bo']);

    await page.reload();
    await page.locator('carrom-score-bar').waitFor();
    expect(await asks.locator('section').count()).toBe(0);
    await page.close();
  });

  test('the layout before the shot is shown as ghosts, green when every piece lies there again', async () => {
    const page = await startMatch();
    await show(page, recorded);
    const top = page.locator('carrom-top-view');
    const tasks = page.locator('carrom-board-tasks');
    await page.getByText('Take the striker off the board.').waitFor();
    await page.keyboard.press('g');
    await tasks.getByText('Pieces still to be moved onto their ring').waitFor();
    const open = () => top.locator('.ghost:not(.done)').count();
    expect(await open()).toBeGreaterThan(0);

    const [last] = recorded.slice(-1);
    const shot = recorded.find(({ change }) => change?.kind === 'shot')?.change;
    if (!last || shot?.kind !== 'shot') throw new Error('the recording has no shot');
    const back = shot.before.filter(({ kind }) => kind !== 'striker');
    // Six millimetres beside their places, then three.
    const aside = (mm: number): Seen => ({
      ...last,
      change: null,
      phase: { kind: 'rest' },
      discs: back.map(disc => ({ ...disc, at: { xMm: disc.at.xMm + mm, yMm: disc.at.yMm } })),
    });
    await page.waitForTimeout(150);
    await show(page, [aside(6)]);
    await expect.poll(open, { timeout: 10_000 }).toBe(back.length);
    await page.waitForTimeout(150);
    await show(page, [aside(3)]);
    await tasks.getByText('Everything lies as it did before the shot.').waitFor();
    expect(await open()).toBe(0);
    await page.keyboard.press('g');
    await expect.poll(() => top.locator('.ghost').count(), { timeout: 10_000 }).toBe(0);
    await page.close();
  });

  test('“this is the board now”: where no single shot explains it, a count is taken and says what it assumes', async () => {
    const page = await startMatch();
    await show(page, recorded);
    await tellNothing(page);
    await page.locator('carrom-shot-ribbon li:not([data-empty])').nth(1).waitFor();
    const [last] = recorded.slice(-1);
    if (!last) throw new Error('nothing is recorded');
    const pieces = last.discs.filter(({ kind }) => kind !== 'striker');
    const blacks = pieces.filter(({ kind }) => kind === 'black').slice(2);
    const whites = pieces.filter(({ kind }) => kind === 'white');
    // Two blacks and the queen are gone, and a white lies there that was told as down.
    const extra = { ...(whites[0] ?? last.discs[0]), id: 99, at: { xMm: 300, yMm: 0 } } as (typeof whites)[number];
    await page.waitForTimeout(150);
    await show(page, [{ ...last, change: null, phase: { kind: 'rest' }, discs: [...whites, extra, ...blacks] }]);
    await page.getByRole('button', { name: 'This is the board now' }).click();
    const sheet = page.getByRole('dialog', { name: 'This is the board now' });
    await sheet.getByText('What this assumes').waitFor();
    await sheet.getByLabel('Queen').selectOption('B');
    await sheet.getByRole('button', { name: 'Take this count' }).click();
    await page.locator('[data-side=B]').getByLabel('black, 7 left').waitFor();
    await page.locator('[data-side=A]').getByLabel('white, 9 left').waitFor();
    await page.locator('carrom-ruling-card').getByText('The board was counted').waitFor();
    await page.reload();
    await page.locator('[data-side=B]').getByLabel('black, 7 left').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-side=B]').getByLabel('black, 9 left').waitFor();
    await page.close();
  });

  test('“something else” opens the shot to be told anew, as the camera read it', async () => {
    const page = await startMatch('fr', 'dark');
    await show(page, inDoubt(recorded));
    await page.locator('carrom-held-shot').getByRole('button', { name: 'Autre chose' }).click();
    expect(await page.getByRole('dialog').locator('#line').inputValue()).toMatch(/^w/);
    await page.close();
  });
});
