import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { tokenFor } from '../cli/broker/tokens.ts';
import { type Served, servePages } from '../cli/serve.ts';
import { violations } from '../cli/testing/browser/axe.ts';
import { beginMatch } from '../cli/testing/browser/begin-match.ts';
import { launchChromium } from '../cli/testing/browser/launch.ts';
import { openMenu } from '../cli/testing/browser/table-menu.ts';

const origin = inject('origin');
const secret = inject('secret');

const token = (table: string) => tokenFor(secret, { club: 'club', table });

/** A table page with its operator's link, a match begun. Notes when each shot is told. */
const openTable = async (browser: Browser, table: string, at = origin, password = token(table)) => {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 1400 } });
  await page.addInitScript(() => {
    Object.assign(window, { toldAt: [] });
    document.addEventListener('stroke-told', () => (window as unknown as { toldAt: number[] }).toldAt.push(Date.now()));
  });
  await page.goto(`${at}/?table=${table}#token=${password}`);
  await beginMatch(page, 'Ana', 'Bo');
  await page.getByLabel('The shot in one line').waitFor();
  return page;
};

const play = async (page: Page, line: string) => {
  await page.getByLabel('The shot in one line').fill(line);
  await page.keyboard.press('Enter');
};

/** An overlay that notes when what it shows changes. */
const openOverlay = async (browser: Browser, table: string, query = '', at = origin) => {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 720 } });
  await page.addInitScript(() => {
    const seen: { at: number; shows: string }[] = [];
    Object.assign(window, { seen });
    const deep = (root: ParentNode): string =>
      // Without the clock, which moves by itself.
      [...root.querySelectorAll('*:not(.clock)')]
        .map(element =>
          element.shadowRoot
            ? deep(element.shadowRoot)
            : `${element.className} ${element.querySelector('.clock') ? '' : element.textContent}`,
        )
        .join(' ');
    const look = () => {
      const shows = document.body ? deep(document.body) : '';
      if (seen.at(-1)?.shows !== shows) seen.push({ at: Date.now(), shows });
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${at}/overlay.html?table=${table}&lang=en${query}`);
  return page;
};

const shown = (page: Page) => page.locator('carrom-overlay-page .place');
const seqs = (page: Page): Promise<readonly number[]> =>
  page.locator('carrom-overlay-page').evaluate(element => {
    const { session } = element as unknown as {
      session?: { followed?: { following: { rulings: { seq: number }[] } } };
    };
    return session?.followed?.following.rulings.map(({ seq }) => seq) ?? [];
  });

describe('A table page and an overlay in two profiles', () => {
  let tables: Browser;
  let viewers: Browser;
  let table: Page;
  let overlay: Page;
  beforeAll(async () => {
    [tables, viewers] = await Promise.all([launchChromium(), launchChromium()]);
    [overlay, table] = await Promise.all([openOverlay(viewers, '1', '&banner=2'), openTable(tables, '1')]);
    await shown(overlay).waitFor();
  });
  afterAll(() => Promise.all([tables.close(), viewers.close()]));

  test('a ruling is on the overlay within 150 ms (median); who comes late sees it at once', async () => {
    expect(table.url()).not.toContain('token');
    const shots = 12;
    for (let i = 0; i < shots; i += 1) {
      await play(table, i % 2 ? '-' : 'w');
      await overlay.waitForTimeout(150);
    }
    await expect.poll(async () => (await seqs(overlay)).length, { timeout: 10_000 }).toBe(shots);
    const told = await table.evaluate(() => (window as unknown as { toldAt: number[] }).toldAt);
    const seen = await overlay.evaluate(() =>
      (window as unknown as { seen: { at: number }[] }).seen.map(({ at }) => at),
    );
    const delays = told
      .map(at => (seen.find(when => when >= at) ?? Number.POSITIVE_INFINITY) - at)
      .sort((a, b) => a - b);
    const median = delays[Math.floor(delays.length / 2)] ?? Number.POSITIVE_INFINITY;
    console.log(`ruling to overlay: median ${median} ms, worst ${delays.at(-1)} ms of ${shots}`);
    expect(median).toBeLessThanOrEqual(150);

    const before = Date.now();
    const late = await openOverlay(viewers, '1', '&layout=corner');
    await shown(late).waitFor();
    console.log(`late overlay: ${Date.now() - before} ms from address to score`);
    expect(await late.locator('carrom-overlay-banner .panel').count()).toBe(0);
    await late.close();
  });

  test('a foul slides in with its paragraph and leaves by itself; where nothing is said it is transparent', async () => {
    await play(table, 'S');
    const banner = overlay.locator('carrom-overlay-banner .panel.foul');
    await banner.waitFor();
    expect(await banner.textContent()).toContain('§3.11');
    const picture = (await overlay.screenshot({ omitBackground: true })).toString('base64');
    const alphas = await overlay.evaluate(async png => {
      const bytes = Uint8Array.from(atob(png), character => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const alpha = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
      return { clear: [alpha(640, 100), alpha(20, 20), alpha(640, 400), alpha(20, 700)], bar: alpha(100, 670) };
    }, picture);
    expect(alphas.clear).toEqual([0, 0, 0, 0]);
    expect(alphas.bar).toBeGreaterThan(200);
    await banner.waitFor({ state: 'detached' });
  });

  test('the table goes on saying that it is there', async () => {
    const beat = () =>
      overlay.locator('carrom-overlay-page').evaluate(element => {
        const { session } = element as unknown as {
          session?: { followed?: { following: { presence?: { beat: number } } } };
        };
        return session?.followed?.following.presence?.beat ?? 0;
      });
    const before = await beat();
    await expect.poll(beat, { timeout: 9_000 }).toBeGreaterThan(before);
    expect(await overlay.locator('carrom-overlay-page .stale').count()).toBe(0);
  });

  test('with a wrong token nothing is published, the page says so and plays on', async () => {
    const thief = await openTable(tables, 'thief', origin, 'not-the-token');
    const follower = await openOverlay(viewers, 'thief');
    await play(thief, 'w');
    await thief.locator('carrom-hub-notices [data-hub=refused]').waitFor();
    await thief.locator('[data-side=A]').getByLabel('white, 8 left').waitFor();
    await follower.waitForTimeout(300);
    expect(await shown(follower).count()).toBe(0);
    await Promise.all([follower.close(), thief.close()]);
  });

  test('the hub stopped and started again in mid-match: the overlay says so, then nothing is lost and nothing twice', async () => {
    let served: Served = await servePages(4390, 'localhost', { secret });
    const at = `http://localhost:${served.port}`;
    const [follower, player] = await Promise.all([
      openOverlay(viewers, 'break', '', at),
      openTable(tables, 'break', at),
    ]);
    await shown(follower).waitFor();
    await play(player, 'w');
    await expect.poll(() => seqs(follower)).toEqual([2]);
    await served.stop();
    await follower.getByText('No connection').waitFor();
    for (const line of ['w', '-', 'b']) await play(player, line);
    served = await servePages(served.port, 'localhost', { secret });
    await expect.poll(() => seqs(follower), { timeout: 15_000 }).toEqual([2, 3, 4, 5]);
    await follower.locator('carrom-overlay-page .stale').waitFor({ state: 'detached' });
    await play(player, '-');
    await expect.poll(() => seqs(follower)).toEqual([2, 3, 4, 5, 6]);
    await Promise.all([follower.close(), player.close()]);
    await served.stop();
  });

  test('the umpire’s phone: a shot, an undo, a review; each is done at the table and acknowledged', async () => {
    const desk = await openTable(tables, 'phone');
    const phone = await viewers.newPage({ locale: 'en', viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    phone.on('pageerror', error => errors.push(String(error)));
    await openMenu(desk);
    await desk.locator('carrom-hub-panel summary').first().focus();
    await desk.keyboard.press('Enter');
    const link = await desk
      .locator('carrom-hub-panel')
      .getByRole('link', { name: 'Open it here' })
      .getAttribute('href');
    await phone.goto(link ?? '');
    await expect.poll(() => phone.url(), { timeout: 10_000 }).not.toContain('token');
    const answer = phone.locator('.answer');
    await play(phone, 'w');
    await expect.poll(() => answer.textContent(), { timeout: 10_000 }).toBe('Done.');
    await desk.locator('[data-side=A]').getByLabel('white, 8 left').waitFor();
    await phone.locator('[data-side=A]').getByText('8 white left on the board').waitFor({ state: 'attached' });
    await phone.getByRole('button', { name: 'Undo' }).click();
    await desk.locator('[data-side=A]').getByLabel('white, 9 left').waitFor();
    await phone.locator('[data-side=A]').getByText('9 white left on the board').waitFor({ state: 'attached' });
    await expect.poll(() => answer.textContent(), { timeout: 10_000 }).toBe('Done.');
    await phone.getByRole('button', { name: 'Under review' }).click();
    await phone.getByRole('button', { name: 'Under review', pressed: true }).waitFor();
    expect(await violations(phone)).toEqual([]);
    expect(errors).toEqual([]);
    const stranger = await viewers.newPage({ locale: 'fr' });
    await stranger.goto(`${origin}/remote.html?table=phone`);
    await stranger.getByText('Ce lien n’a pas de jeton').waitFor();
    expect(await violations(stranger)).toEqual([]);
    await Promise.all([desk.close(), phone.close(), stranger.close()]);
  });

  test('the hall shows the tables, which are down, and the results to take along', async () => {
    const [first, second] = await Promise.all([openTable(tables, 'hall-1'), openTable(tables, 'hall-2')]);
    const hall = await viewers.newPage({
      locale: 'fr',
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
    });
    await hall.goto(`${origin}/hall.html`);
    const card = (name: string) => hall.getByRole('article', { name: `Table ${name}` });
    await card('hall-1').getByText('en direct').waitFor();
    await card('hall-2').getByText('en direct').waitFor();
    expect(await violations(hall)).toEqual([]);
    await second.close();
    await card('hall-2').getByText('pas de signal').waitFor();
    // Bo concedes: the umpire's call ends the match.
    await first.keyboard.press('Escape');
    await first.keyboard.press('f');
    await first.locator('carrom-umpire-calls select[name=kind]').selectOption('concede-match');
    await first.locator('carrom-umpire-calls select[name=by]').selectOption('B');
    await first.getByRole('button', { name: 'Call it' }).click();
    await hall.getByRole('cell', { name: 'Ana gagne le match' }).waitFor();
    const [file] = await Promise.all([
      hall.waitForEvent('download'),
      hall.getByRole('button', { name: 'Enregistrer en CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('club-results.csv');
    expect(await violations(hall)).toEqual([]);
    await hall.goto(`${origin}/hall.html?screen=1`);
    await card('hall-1').waitFor();
    expect(await hall.getByRole('button').count()).toBe(0);
    expect(await violations(hall)).toEqual([]);
    await Promise.all([first.close(), hall.close()]);
  });
});
