/** What every message of a table's story carries. */
export interface Stamped {
  readonly match: string;
  readonly seq: number;
  readonly order: number;
}

/** Below zero when `a` was told before `b`. Two pages that speak for one table may use a number twice: then the rest decides. */
export const byOrder = (a: Stamped, b: Stamped): number =>
  a.order - b.order || (a.match < b.match ? -1 : a.match > b.match ? 1 : 0) || a.seq - b.seq;

/** The later of the two; the one already held when they are the same message. */
export const later = <T extends Stamped>(held: T | undefined, heard: T): T =>
  held && byOrder(held, heard) >= 0 ? held : heard;

/** Both lists as one, each message once, in order, and only the last `most`. */
export const merged = <T extends Stamped>(held: readonly T[], heard: readonly T[], most: number): readonly T[] => {
  const news = heard.filter(each => held.every(known => byOrder(known, each) !== 0));
  if (news.length === 0) return held;
  return [...held, ...news]
    .sort(byOrder)
    .filter((each, i, all) => i === 0 || byOrder(all[i - 1] ?? each, each) !== 0)
    .slice(-most);
};
