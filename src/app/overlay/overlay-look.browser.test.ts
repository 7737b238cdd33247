import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { filmed, openPlayedTable, told } from '../../cli/lab/pictures/played-table.ts';
import { atRest, wouldMove } from '../../cli/testing/browser/animations.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import type { MatchEvent } from '../../match/events.ts';
import { LAYOUTS, THEMES } from '../../ui/overlay-view.ts';

const origin = inject('origin');
const secret = inject('secret');
const place = { club: 'club', table: 'look' };

const shots = (...lines: readonly string[]): readonly MatchEvent[] => lines.map((line, i) => told(line, `s${i}`));
const FOUL = shots('w', 'w', '-', 'b', 'bS');
/** The breaker pockets everything: the board is his. */
const BOARD = shots('w', 'w', 'w', 'q', 'w', 'wwwww');

/** Runs in the page: what is drawn, and where nothing is. A shadow may fall into the margin, but not reach the edge. */
const measure = async ({ png, boxes }: { png: string; boxes: readonly (readonly number[])[] }) => {
  const bytes = Uint8Array.from(atob(png), character => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const counts = { drawnOutside: 0, drawnAtTheEdge: 0, solid: 0, clear: 0 };
  for (let at = 3, i = 0; at < data.length; at += 4, i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const alpha = data[at] ?? 0;
    if (alpha === 0) counts.clear += 1;
    else if (x < width * 0.01 || x > width * 0.99 || y < height * 0.01 || y > height * 0.99) counts.drawnAtTheEdge += 1;
    else if (!boxes.some(([l = 0, t = 0, r = 0, b = 0]) => x >= l && x <= r && y >= t && y <= b))
      counts.drawnOutside += 1;
    if (alpha > 200) counts.solid += 1;
  }
  return { ...counts, pixels: width * height };
};

describe('The overlay’s looks', () => {
  let browser: Browser;
  let table: ReturnType<typeof openPlayedTable>;
  beforeAll(async () => {
    browser = await launchChromium();
    table = openPlayedTable(origin, secret, place);
  });
  afterAll(async () => {
    await browser.close();
    await table.end();
  });

  const open = async (query: string, width = 1280, height = 720, at = place.table): Promise<Page> => {
    const page = await browser.newPage({ locale: 'en', viewport: { width, height } });
    await page.addInitScript(() => {
      const scenes = ['Table'];
      const obsstudio = {
        getCurrentScene: (answer: (scene: object) => void) => answer({ name: scenes.at(-1) }),
        setCurrentScene: (name: string) => scenes.push(name),
      };
      Object.assign(window, { scenes, obsstudio });
    });
    await page.goto(`${origin}/overlay.html?table=${at}&tag=Paris%20Open&flags=pt,se&banner=60&lang=en&${query}`);
    await page.locator('carrom-overlay-page .place').waitFor();
    return page;
  };
  /** The panels with the room that their shadow takes. */
  const boxesOf = (page: Page, room = 1.9 * 12.8) =>
    page.locator('.panel, .chip').evaluateAll(
      (all, wide) =>
        all.map(panel => {
          const { left, top, right, bottom } = panel.getBoundingClientRect();
          return [left - wide, top - wide, right + wide, bottom + wide];
        }),
      room,
    );
  const banner = (page: Page, tone: string) => page.locator(`carrom-overlay-banner .panel.${tone}`);

  describe.each(LAYOUTS)('as %s, with a foul and the clock', layout => {
    let page: Page;
    beforeAll(async () => {
      table.play([]);
      page = await open(`layout=${layout}`);
      table.play(FOUL);
      table.tell({ kind: 'clock', running: false, leftMs: 15_000, atMs: Date.now() });
      await banner(page, 'foul').waitFor();
      await page.locator('.clock').waitFor();
      await atRest(page);
    });
    afterAll(() => page.close());

    test.each(THEMES)('%s: drawn where its panels are, transparent everywhere else', async theme => {
      await page.locator('carrom-overlay-page').evaluate((element, name) => element.setAttribute('theme', name), theme);
      const png = (await page.screenshot({ omitBackground: true })).toString('base64');
      const seen = await page.evaluate(measure, { png, boxes: await boxesOf(page) });
      expect(seen.drawnOutside).toBe(0);
      expect(seen.drawnAtTheEdge).toBe(0);
      expect(seen.solid).toBeGreaterThan(seen.pixels * 0.03);
      expect(seen.clear).toBeGreaterThan(seen.pixels * (layout === 'full' ? 0.3 : 0.6));
    });

    test('at 720p no text is smaller than 16 pixels: it can be read on a phone', async () => {
      const sizes = await page.locator('carrom-overlay-page').evaluate(root => {
        const found: { text: string; px: number }[] = [];
        const visit = (node: Node) => {
          if (node instanceof HTMLStyleElement) return;
          const { parentElement: parent } = node;
          const text = node.nodeType === Node.TEXT_NODE ? node.textContent?.trim() : '';
          if (text && parent) found.push({ text, px: Number.parseFloat(getComputedStyle(parent).fontSize) });
          const inside = node instanceof Element && node.shadowRoot ? node.shadowRoot : node;
          for (const child of inside.childNodes) visit(child);
        };
        visit(root);
        return found;
      });
      expect(sizes.length).toBeGreaterThan(8);
      expect(sizes.filter(({ px }) => px < 16)).toEqual([]);
    });

    test.each([
      [1920, 1080],
      [1080, 1920],
      [640, 480],
    ])('at %i × %i it keeps a twentieth from every edge', async (width, height) => {
      await page.setViewportSize({ width, height });
      for (const [left = 0, top = 0, right = 0, bottom = 0] of await boxesOf(page, 0)) {
        expect(Math.min(left - width * 0.05, top - height * 0.05)).toBeGreaterThanOrEqual(-1);
        expect(Math.max(right - width * 0.95, bottom - height * 0.95)).toBeLessThanOrEqual(1);
      }
    });
  });

  test('the ends of a board, a game and a match are told, each in its words', async () => {
    const page = await open('layout=bar');
    table.play(BOARD);
    await banner(page, 'won').getByText('Ana Ferreira wins the board: ').waitFor();
    const begun = { kind: 'board-begun', id: 'next' } as const;
    const concede = (what: 'concede-game' | 'concede-match') =>
      ({ kind: 'umpire-called', id: what, call: { kind: what, by: 'A' } }) as const;
    table.play([...BOARD, begun, concede('concede-game')] as readonly MatchEvent[]);
    await banner(page, 'won').getByText('Bo Lindqvist wins the game').waitFor();
    table.play([concede('concede-match')] as readonly MatchEvent[]);
    await banner(page, 'won').getByText('Bo Lindqvist wins the match').waitFor();
    await page.close();
  });

  test('a table that falls silent in the middle of a replay: it dims and says so, no clock runs on, OBS goes back, and the replay does not come again', async () => {
    const silent = { club: 'club', table: 'silent' };
    const first = openPlayedTable(origin, secret, silent);
    first.play(filmed('sure'));
    const page = await open('replayScene=Replay', 1280, 720, silent.table);
    first.tell({ kind: 'clock', running: true, leftMs: 60_000, atMs: Date.now() });
    await page.locator('.clock').waitFor();
    first.tell({ kind: 'replay', where: 'full', speed: 0.1 });
    await page.locator('carrom-overlay-replay.full-screen').waitFor();
    const scenes = () => page.evaluate(() => (window as unknown as { scenes: string[] }).scenes);
    expect(await scenes()).toEqual(['Table', 'Replay']);
    await first.end();
    await page.getByText('The table is silent: the score may have changed').waitFor();
    expect(await page.locator('.clock').count()).toBe(0);
    expect(await page.locator('carrom-overlay-replay').count()).toBe(0);
    expect(await scenes()).toEqual(['Table', 'Replay', 'Table']);
    const dimmed = await page.locator('.stale > :first-child').evaluate(element => getComputedStyle(element).opacity);
    expect(Number(dimmed)).toBeLessThan(0.7);

    const back = openPlayedTable(origin, secret, silent);
    back.play(filmed('sure'));
    await page.locator('carrom-overlay-page .stale').waitFor({ state: 'detached' });
    expect(await page.locator('carrom-overlay-replay').count()).toBe(0);
    await page.close();
    await back.end();
  });

  test('as it comes, it moves', async () => {
    table.play([]);
    const page = await open('');
    table.play(FOUL);
    await banner(page, 'foul').waitFor();
    const moving = (await wouldMove(page)).join(' ');
    expect(moving).toMatch(/panel foul/);
    expect(moving).toMatch(/::before/);
    await page.close();
  });

  test.each(['motion=reduced', 'the system’s wish'])(
    'with %s nothing moves, and a replay is one picture',
    async how => {
      const query = how.startsWith('motion') ? how : '';
      table.play([]);
      const page = await open(query);
      if (!query) await page.emulateMedia({ reducedMotion: 'reduce' });
      table.play(FOUL);
      await banner(page, 'foul').waitFor();
      expect(await wouldMove(page)).toEqual([]);
      table.play(filmed('sure'));
      table.tell({ kind: 'replay', where: 'inset', speed: 0.5 });
      const film = page.locator('carrom-overlay-replay .panel > svg');
      await film.waitFor();
      const before = await film.innerHTML();
      await page.waitForTimeout(400);
      expect(await film.innerHTML()).toBe(before);
      await page.close();
    },
  );
});
