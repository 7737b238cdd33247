import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Disc } from '../../carrom/discs.ts';
import { violationsByDayAndNight } from '../../cli/testing/browser/axe.ts';
import { CLOCK_FPS, openClockFilm } from '../../cli/testing/browser/clock-film.ts';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { PROBES, readCode } from '../../cli/testing/browser/painted-code.ts';
import { inDoubt, likeIt, recordedBreak, show } from '../../cli/testing/browser/recorded-break.ts';
import { closeMenu, openMenu } from '../../cli/testing/browser/table-menu.ts';
import type { Seen } from '../../vision/look.ts';

const origin = inject('origin');

/** The time of the frame on the screen, in milliseconds since the strike. */
const shownMs = async (page: Page) =>
  Number(await page.locator('carrom-player-picture .scene').getAttribute('data-shown-ms'));

const settle = async (page: Page) => {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const [now, was] = [await shownMs(page), before];
        before = now;
        return now === was;
      },
      { interval: 150, timeout: 10_000 },
    )
    .toBe(true);
};

const openFirst = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await page.locator('carrom-player-picture [data-shown-ms]').waitFor();
};

describe('A shot of a recording, again', () => {
  /** The flick and the rest in the recording's time. */
  const [STRIKE_MS, REST_MS] = [4000, 6000];
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await openClockFilm(browser, origin, 900);
    const shot = likeIt(recordedBreak(), 'south', 'white');
    if (shot.change?.kind !== 'shot') throw new Error('no shot');
    const change = { ...shot.change, startMs: STRIKE_MS, endMs: REST_MS };
    await show(page, inDoubt([{ ...shot, change }]));
  }, 120_000);
  afterAll(() => browser.close());

  /** The number painted in the frame that is on the screen. */
  const painted = async () => {
    const pixels = await page.locator('carrom-player-picture canvas').evaluate((canvas, probes) => {
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      return probes.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
    }, PROBES);
    return readCode(pixels).number;
  };

  test('opens from the question at the moment in doubt, and from the list before the strike', async () => {
    await openFirst(page, 'Look at it again');
    await settle(page);
    expect(await shownMs(page)).toBeGreaterThanOrEqual(0);
    expect(await violationsByDayAndNight(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openFirst(page, 'See it again');
    await settle(page);
    expect(await shownMs(page)).toBeLessThan(0);
  });

  test('it begins two to four seconds before the strike, ends after rest, and every frame is the right one', async () => {
    const bar = page.locator('carrom-player-bar input');
    await bar.focus();
    for (const [key, atLeast, atMost] of [
      ['Home', -4000, -2000],
      ['End', REST_MS - STRIKE_MS, REST_MS - STRIKE_MS + 1000],
    ] as const) {
      await page.keyboard.press(key);
      await settle(page);
      const ms = await shownMs(page);
      expect(ms).toBeGreaterThanOrEqual(atLeast);
      expect(ms).toBeLessThanOrEqual(atMost);
      expect(await painted()).toBe(Math.round(((ms + STRIKE_MS) * CLOCK_FPS) / 1000));
    }
  });

  test('an arrow key is one frame, forth and back; the next moment is a key, too', async () => {
    await page.keyboard.press('Home');
    await settle(page);
    const first = await painted();
    for (const [key, number] of [
      ['ArrowRight', first + 1],
      ['ArrowRight', first + 2],
      ['ArrowLeft', first + 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(painted).toBe(number);
    }
    await page.keyboard.press('ArrowDown');
    await expect.poll(painted).toBe((STRIKE_MS * CLOCK_FPS) / 1000);
  });

  test('it plays in slow motion, and stops where it is told to', async () => {
    await page.getByRole('button', { name: '¼×' }).click();
    const from = await shownMs(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => shownMs(page), { timeout: 10_000 }).toBeGreaterThan(from + 100);
    await page.locator('carrom-shot-player').getByRole('button', { name: 'Pause' }).click();
    await settle(page);
    const at = await shownMs(page);
    expect(await painted()).toBe(Math.round(((at + STRIKE_MS) * CLOCK_FPS) / 1000));
  });

  test('the board from above takes its place, and those who see neither are told', async () => {
    await page.locator('carrom-shot-player').getByRole('button', { name: 'From above' }).click();
    expect(await page.locator('carrom-player-picture').count()).toBe(0);
    await page.getByRole('img', { name: /The shot from above, .* s after the strike/ }).waitFor();
    await page.getByText(/Contacts: \d+, cushions: \d+/).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('carrom-shot-player').count()).toBe(0);
  });

  test('the correction shows it, too', async () => {
    await page.locator('carrom-shot-ribbon').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Correct a shot' })
      .locator('carrom-player-picture [data-shown-ms]')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  test('a chosen shot opens by itself where the picture was, takes no keys, and ends when the next striker is placed', async () => {
    await openMenu(page);
    await page.locator('carrom-clip-settings summary').click();
    await page.getByLabel('Two pieces or more fall').check();
    await page.getByLabel('After so many seconds').fill('0');
    await closeMenu(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    const seen = likeIt(recordedBreak(), 'south', 'white', 'white');
    await show(page, [seen]);
    await page.locator('carrom-stage-desk carrom-again-desk carrom-shot-player').waitFor();
    expect(await menu.evaluate(button => button.matches(':focus'))).toBe(true);
    await show(page, [{ ...seen, change: null, phase: { kind: 'aiming' } } as unknown as Seen]);
    await expect.poll(() => page.locator('carrom-again-desk').count()).toBe(0);
  });
});

interface TrueFrames {
  readonly shots: readonly { readonly frame_start: number; readonly frame_end: number }[];
  readonly frames: readonly {
    readonly pixels: readonly (readonly [number, Disc, number, number, number, number, number, number])[];
  }[];
}
const truth: TrueFrames = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
);
/** A piece of 31.8 mm is so many pixels wide in the demo's picture: its major half axis is in the truth. */
const PIECE_RADIUS_MM = 15.9;
const WITHIN_MM = 8;

type Point = readonly [number, number];
const offSegment = ([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
};

test('the ways drawn on the demo’s video lie where the discs were, through its lens', async () => {
  const browser = await launchChromium();
  const page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Demo table' }).click();
  await page.locator('carrom-shot-ribbon li:not([data-empty])').first().waitFor({ timeout: 110_000 });
  await openFirst(page, 'See it again');
  await page.locator('carrom-player-bar input').focus();
  await page.keyboard.press('End');
  // The shot is over at its bar's end: the ways are whole only when that frame is on the screen.
  await expect.poll(() => shownMs(page), { timeout: 15_000 }).toBeGreaterThan(0);
  await settle(page);
  const ways = await page.locator('carrom-player-picture [data-way]').evaluateAll(groups =>
    groups.map(group => ({
      of: group.getAttribute('data-way'),
      points: (group.querySelector('path')?.getAttribute('d') ?? '')
        .slice(1)
        .split('L')
        .map(pair => pair.split(' ').map(Number)),
    })),
  );
  await browser.close();
  const [{ frame_start, frame_end } = { frame_start: 0, frame_end: 0 }] = truth.shots;
  const frames = truth.frames.slice(frame_start, frame_end);
  /** Only discs that went far enough to have a way. */
  const went = (id: number) => {
    const [a, b] = [frames[0], frames.at(-1)].map(frame => frame?.pixels.find(each => each[0] === id));
    return !a || !b || Math.hypot(a[2] - b[2], a[3] - b[3]) > 20;
  };
  const offMm = frames
    .flatMap(({ pixels }) => pixels.filter(each => each[7] === 1 && went(each[0])))
    .map(([, disc, x, y, majorPx]) => {
      const near = ways
        .filter(({ of }) => of === disc)
        .flatMap(({ points }) =>
          points.slice(1).map((b, i) => offSegment([x, y], points[i] as unknown as Point, b as unknown as Point)),
        );
      const radiusMm = disc === 'striker' ? 20.65 : PIECE_RADIUS_MM;
      return (Math.min(...near) * radiusMm) / majorPx;
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => offMm[Math.floor(share * (offMm.length - 1))] ?? Number.POSITIVE_INFINITY;
  console.log(
    `true places of moving discs off their drawn ways: median ${at(0.5).toFixed(1)} mm, 95 % within ${at(0.95).toFixed(1)} mm, worst ${at(1).toFixed(1)} mm, of ${offMm.length}`,
  );
  expect(offMm.length).toBeGreaterThan(200);
  expect(at(0.95)).toBeLessThan(WITHIN_MM);
}, 150_000);
