import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordingOrder } from '../../../studio/page-api.ts';
import { smallOrder } from './small-order.ts';
import { type StudioServer, type StudioTab, serveStudio } from './studio-browser.ts';

const order: RecordingOrder = { ...smallOrder, look: 990002, fps: 3, pixels: false };

let server: StudioServer;
const tabs: StudioTab[] = [];
beforeAll(async () => {
  server = await serveStudio();
  tabs.push(await server.openTab(), await server.openTab());
});
afterAll(async () => {
  for (const tab of tabs) await tab.close();
  await server?.close();
});

describe('a film of which only what moved is drawn anew', () => {
  test('has the same pictures, to the byte, as one that was begun at that frame', async () => {
    const [through, fresh] = tabs;
    if (!through || !fresh) throw new Error('no browser');
    const { frames } = await through.call('openRecording', order);
    await fresh.call('openRecording', order);
    for (let i = 0; i < frames; i += 1) {
      const { jpeg } = await through.call('frame', i);
      if (i % 5 !== 3) continue;
      // After a picture of another table nothing that was drawn is of use.
      await fresh.call('openRecording', { ...order, look: order.look + 1 });
      await fresh.call('frame', 0);
      await fresh.call('openRecording', order);
      expect((await fresh.call('frame', i)).jpeg === jpeg, `frame ${i} of ${frames}`).toBe(true);
    }
  });
});
