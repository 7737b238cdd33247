import type { Page } from 'playwright-core';

/** Every number of every match in the page's storage: to see that none is missing and none is there twice. */
export const keptEvents = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('carrom-umpire');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('events').objectStore('events').getAll();
          all.onsuccess = () => resolve(all.result.map(({ seq, event }) => `${seq} ${event.kind}`));
        };
      }),
  );
