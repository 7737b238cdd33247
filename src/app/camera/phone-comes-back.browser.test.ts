import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pullableNetwork } from '../../cli/testing/browser/pulled-network.ts';
import { phoneNow, seenNow, tableFor } from '../../cli/testing/browser/table-and-phone.ts';
import { tablesAndPhones } from '../../cli/testing/browser/tables-and-phones.ts';
import type { Seen } from '../../vision/look.ts';

const LAN_PORT = 5001;

const linkOf = async (desk: Page) => (await phoneNow(desk))?.link;

const boardOf = (seen: Seen | undefined) => (seen?.surface.kind === 'found' ? seen.surface : undefined);

describe('A phone above a board', { timeout: 180_000 }, () => {
  let there: Awaited<ReturnType<typeof tablesAndPhones>>;
  beforeAll(async () => {
    there = await tablesAndPhones(4991, LAN_PORT);
  });
  afterAll(() => there.stop());

  test('every disc that is found in the picture it sends is found in the one that comes', async () => {
    const [desk, itself] = [await there.tablePage(), await there.phonePage()];
    await itself.goto(there.served.lanOrigin);
    await itself.getByRole('button', { name: 'Use the camera' }).click();
    const restOn = async (page: Page) => {
      await expect.poll(async () => (await seenNow(page))?.discs.length, { timeout: 60_000 }).toBeGreaterThan(15);
      await page.waitForTimeout(3_000);
      return (await seenNow(page))?.discs ?? [];
    };
    const sent = await restOn(itself);
    await there.close(itself);
    const phone = await there.phonePage();
    await phone.goto(await tableFor(desk, there.served, 'same'));
    const come = await restOn(desk);
    const apart = (a: (typeof sent)[number], b: (typeof sent)[number]) =>
      Math.hypot(a.at.xMm - b.at.xMm, a.at.yMm - b.at.yMm);
    const offMm = sent.map(disc =>
      Math.min(...come.filter(({ kind }) => kind === disc.kind).map(each => apart(disc, each))),
    );
    console.log(
      `discs: ${sent.length} in the picture sent, ${come.length} in the one that came; at most ${Math.max(...offMm).toFixed(1)} mm apart`,
    );
    expect(come).toHaveLength(sent.length);
    expect(Math.max(...offMm)).toBeLessThan(5);
    await there.close(phone, desk);
  });

  test('the network is gone for ten seconds: it is said on both sides, and goes on by itself with the same board', async () => {
    const network = await pullableNetwork(LAN_PORT);
    const [desk, phone] = [await there.tablePage(), await there.phonePage()];
    await network.carry(phone.context(), desk.context());
    await phone.goto(network.through(await tableFor(desk, there.served, 'pulled')));
    await expect.poll(async () => boardOf(await seenNow(desk))?.number, { timeout: 60_000 }).toBeDefined();
    const before = boardOf(await seenNow(desk));
    network.pull();
    const pulledMs = performance.now();
    await desk.getByRole('alert').getByText('Scoring is paused').waitFor({ timeout: 10_000 });
    console.log(`said after ${((performance.now() - pulledMs) / 1000).toFixed(1)} s`);
    await phone.getByText('The table gets no picture').waitFor({ timeout: 10_000 });
    await desk.waitForTimeout(Math.max(0, 10_000 - (performance.now() - pulledMs)));
    const lost = await seenNow(desk);
    network.plugIn();
    const backMs = performance.now();
    await expect.poll(() => linkOf(desk), { timeout: 30_000, interval: 50 }).toBe('here');
    console.log(`back after ${((performance.now() - backMs) / 1000).toFixed(1)} s`);
    await expect.poll(async () => (await seenNow(desk))?.atMs, { timeout: 10_000 }).toBeGreaterThan(lost?.atMs ?? 0);
    await desk.getByRole('alert').getByText('Scoring is paused').waitFor({ state: 'detached' });
    await phone.getByText('turn the lamp').waitFor({ timeout: 30_000 });
    expect(boardOf(await seenNow(desk))).toEqual(before);
    await there.close(phone, desk);
    await network.stop();
  });

  test('a call takes the camera away: the table is told that the phone is asleep, and it comes back by itself', async () => {
    const [desk, phone] = [await there.tablePage(), await there.phonePage()];
    await phone.addInitScript(`
      globalThis.locks = 0;
      const { request } = WakeLock.prototype;
      WakeLock.prototype.request = function (kind) {
        globalThis.locks += 1;
        return request.call(this, kind);
      };`);
    await phone.goto(await tableFor(desk, there.served, 'call'));
    await expect.poll(() => linkOf(desk), { timeout: 30_000 }).toBe('here');
    expect(await phone.evaluate('globalThis.locks')).toBe(1);
    await phone.locator('carrom-camera-page').evaluate(element => {
      const { track } = (element as unknown as { session: { camera: { track: MediaStreamTrack } } }).session.camera;
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('in a call', 'NotReadableError'));
      track.stop();
      track.dispatchEvent(new Event('ended'));
    });
    await desk.getByRole('alert').getByText('The phone is asleep').waitFor({ timeout: 10_000 });
    await phone.getByText('The camera is busy').waitFor();
    await phone.evaluate('delete navigator.mediaDevices.getUserMedia');
    await expect.poll(() => linkOf(desk), { timeout: 30_000 }).toBe('here');
    // The same way to the table: only the picture was taken anew.
    expect((await phoneNow(desk))?.received?.frames).toBeGreaterThan(0);
    await there.close(phone, desk);
  });

  test('the table page is loaded again in mid-match: the phone’s picture is back without a touch', async () => {
    const [desk, phone] = [await there.tablePage(), await there.phonePage()];
    await phone.goto(await tableFor(desk, there.served, 'again'));
    await expect.poll(() => linkOf(desk), { timeout: 30_000 }).toBe('here');
    await desk.getByRole('button', { name: 'Start the match' }).click();
    await desk.reload();
    await expect.poll(() => linkOf(desk), { timeout: 30_000 }).toBe('here');
    await desk.locator('carrom-score-bar').waitFor();
    await expect.poll(async () => boardOf(await seenNow(desk))?.number, { timeout: 60_000 }).toBeDefined();
    await there.close(phone, desk);
  });

  test('a phone that was closed comes back by being opened; of two phones one is used, and the other on demand', async () => {
    const desk = await there.tablePage();
    const link = await tableFor(desk, there.served, 'two');
    const [first, second] = [await there.phonePage(), await there.phonePage('fr')];
    await first.goto(link);
    await expect.poll(() => linkOf(desk), { timeout: 30_000 }).toBe('here');
    const used = (await phoneNow(desk))?.used;
    await second.goto(link);
    await second.getByText('Prêt. La table ne regarde pas').waitFor();
    await expect.poll(async () => (await phoneNow(desk))?.phones.length).toBe(2);
    expect((await phoneNow(desk))?.used).toBe(used);

    await desk.keyboard.press('e');
    const other = (await phoneNow(desk))?.phones.find(({ id }) => id !== used);
    await desk.getByLabel('Which phone').selectOption(other?.id ?? '');
    await expect.poll(() => phoneNow(desk), { timeout: 30_000 }).toMatchObject({ link: 'here', used: other?.id });
    await first.getByText('Ready. The table does not watch').waitFor();

    // The one in use is closed: the other takes its place; it is opened again, and stays the second.
    await second.close();
    await expect.poll(() => phoneNow(desk), { timeout: 30_000 }).toMatchObject({ link: 'here', used });
    await there.close(first, desk);
  });

  test('the phone alone: the whole table page by https, upright and lying, and its score on the computer’s overlay', async () => {
    const [phone, overlay] = [await there.phonePage(), await there.tablePage()];
    await overlay.goto(`${there.served.origin}/overlay.html?table=alone&lang=en`);
    await phone.goto(`${there.served.lanOrigin}/?table=alone#token=${there.served.tableToken('alone')}`);
    expect(await phone.evaluate('crossOriginIsolated')).toBe(true);
    await phone.getByRole('button', { name: 'Use the camera' }).click();
    await expect.poll(async () => boardOf(await seenNow(phone))?.number, { timeout: 60_000 }).toBeDefined();
    await phone.getByRole('button', { name: 'Start the match' }).click();
    await phone.locator('carrom-score-bar').waitFor();
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await phone.setViewportSize(size);
      expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
      expect(await phone.locator('carrom-live-picture video').isVisible()).toBe(true);
    }
    await phone.keyboard.press('t');
    await phone.getByLabel('The shot in one line').fill('w');
    await phone.keyboard.press('Enter');
    await overlay.getByLabel('white, 8 left').first().waitFor({ timeout: 15_000 });
    await there.close(phone, overlay);
  });
});
