import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { beginMatch } from '../../cli/testing/browser/begin-match.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { openMenu } from '../../cli/testing/browser/table-menu.ts';

const origin = inject('origin');

/** Taps pieces on the drawn board, then plays the shot. */
const tap = async (page: Page, ...discs: readonly string[]) => {
  for (const disc of discs) {
    await page
      .locator('carrom-shot-composer')
      .getByRole('button', { name: disc, exact: true, pressed: false })
      .first()
      .click();
  }
  await page.getByRole('button', { name: discs.length > 0 ? 'Play this shot' : 'Nothing fell' }).click();
};

const type = async (page: Page, line: string) => {
  await page.getByLabel('The shot in one line').fill(line);
  await page.keyboard.press('Enter');
};

const side = (page: Page, of: 'A' | 'B') => page.locator(`[data-side=${of}]`);
const ruling = (page: Page) => page.locator('carrom-ruling-card');

describe('A board told by hand', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  test('an international board with a due, a covered queen, an undo and a reload ends 12 : 0', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1400 } });
    const page = await context.newPage();
    await page.goto(origin);
    await beginMatch(page, 'Ana', 'Bo');

    // The break touches the layout and pockets the striker: nothing is down yet, so Ana owes a piece.
    await tap(page, 'striker');
    await side(page, 'A').getByText('owes 1').waitFor();
    await ruling(page).getByText('§3.11 a').waitFor();
    await tap(page);

    // Her first white pays the due at once, and she plays on.
    await tap(page, 'white');
    await expect.poll(() => side(page, 'A').getByText('owes').count()).toBe(0);
    await ruling(page).getByText('Put back').waitFor();
    await ruling(page).getByRole('checkbox').first().check();
    await side(page, 'A').getByLabel('white, 9 left').waitFor();

    await type(page, 'w');
    await side(page, 'A').getByLabel('white, 8 left').waitFor();
    await tap(page, 'queen');
    await page.getByLabel('Ana must cover the queen').waitFor();

    // A shot told wrongly is taken back and told again.
    await tap(page, 'black');
    await page.getByLabel('Queen on the board').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Ana must cover the queen').waitFor();
    await tap(page, 'white');
    await page.getByLabel('Queen covered by Ana').waitFor();

    await page.reload();
    await page.getByLabel('Queen covered by Ana').waitFor();
    await side(page, 'A').getByLabel('white, 7 left').waitFor();

    // A line that cannot be says where it goes wrong, and nothing is played.
    await page.getByLabel('The shot in one line').fill('wz');
    expect(await page.locator('#complaint').textContent()).toContain('2');
    await type(page, 'wwwwwww');
    await page.getByText('Ana wins the board: 12').waitFor();
    expect(await page.locator('carrom-score-bar .points').first().textContent()).toBe('12');
    await page.getByRole('button', { name: 'Next board' }).click();
    await side(page, 'B').getByText('breaks').waitFor();
    await context.close();
  });

  test('a shot told wrongly is corrected five shots later, saved, and opened in a fresh profile with the same rulings', async () => {
    const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 1400 } });
    const page = await context.newPage();
    await page.goto(origin);
    await page.getByRole('button', { name: 'Start the match' }).click();
    for (const line of ['w', 'w', 'S', 'b', 'b', '-']) await type(page, line);
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await page.getByRole('button', { name: 'Call it' }).click();

    await page.locator('carrom-shot-ribbon').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('The shot in one line').fill('wq');
    await page.keyboard.press('Enter');
    await dialog.getByText('What changes').waitFor();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const told = async (from: Page) => from.locator('carrom-shot-ribbon li:not([data-empty])').allTextContents();
    await openMenu(page);
    await page.locator('carrom-match-library summary').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save this match' }).click(),
    ]);
    const elsewhere = await (await browser.newContext({ locale: 'en' })).newPage();
    await elsewhere.goto(origin);
    await openMenu(elsewhere);
    await elsewhere.locator('carrom-match-library summary').click();
    await elsewhere.getByLabel('Open a match file').setInputFiles(await download.path());
    await elsewhere.locator('carrom-shot-ribbon li:not([data-empty])').first().waitFor();
    expect(await told(elsewhere)).toEqual(await told(page));
    const score = (from: Page) => from.locator('carrom-overlay-bar .main').textContent();
    expect(await score(elsewhere)).toBe(await score(page));
    expect((await told(page)).length).toBe(7);

    await elsewhere
      .getByLabel('Open a match file')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await elsewhere.getByText('This is no match file').waitFor();
    expect(await told(elsewhere)).toEqual(await told(page));
    await elsewhere.context().close();
    await context.close();
  });

  test('in a window that keeps nothing the match goes on, and that is said', async () => {
    const page = await browser.newPage({ locale: 'fr' });
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('no', 'SecurityError');
          },
        },
      });
    });
    await page.goto(origin);
    await page.getByText('Le match n’est pas enregistré').waitFor();
    await page.getByRole('button', { name: 'Commencer le match' }).click();
    await page.getByRole('button', { name: 'Rien n’est tombé' }).click();
    await page.locator('carrom-ruling-card').getByRole('status').waitFor();
    await page.close();
  });
});
