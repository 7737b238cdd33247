import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Belief } from '../../carrom/belief.ts';
import type { WeighedAccount } from '../../carrom/weighed.ts';
import { violationsByDayAndNight } from '../../cli/testing/browser/axe.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import { closeMenu, openMenu } from '../../cli/testing/browser/table-menu.ts';
import type { Seen } from '../../vision/look.ts';

const origin = inject('origin');
const beliefs: readonly Belief[] = [
  { id: 1, kind: 'white', at: { xMm: -100, yMm: 40 }, certainty: 0.99, clutter: 0.01 },
  { id: 2, kind: 'black', at: { xMm: 120, yMm: -60 }, certainty: 0.7, clutter: 0.1 },
  { id: 3, kind: 'striker', at: { xMm: 214, yMm: -246 }, certainty: 0.9, clutter: 0.97 },
];

/** What the camera believes and what it weighed, for whoever wants to know. */
describe('“How well I see”', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce' });
    await page.goto(origin);
    await page.getByRole('textbox', { name: 'Player A' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Player B' }).fill('Bo');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('carrom-score-bar').waitFor();
    const seen = likeIt(recordedBreak(), 'south', 'white');
    if (seen.change?.kind !== 'shot') throw new Error('no shot');
    const { shot } = seen.change;
    const sign = { disc: 'white', at: { xMm: 340, yMm: 340 }, pocket: 'NE' } as const;
    const weighed: readonly WeighedAccount[] = [
      { shot, probability: 0.994, signs: [{ ...sign, says: 'last-seen-before', speaks: 'for', mm: 32.4 }] },
      {
        shot: { ...shot, pocketed: [] },
        probability: 0.004,
        signs: [{ ...sign, says: 'lies-unseen', speaks: 'against' }],
      },
      { shot: null, probability: 0.002, signs: [] },
    ];
    const held = {
      verdict: 'held',
      probability: 0.6,
      alternatives: [{ shot: { ...shot, pocketed: [] }, probability: 0.3 }],
    } as const;
    await show(page, [{ ...seen, beliefs, change: { ...seen.change, ...held, weighed } }]);
    await openMenu(page);
  });
  afterAll(() => browser.close());

  test('what is believed to lie there: discs, a cross for what is none, a dashed ring round a doubt, and the same in words', async () => {
    const view = page.locator('carrom-belief-view');
    await view.locator('.cross').waitFor({ state: 'attached' });
    expect(await view.locator('.cross').count()).toBe(1);
    expect(await view.locator('.doubt').count()).toBe(1);
    await view.getByText('black (bottom right): 63 % sure, 10 % that it is no disc').waitFor();
    await view
      .getByRole('img', {
        name: 'I believe there lie: 1 white, 1 black, 0 queen, 0 striker. Taken for no disc: 1. In doubt: 1.',
      })
      .waitFor();
  });

  test('whoever is asked can read why', async () => {
    await closeMenu(page);
    const card = page.locator('carrom-held-shot');
    await card.getByText('Why I ask').click();
    await card.getByText('against it: white: would lie where I see nothing').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await openMenu(page);
  });

  test('what was weighed in the last shot: how likely, what speaks for it and against', async () => {
    const accounts = page.locator('carrom-health-panel carrom-weighed-shot ol > li');
    expect(await accounts.count()).toBe(3);
    const words = (await accounts.allInnerTexts()).map(text => text.replaceAll(/\s+/g, ' '));
    expect(words[0]).toContain('99.4 %');
    expect(words[0]).toContain('for it: white: seen last 32 mm before the pocket top right');
    expect(words[1]).toContain('against it: white: would lie where I see nothing');
    expect(words[2]).toContain('No shot: a hand did it, 0.2 %');
  });

  test('what cannot be right for long is said in a sentence until it has been read, and again when it comes again', async () => {
    await closeMenu(page);
    const [last] = recordedBreak().slice(-1);
    if (!last) throw new Error('nothing is recorded');
    const odd = (...now: Seen['odd']) => show(page, [{ ...last, change: null, odd: now }]);
    await odd({ kind: 'no-striker', forMs: 61_000 });
    const notice = page.locator('[data-odd=no-striker]');
    await notice.getByText('I do not make out a striker').waitFor();
    await notice.getByRole('button', { name: 'Understood' }).click();
    await notice.waitFor({ state: 'detached' });
    await odd({ kind: 'no-striker', forMs: 62_000 });
    expect(await notice.count()).toBe(0);
    await odd();
    await odd({ kind: 'no-striker', forMs: 60_000 });
    await notice.waitFor();
    await odd({ kind: 'too-many', disc: 'queen', count: 2 });
    await page.getByText('I see 2 of a kind (queen), and there can only be 1').waitFor();
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await odd();
    await openMenu(page);
  });

  test('it may be read by everybody', async () => {
    expect(await violationsByDayAndNight(page)).toEqual([]);
  });
});
