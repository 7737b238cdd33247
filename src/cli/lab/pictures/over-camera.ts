import type { Browser, Page } from 'playwright-core';

/** As large as a stream's picture. */
export const STREAM_PX = { width: 1280, height: 720 } as const;

/** An overlay as in OBS: whatever is put behind it is the camera. The product's own policy lets nobody do that. */
export const openOverlay = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: STREAM_PX, locale: 'en', bypassCSP: true });
  await page.goto(address);
  return page;
};

/** Shows a camera's frame behind the overlay. */
export const putBehind = async (overlay: Page, frame: string): Promise<void> => {
  await overlay.addStyleTag({ content: `html { background: url(${frame}) center / cover !important; }` });
};
