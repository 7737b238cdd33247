import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import type { Disc } from '../../../carrom/discs.ts';
import type { MatchView } from '../../../match/replay.ts';

const file = fileURLToPath(new URL('../../../../test-fixtures/demo/truth.json', import.meta.url));
const truth: { readonly shots: readonly { readonly pocketed: readonly { readonly kind: Disc }[] }[] } = JSON.parse(
  readFileSync(file, 'utf8'),
);

/** One shot of a log: what fell, and whether a person is asked about it. */
export interface ToldShot {
  readonly fell: string;
  readonly asked: boolean;
}

const asOne = (kinds: readonly Disc[]): string => kinds.toSorted().join(' ') || '-';

/** What fell in each shot of the demo's board. */
export const TRUE_SHOTS: readonly string[] = truth.shots.map(({ pocketed }) => asOne(pocketed.map(({ kind }) => kind)));

/** The shots in the page's match. */
export const shotsOn = async (page: Page): Promise<readonly ToldShot[]> => {
  const told = await page.locator('carrom-table-page').evaluate(element => {
    const { match } = (element as unknown as { session: { match: { view?: MatchView } } }).session;
    return (match.view?.entries ?? []).flatMap(({ event }) =>
      event.kind === 'shot-played'
        ? [{ kinds: event.stroke.pocketed.map(({ disc }) => disc), asked: event.seen?.verdict === 'held' }]
        : [],
    );
  });
  return told.map(({ kinds, asked }) => ({ fell: asOne(kinds), asked }));
};

/** How many of the true shots are told, in their order: the longest way through both. */
export const keptOf = <Told>(
  truths: readonly string[],
  told: readonly Told[],
  fits: (real: string, said: Told) => boolean,
): number => {
  let best = Array<number>(told.length + 1).fill(0);
  for (const real of truths) {
    const next = [0];
    for (const [i, said] of told.entries()) {
      next.push(fits(real, said) ? (best[i] ?? 0) + 1 : Math.max(best[i + 1] ?? 0, next[i] ?? 0));
    }
    best = next;
  }
  return best.at(-1) ?? 0;
};

/** `13`, or `12, 1 asked about`; where fewer could be told, of how many. */
export const keptInWords = (truths: readonly string[], kept: readonly ToldShot[]): string => {
  const right = keptOf(truths, kept, (real, { fell }) => real === fell);
  const asked = kept.filter(shot => shot.asked).length;
  return [
    truths.length === TRUE_SHOTS.length ? `${right}` : `${right} of the ${truths.length} told until then`,
    ...(kept.length > right ? [`${kept.length - right} told that was none`] : []),
    ...(asked > 0 ? [`${asked} asked about`] : []),
  ].join(', ');
};

/** Notes every notice that a page of these shows, with the seconds from when it was told to listen. */
export const listen = (pages: BrowserContext) => {
  const heard = new Map<string, number>();
  let from = performance.now();
  const headings = (page: Page) =>
    page
      .locator('carrom-notice:not([data-ended])') // that the film is over is no news
      .evaluateAll(all => all.map(each => (each as unknown as { heading: string }).heading))
      .catch(() => []);
  const look = async () => {
    const shown = (await Promise.all(pages.pages().map(headings))).flat();
    for (const heading of shown) if (!heard.has(heading)) heard.set(heading, (performance.now() - from) / 1000);
  };
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, 200);
  return {
    /** From now on. */
    afresh: () => {
      heard.clear();
      from = performance.now();
    },
    heard: () => [...heard].map(([heading, seconds]) => `“${heading}” after ${seconds.toFixed(1)} s`),
    stop: () => clearInterval(timer),
  };
};
