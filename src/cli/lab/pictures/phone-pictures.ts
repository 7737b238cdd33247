import { tableFor } from '../../testing/browser/table-and-phone.ts';
import { tablesAndPhones } from '../../testing/browser/tables-and-phones.ts';

/** A phone above the demo's board, lying, in English and in French. */
export const takePhones = async () => {
  const there = await tablesAndPhones(4511, 4512);
  for (const [locale, ending] of [
    ['en', ''],
    ['fr', '-fr'],
  ] as const) {
    const [desk, phone] = [await there.tablePage(), await there.phonePage(locale)];
    await phone.setViewportSize({ width: 844, height: 390 });
    await phone.goto(await tableFor(desk, there.served, '1'));
    await phone.locator('svg polygon').first().waitFor({ timeout: 120_000 });
    await phone.screenshot({ path: `docs/phone-camera${ending}.png` });
    await there.close(phone, desk);
  }
  await there.stop();
};
