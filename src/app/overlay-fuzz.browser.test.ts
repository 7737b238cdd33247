import { createServer, type Server } from 'node:http';
import { Aedes } from 'aedes';
import fc from 'fast-check';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { launchChromium } from '../cli/browser/launch.ts';
import { writeMessage } from '../hub/message.ts';
import { tell, toldNothing } from '../hub/publish.ts';
import { toldAfter } from '../hub/told-fixture.ts';
import { isRetained, type Leaf, topicOf } from '../hub/topics.ts';

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

  test('10,000 fuzzed payloads leave it alive and showing what is true', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(String(error)));
    await page.goto(`${origin}/overlay.html?lang=en&broker=ws://localhost:${port}/`);
    await page.locator('carrom-overlay-page .chip').waitFor();
    const [state] = tell(toldNothing, { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) }).send;
    const good = state && writeMessage(state);
    if (!good?.ok) throw new Error('no state');
    const whole: Record<string, unknown> = JSON.parse(good.value);
    /** One field of a proper state taken away or put wrong, cut text, or anything at all. */
    const broken = fc.oneof(
      fc
        .tuple(fc.constantFrom(...Object.keys(whole)), fc.jsonValue())
        .map(([key, value]) => JSON.stringify({ ...whole, [key]: value })),
      fc.nat(good.value.length - 1).map(end => good.value.slice(0, end)),
      fc.json(),
      fc.string(),
    );
    const leaf = fc.constantFrom<Leaf>('state', 'ruling', 'shot', 'replay', 'clock', 'presence');
    const payloads = fc.sample(fc.tuple(leaf, broken), { numRuns: 10_000, seed: 9 });
    for (let at = 0; at < payloads.length; at += 250) {
      await Promise.all(payloads.slice(at, at + 250).map(([each, text]) => say(each, text)));
    }
    await say('state', good.value.replace('"order":1', '"order":9007199254740000'));
    await page.locator('carrom-overlay-bar').getByText('Ana').waitFor();
    expect(await page.locator('carrom-overlay-bar .points').allTextContents()).toEqual(['3', '8']);
    expect(errors).toEqual([]);
    await page.close();
  });
});
