import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { nothingAmiss } from '../carrom/shot.ts';
import { tokenFor } from '../cli/broker/tokens.ts';
import { type Firefox, type FirefoxPage, findFirefox, launchFirefox } from '../cli/testing/browser/firefox.ts';
import type { MatchEvent, MatchStart } from '../match/events.ts';
import { beginView, follow, type MatchView } from '../match/replay.ts';
import { makeShot } from '../rules/notation.ts';

const program = findFirefox();
const SHOTS = 2;

interface TrueShot {
  readonly pocketed: readonly { readonly kind: 'white' | 'black' | 'queen' | 'striker'; readonly name: string }[];
}
const truth: { readonly shots: readonly TrueShot[] } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../test-fixtures/demo/truth.json', import.meta.url)), 'utf8'),
);

/** Everything that can be read on the page, through all shadow roots. */
const READ = `(() => {
  const read = node => node.nodeType === 3 ? node.textContent
    : ['STYLE', 'SCRIPT'].includes(node.nodeName) ? ''
    : [...(node.shadowRoot ?? node).childNodes].map(read).join(' ');
  return read(document.body).replace(/\\s+/g, ' ');
})()`;

/** Clicks the first button of that name that is anywhere on the page; whether there was one. */
const click = (name: string) => `(() => {
  const all = root => [...root.querySelectorAll('*')].flatMap(each => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const button = all(document).find(each => each.nodeName === 'BUTTON' && each.textContent.includes(${JSON.stringify(name)}));
  button?.click();
  return button !== undefined;
})()`;

const LOG = `(() => {
  const view = document.querySelector('carrom-table-page')?.session?.match?.view;
  return view ? { start: view.start, events: view.entries.map(({ event }) => event) } : null;
})()`;

interface Log {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
}

const matchOf = async (page: FirefoxPage): Promise<MatchView | undefined> => {
  const log = await page.evaluate<Log | null>(LOG);
  return log ? log.events.reduce(follow, beginView(log.start)) : undefined;
};

const fallsOf = (view: MatchView | undefined): readonly string[] =>
  (view?.entries ?? []).flatMap(({ event }) =>
    event.kind === 'shot-played' ? [makeShot({ ...event.stroke, facts: nothingAmiss })] : [],
  );

const trueFalls = truth.shots.slice(0, SHOTS).map(({ pocketed }) =>
  makeShot({
    pocketed: pocketed.map(({ kind, name }) => ({ disc: kind, pocket: name as 'north-east' })),
    offSurface: [],
    fellBack: [],
    facts: nothingAmiss,
  } as unknown as Parameters<typeof makeShot>[0]),
);

describe.skipIf(!program)(`In a stock Firefox${program ? '' : ' (skipped: no firefox here)'}`, () => {
  let firefox: Firefox;
  beforeAll(async () => {
    firefox = await launchFirefox(program ?? '');
  });
  afterAll(() => firefox?.close());

  test('the demo’s first shots are scored as they were, and the overlay says the same', async () => {
    const address = { club: 'club', table: 'fox' };
    const token = tokenFor(inject('secret'), address);
    const overlay = await firefox.newPage();
    await overlay.goto(`${inject('origin')}/overlay.html?table=fox`);
    const table = await firefox.newPage();
    await table.goto(`${inject('origin')}/?table=fox#token=${token}`);
    await expect.poll(() => table.evaluate<boolean>(click('Demo table')), { timeout: 30_000 }).toBe(true);
    expect(await table.evaluate('crossOriginIsolated')).toBe(true);
    await expect
      .poll(async () => fallsOf(await matchOf(table)).length, { timeout: 150_000, interval: 500 })
      .toBeGreaterThanOrEqual(SHOTS);
    const match = await matchOf(table);
    console.log(`Firefox told: ${fallsOf(match).join(' ')}; true: ${trueFalls.join(' ')}`);
    expect(fallsOf(match).slice(0, SHOTS)).toEqual(trueFalls);

    const score = match?.state.score;
    await expect.poll(() => overlay.evaluate<string>(READ), { timeout: 20_000 }).toContain('Asha');
    const read = await overlay.evaluate<string>(READ);
    console.log(`score ${JSON.stringify(score)}; overlay: ${read.slice(0, 200)}`);
    for (const words of ['Ben', String(score?.A), String(score?.B)]) expect(read).toContain(words);
  }, 240_000);
});
