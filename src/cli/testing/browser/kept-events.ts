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

/** Writes a match into the page's storage past all doors, as an older version may have left it. */
export const keepUnchecked = (page: Page, match: string, events: readonly unknown[]): Promise<void> =>
  page.evaluate(
    ([id, log]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('carrom-umpire');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('events', 'readwrite');
          const store = writing.objectStore('events');
          log.forEach((event, seq) => void store.add({ match: id, seq, atMs: Date.now(), event }));
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [match, events] as const,
  );
