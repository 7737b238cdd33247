import { createServer, type Server } from 'node:http';
import { Aedes } from 'aedes';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { launchChromium } from '../../cli/testing/browser/launch.ts';
import { type Fuzzed, fuzzed } from '../../hub/fuzzed-fixture.ts';
import { readMessage, writeMessage } from '../../hub/message.ts';
import { tell, toldNothing } from '../../hub/publish.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { isRetained, type Leaf, topicOf } from '../../hub/topics.ts';

const origin = inject('origin');
const address = { club: 'club', table: '1' };

describe('An overlay on a broker that checks nothing', () => {
  let browser: Browser;
  let broker: Aedes;
  let server: Server;
  const port = 4395;
  beforeAll(async () => {
    browser = await launchChromium();
    broker = await Aedes.createBroker();
    server = createServer();
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', socket => broker.handle(createWebSocketStream(socket)));
    await new Promise<void>(done => server.listen(port, 'localhost', done));
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await new Promise<void>(done => broker.close(() => done()));
  });

  const say = (leaf: Leaf, text: string) =>
    new Promise<void>((done, failed) =>
      broker.publish(
        {
          cmd: 'publish',
          topic: topicOf(address, leaf),
          payload: Buffer.from(text),
          qos: 0,
          retain: isRetained(leaf),
          dup: false,
        },
        error => (error ? failed(error) : done()),
      ),
    );

  const errors: string[] = [];
  const open = async (place: string) => {
    const page = await browser.newPage({ locale: 'en' });
    page.on('pageerror', error => errors.push(`${place}: ${error}`));
    await page.goto(`${origin}/${place}&lang=en&broker=ws://localhost:${port}/`);
    return page;
  };
  // Each is told later than the one before: what is by the letter of the contract is believed and shown.
  const payloads = fc
    .sample(fuzzed, { numRuns: 10_000, seed: 9 })
    .map(({ leaf, text }, i) => ({ leaf, text: text.replace(/"order":\d+/, `"order":${i + 10}`) }));
  const isProper = ({ leaf, text }: Fuzzed) => readMessage(topicOf(address, leaf), text).ok;
  const sayAll = async (all: readonly Fuzzed[], atOnce: number) => {
    for (let at = 0; at < all.length; at += atOnce) {
      await Promise.all(all.slice(at, at + atOnce).map(({ leaf, text }) => say(leaf, text)));
      // A moment to draw: what is overtaken before it was drawn proves nothing.
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  };
  /** The table comes to its senses, and is believed. */
  const sayWhatIsTrue = async (order: number) => {
    const [state] = tell(toldNothing, { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) }).send;
    const text = state && writeMessage(state);
    if (!text?.ok) throw new Error('no state');
    await say('state', text.value.replace('"order":1', `"order":${order}`));
  };
  const pointsOn = (page: Page) => page.locator('carrom-overlay-page .points').allTextContents();

  test('10,000 fuzzed payloads leave it alive and showing what is true', async () => {
    const page = await open('overlay.html?table=1');
    await page.locator('carrom-overlay-page .chip').waitFor();
    await sayAll(payloads, 250);
    await sayWhatIsTrue(9007199254740000);
    await page.locator('carrom-overlay-bar').getByText('Ana').waitFor();
    expect(await pointsOn(page)).toEqual(['3', '8']);
    expect(errors).toEqual([]);
    await page.close();
  });

  test('what keeps to the letter of the contract and makes no sense is survived by every layout and by the hall', async () => {
    const proper = payloads.filter(isProper);
    console.log(`10,000 fuzzed payloads, ${proper.length} of them by the letter of the contract`);
    expect(proper.length).toBeGreaterThan(500);
    const pages = ['overlay.html?layout=corner', 'overlay.html?layout=full', 'hall.html?club=club'];
    const [corner, full, hall] = await Promise.all(pages.map(open));
    if (!corner || !full || !hall) throw new Error('no pages');
    await hall.getByRole('article').waitFor();
    const later = proper.map(({ leaf, text }, i) => ({
      leaf,
      text: text.replace(/"order":\d+/, `"order":${9007199254740010 + i}`),
    }));
    await sayAll(later, 8);
    await sayWhatIsTrue(9007199254740900);
    for (const page of [corner, full]) {
      await page.locator('carrom-overlay-page').getByText('Ana').first().waitFor();
      expect(await pointsOn(page)).toEqual(['3', '8']);
    }
    await hall.getByRole('article', { name: 'Table 1' }).getByText('Ana').waitFor();
    expect(errors).toEqual([]);
    await Promise.all([corner, full, hall].map(page => page.close()));
  });
});
