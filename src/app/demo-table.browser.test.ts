import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Disc } from '../carrom/discs.ts';
import { nothingAmiss } from '../carrom/shot.ts';
import type { Pocket } from '../carrom/surface.ts';
import { launchChromium } from '../cli/browser/launch.ts';
import type { MatchEvent } from '../match/events.ts';
import { heldShots } from '../match/held.ts';
import { beginView, follow, type MatchView } from '../match/replay.ts';
import { makeShot, makeState } from '../rules/notation.ts';
import { demoStart } from './demo-match.ts';

interface TrueShot {
  readonly pocketed: readonly { readonly kind: Disc; readonly name: Pocket }[];
}
const truth: { readonly shots: readonly TrueShot[] } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
);

/** The match as somebody would tell it who saw everything. */
const told = (shots: readonly TrueShot[]): MatchView =>
  shots.reduce((view, { pocketed }, i) => {
    const stroke = {
      pocketed: pocketed.map(({ kind, name }) => ({ disc: kind, pocket: name })),
      offSurface: [],
      fellBack: [],
      facts: nothingAmiss,
    };
    return follow(view, { kind: 'shot-played', id: `t${i}`, stroke, by: 'umpire' });
  }, beginView(demoStart()));

/** The page's match, replayed here from its events: rule books do not travel. */
const viewOn = async (page: Page): Promise<MatchView> => {
  const events = await page.locator('carrom-match-desk').evaluate(desk => {
    const { view } = desk as unknown as { view: MatchView };
    return JSON.parse(JSON.stringify(view.entries.map(({ event }) => event))) as MatchEvent[];
  });
  return events.reduce(follow, beginView(demoStart()));
};

const fallsOf = ({ entries }: MatchView): readonly string[] =>
  entries.flatMap(({ event }) =>
    event.kind === 'shot-played' ? [makeShot({ ...event.stroke, facts: nothingAmiss })] : [],
  );

/** It plays for two minutes: not in every run of the tests. */
const { CARROM_WHOLE_DEMO } = process.env;
const wanted = CARROM_WHOLE_DEMO === '1';

describe.skipIf(!wanted)(
  `The demo table${wanted ? '' : ' (skipped: takes two minutes; CARROM_WHOLE_DEMO=1 runs it)'}`,
  () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(() => browser.close());

    test('from a fresh profile, one click: a match begins by itself, and its score at the end is that of the studio’s truth', async () => {
      const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 1400 } });
      await page.goto(inject('origin'));
      await page.getByRole('button', { name: 'Demo table' }).click();
      await page.locator('carrom-score-board').getByText('Asha').waitFor();
      await page.locator('[data-ended=demo]').waitFor({ timeout: 1_140_000 });
      const [seen, real] = [await viewOn(page), told(truth.shots)];
      const held = heldShots(seen).map(({ entry }) => entry.event.id);
      console.log(`told by the camera: ${fallsOf(seen).join(' ')}, held: ${held.length}`);
      console.log(`true:               ${fallsOf(real).join(' ')}`);
      expect(fallsOf(seen)).toEqual(fallsOf(real));
      expect(makeState(seen.state)).toBe(makeState(real.state));
      await page.close();
    }, 1_200_000);
  },
);
