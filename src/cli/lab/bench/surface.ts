import { readFileSync } from 'node:fs';
import { launchChromium } from '../../testing/browser/launch.ts';
import type { Section } from './section.ts';
import { withBenchPage } from './serve-bench.ts';
import type { SurfacePage } from './surface-page.ts';

/** Boards as the studio paints them: printed and worn, straight and leaning. */
const PICTURES = ['000001.jpg', '000004.jpg', '000008.jpg', '000010.jpg'];
const pictureUrl = (name: string): string => {
  const file = new URL(`../../../../test-fixtures/pictures/${name}`, import.meta.url);
  return `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;
};

/** Longer than this a person thinks that nothing happens. */
const FIRST_FIT_MS = 1000;

type Told = Awaited<ReturnType<SurfacePage['surface']>>;

/** Each picture in a fresh browser: a first fit is the first only once. */
const inBrowser = async (url: string, picture: string): Promise<Told> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(`'surfacePage' in globalThis`, undefined, { timeout: 120_000 });
    return (await page.evaluate(`globalThis.surfacePage.surface(${JSON.stringify(picture)})`)) as Told;
  } finally {
    await browser.close();
  }
};

const run = (): Promise<readonly string[]> =>
  withBenchPage(async url => {
    const lines: string[] = [];
    let slowestMs = 0;
    for (const name of PICTURES) {
      const { first, laterMs, laterNetworksMs, piecesMs, threads } = await inBrowser(url, pictureUrl(name));
      slowestMs = Math.max(slowestMs, first.ms);
      lines.push(
        `${name} at 1280×720: first fit ${first.ms.toFixed(0)} ms (networks ${first.networksMs.toFixed(0)}), later ones ${laterMs.toFixed(0)} ms (networks ${laterNetworksMs.toFixed(0)}), certainty ${first.certainty.toFixed(2)}; ` +
          `one look for discs on the whole surface ${piecesMs.toFixed(1)} ms: a first fit is ${(first.ms / piecesMs).toFixed(0)} of them (${threads} threads)`,
      );
    }
    const verdict = slowestMs <= FIRST_FIT_MS ? 'within' : 'missed:';
    return [...lines, `slowest first fit ${slowestMs.toFixed(0)} ms, ${verdict} the ${FIRST_FIT_MS} ms asked for`];
  });

export const surfaceSection: Section = { name: 'surface', run };
