import type { Address } from '../hub/topics.ts';

/** What this computer told a hub last about a table. Where nothing can be kept, a reload during an outage forgets it. */
export const hubMemory = (url: string, { club, table }: Address) => {
  const key = `carrom-umpire/hub ${url} ${club}/${table}`;
  return {
    read: (): string | undefined => {
      try {
        return localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (text: string) => {
      try {
        localStorage.setItem(key, text);
      } catch {
        // Full or refused: the hub itself goes on.
      }
    },
  };
};
