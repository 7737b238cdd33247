import type { Page } from 'playwright-core';
import type { PhoneNow } from '../../../app/table/picture/phone-calls.ts';
import type { Seen } from '../../../vision/look.ts';
import type { serveToPhones } from './serve-to-phones.ts';

type Served = Pick<Awaited<ReturnType<typeof serveToPhones>>, 'origin' | 'tableToken'>;

/** Opens a table that waits for a phone; answers what its code says. */
export const tableFor = async (desk: Page, { origin, tableToken }: Served, table: string): Promise<string> => {
  await desk.goto(`${origin}/?table=${table}#token=${tableToken(table)}`);
  await desk.getByRole('button', { name: 'A phone' }).click();
  const code = desk.locator('carrom-phone-panel carrom-qr-code');
  await code.waitFor();
  return code.evaluate(element => (element as unknown as { link: string }).link);
};

interface PictureNow {
  readonly phone?: PhoneNow;
  readonly seen?: Seen;
}

const pictureNow = (desk: Page): Promise<PictureNow> =>
  desk.locator('carrom-table-page').evaluate(element => {
    const { picture } = (element as unknown as { session: { picture: { now: PictureNow } } }).session;
    const { phone, seen } = picture.now;
    return JSON.parse(JSON.stringify({ phone, seen }));
  });

/** How it stands with the phone, as the table's session has it. */
export const phoneNow = async (desk: Page) => (await pictureNow(desk)).phone;

/** What was seen last. */
export const seenNow = async (desk: Page) => (await pictureNow(desk)).seen;
