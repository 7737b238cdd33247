import type { Browser, Locator, Page } from 'playwright-core';
import { openMenu } from '../../testing/browser/table-menu.ts';

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 400, height: 860 };
/** A machine at work on something else plays the demo slowly. */
const PATIENCE_MS = 1_800_000;

interface Look {
  readonly language: 'English' | 'Français';
  readonly colorScheme: 'light' | 'dark';
  /** What the pictures' names end with. */
  readonly ending: string;
}
const LOOKS: readonly Look[] = [
  { language: 'English', colorScheme: 'light', ending: '' },
  { language: 'Français', colorScheme: 'dark', ending: '-fr' },
];

const open = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en', viewport: LAPTOP, reducedMotion: 'reduce' });
  await page.goto(`${origin}/`);
  await page.locator('carrom-setup-desk').waitFor();
  return page;
};

/** A dialog makes the page behind it inert: the language is switched by hand then, not by its button. */
const speak = (page: Page, language: Look['language']) =>
  page.locator('carrom-language-switch').evaluate((element, name) => {
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent?.trim() === name)?.click();
  }, language);

/** One picture by day and in English, the same by night and in French; afterwards the page is as before. */
const take = async (page: Page, name: string, what?: Locator) => {
  const size = page.viewportSize() ?? LAPTOP;
  // A part that is taller than the window would have the score, which stays in view, drawn over it.
  if (what) await page.setViewportSize({ width: LAPTOP.width, height: 4000 });
  else await page.evaluate(() => scrollTo(0, 0));
  for (const { language, colorScheme, ending } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await speak(page, language);
    await page.waitForTimeout(500);
    await (what ?? page).screenshot({ path: `docs/${name}${ending}.png` });
    console.log(`docs/${name}${ending}.png`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await speak(page, 'English');
  if (what) await page.setViewportSize(size);
};

const tell = async (page: Page, lines: readonly string[]) => {
  for (const line of lines) {
    await page.locator('carrom-tell-desk carrom-shot-composer #line').fill(line);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(150);
  }
};

/** Set-up, keys and big digits: no camera is needed. */
export const takeForms = async (browser: Browser, origin: string): Promise<void> => {
  const page = await open(browser, origin);
  await take(page, 'set-up');
  const fields = page.locator('carrom-match-setup input[name=name]');
  for (const [i, name] of ['Ana', 'Bo'].entries()) await fields.nth(i).fill(name);
  await page.locator('carrom-match-setup .start').click();
  await page.locator('carrom-score-bar').click();
  await page.keyboard.press('?');
  await take(page, 'keys');
  await page.keyboard.press('Escape');
  await tell(page, ['w1', 'ww', '-', 'b', 'bS', 'w', 'q', 'w', 'wwww']);
  await page.locator('carrom-board-over button').click();
  await tell(page, ['b', 'b']);
  await page.locator('carrom-score-bar').click();
  await page.keyboard.press('d');
  await take(page, 'big-digits');
  await page.close();
};

/** The demo table: playing, on a phone, a correction, and the statistics of its board. */
export const takeDemo = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await open(browser, origin);
  await page.getByRole('button', { name: 'Demo table' }).click();
  const ended = page.locator('[data-ended]').waitFor({ timeout: PATIENCE_MS });
  await page.locator('carrom-shot-ribbon li:not([data-empty])').nth(2).waitFor({ timeout: PATIENCE_MS });
  await page.waitForTimeout(1000);
  await take(page, 'table');
  await page.setViewportSize(PHONE);
  await take(page, 'phone');
  await page.setViewportSize(LAPTOP);
  await page.keyboard.press('p');
  await page.waitForTimeout(3000);
  await take(page, 'replay');
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await take(page, 'correction');
  await page.keyboard.press('Escape');
  await ended;
  await openMenu(page);
  await page.locator('carrom-match-statistics summary').click();
  await take(page, 'statistics', page.locator('carrom-match-statistics'));
  return page;
};

interface Asking {
  readonly board: { lastShot?: { shot: { pocketed: readonly unknown[] } } };
  readonly picture: { now: { seen?: object } };
  see(seen: unknown): void;
}

/** A shot in doubt, seen again where the picture was. The demo's camera is sure of its shots: this one is made doubtful. */
export const takeHeld = async (browser: Browser, origin: string): Promise<void> => {
  const page = await open(browser, origin);
  await page.getByRole('button', { name: 'Demo table' }).click();
  await page.locator('carrom-shot-ribbon li:not([data-empty])').nth(1).waitFor({ timeout: PATIENCE_MS });
  await page.locator('carrom-table-page').evaluate(element => {
    const { session } = element as unknown as { session: Asking };
    const { lastShot } = session.board;
    if (!lastShot) return;
    const other = { shot: { ...lastShot.shot, pocketed: [] }, probability: 0.2 };
    const change = { ...lastShot, verdict: 'held', probability: 0.6, alternatives: [other] };
    session.see({ ...session.picture.now.seen, change });
  });
  await page.locator('carrom-held-shot').getByRole('button', { name: 'Look at it again' }).click();
  await page.locator('carrom-player-picture [data-shown-ms]').waitFor();
  await page.waitForTimeout(1500);
  await take(page, 'held');
  await page.close();
};
