import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from '../../cli/testing/browser/axe.ts';
import { phoneNow, tableFor } from '../../cli/testing/browser/table-and-phone.ts';
import { tablesAndPhones } from '../../cli/testing/browser/tables-and-phones.ts';

const linkOf = async (desk: Page) => (await phoneNow(desk))?.link;

describe('A phone as the camera', { timeout: 180_000 }, () => {
  let there: Awaited<ReturnType<typeof tablesAndPhones>>;
  beforeAll(async () => {
    there = await tablesAndPhones(4951, 4961);
  });
  afterAll(() => there.stop());

  test('is scanned, and its picture is on the table page without another touch; it shows the board as the table sees it', async () => {
    const desk = await there.tablePage();
    const link = await tableFor(desk, there.served, 'one');
    expect(new URL(link).origin).toBe(there.served.lanOrigin);
    expect(await violations(desk)).toEqual([]);
    const phone = await there.phonePage();
    const startMs = performance.now();
    await phone.goto(link);
    await expect.poll(() => linkOf(desk), { timeout: 30_000, interval: 50 }).toBe('here');
    console.log(`from scan to first picture: ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
    expect(await desk.locator('carrom-live-picture video').evaluate((v: HTMLVideoElement) => v.videoWidth)).toBe(960);
    await phone.getByRole('img', { name: 'Where the table sees the board' }).waitFor({ timeout: 60_000 });
    // The demo's lamp shines back from its board.
    await phone.getByText('turn the lamp').waitFor();
    const corners = (await phone.locator('svg polygon').last().getAttribute('points'))?.split(' ') ?? [];
    expect(corners).toHaveLength(4);
    expect(await violations(phone)).toEqual([]);
    await there.close(phone, desk);
  });

  test('without the table’s own link no phone is called, and it is said why; with a stale code the phone says so', async () => {
    const desk = await there.tablePage();
    await desk.goto(`${there.served.origin}/?table=strange`);
    await desk.getByRole('button', { name: 'A phone' }).click();
    await desk.getByRole('alert').getByText('This page may not call phones').waitFor();
    const phone = await there.phonePage();
    await phone.goto(`${there.served.lanOrigin}/camera.html?table=strange&user=club%2Fstrange%2Fcamera#token=abc.def`);
    await phone.getByText('This code is out of date').waitFor();
    expect(await violations(phone)).toEqual([]);
    await there.close(phone, desk);
  });
});
