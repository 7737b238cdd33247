import type { Browser, Page } from 'playwright-core';
import { openHubTable } from '../../../io/hub-table.ts';
import type { MatchEvent } from '../../../match/events.ts';
import { tokenFor } from '../../broker/tokens.ts';
import { atRest } from '../../testing/browser/animations.ts';
import { randomTable } from '../hall/random-match.ts';
import { openOverlay, putBehind } from './over-camera.ts';
import { address, filmed, openPlayedTable, told } from './played-table.ts';

const LAYOUTS = ['bar', 'corner', 'full'] as const;
const THEMES = ['night', 'maple', 'mahogany', 'ivory'] as const;
const openClubOverlay = async (browser: Browser, origin: string, query: string, background: string): Promise<Page> => {
  const asked = `table=1&tag=Paris%20Open&logo=./icon.svg&flags=pt,se&banner=60&${query}`;
  const page = await openOverlay(browser, `${origin}/overlay.html?${asked}`);
  await putBehind(page, background);
  await page.locator('carrom-overlay-page .place').waitFor();
  return page;
};

/** All layouts in all themes as one picture, each small. */
const takeSheet = async (browser: Browser, pictures: readonly string[]) => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1440 } });
  const images = pictures.map(data => `<img src="${data}" width="636" height="357">`).join('');
  await page.setContent(
    `<body style="margin:4px;background:#16110d;display:grid;grid-template-columns:repeat(3,636px);gap:2px">${images}`,
  );
  await page.screenshot({ path: 'docs/overlay-themes.jpg', type: 'jpeg', quality: 80 });
  console.log('docs/overlay-themes.jpg');
  await page.close();
};

const take = async (page: Page, file: string) => {
  // A picture of something on its way in shows nothing.
  await atRest(page);
  await page.screenshot({ path: `docs/${file}.jpg`, type: 'jpeg', quality: 82 });
  console.log(`docs/${file}.jpg`);
};

/** The umpire's phone while the camera asks something. */
const takeRemote = async (browser: Browser, link: string, locale: 'en' | 'fr') => {
  const colorScheme = locale === 'fr' ? 'dark' : 'light';
  const page = await browser.newPage({ viewport: { width: 400, height: 860 }, locale, colorScheme });
  await page.goto(link);
  await page.locator('carrom-held-shot section').waitFor();
  await page.waitForTimeout(500);
  await take(page, locale === 'fr' ? 'remote-fr' : 'remote');
  await page.close();
};

/** A hall of tables in mid-play, in all books. */
export const takeHall = async (browser: Browser, origin: string, secret: string) => {
  const url = `${origin.replace('http', 'ws')}/mqtt`;
  const hall = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en', colorScheme: 'dark' });
  const tables = Array.from({ length: 6 }, (_, i) => {
    const place = { club: 'hall', table: String(i + 1) };
    const login = { user: `hall/${place.table}`, password: tokenFor(secret, place) };
    const hub = openHubTable({ url, address: place, login });
    const playing = randomTable(`t${i}`, i + 21);
    for (let n = 0; n < 25; n += 1) hub.tell({ kind: 'stands', ...playing.next() });
    if (i === 2) hub.tell({ kind: 'review', on: true });
    return hub;
  });
  await hall.goto(`${origin}/hall.html?club=hall&tag=Paris%20Open`);
  await hall.getByRole('article').nth(5).waitFor();
  await tables[4]?.end();
  await hall.getByText('no signal').waitFor();
  await take(hall, 'hall');
  await Promise.all([hall.close(), ...tables.map(table => table.end())]);
};

/** The overlay over a picture of the table, as a stream shows it: every layout, every theme, and what happens in play. */
export const takeOverlays = async (browser: Browser, origin: string, secret: string, background: string) => {
  const table = openPlayedTable(origin, secret);
  const first = ['w', 'w', 'w', 'q', 'w', '-', 'bb', 'b', '-', 'www', 'w', 'w'].map((line, i) => told(line, `a${i}`));
  const second = ['w1', 'w3', '-', 'b2', 'b', 'q', 'b', '-', 'bS'].map((line, i) => told(line, `b${i}`));
  const events = [...first, { kind: 'board-begun', id: 'next' } as const, ...second];
  table.play(events.slice(0, -1));

  const small: string[] = [];
  for (const theme of THEMES) {
    for (const layout of LAYOUTS) {
      const page = await openClubOverlay(browser, origin, `layout=${layout}&theme=${theme}`, background);
      await page.waitForTimeout(800);
      await atRest(page);
      if (theme === 'night') await take(page, `overlay-${layout}`);
      small.push(`data:image/jpeg;base64,${(await page.screenshot({ type: 'jpeg', quality: 85 })).toString('base64')}`);
      await page.close();
    }
  }
  await takeSheet(browser, small);

  const page = await openClubOverlay(browser, origin, 'layout=bar', background);
  const step = async (file: string, tone: string, events: readonly MatchEvent[]) => {
    table.play(events);
    await page.locator(`carrom-overlay-banner .panel.${tone}:not(.leaving)`).waitFor();
    await take(page, file);
  };
  await step('overlay-foul', 'foul', events);
  await step('overlay-won', 'won', first);
  await step('overlay-review', 'review', filmed('in-doubt'));
  const remote = `${origin}/remote.html?table=1#token=${tokenFor(secret, address)}`;
  for (const locale of ['en', 'fr'] as const) await takeRemote(browser, remote, locale);
  table.play(filmed('sure'));
  await page.waitForTimeout(300);
  table.tell({ kind: 'replay', where: 'full', speed: 0.25 });
  await page.waitForTimeout(4_000);
  await take(page, 'overlay-replay');
  await page.locator('carrom-overlay-replay').waitFor({ state: 'detached' });
  table.tell({ kind: 'replay', where: 'inset', speed: 0.25 });
  await page.waitForTimeout(3_000);
  await take(page, 'overlay-inset');
  await table.end();
  await page.getByText('The table is silent').waitFor();
  await page.waitForTimeout(500);
  await take(page, 'overlay-stale');
  await page.close();
};
