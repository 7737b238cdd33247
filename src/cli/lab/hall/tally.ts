/** What one viewer heard, against what was told. */
export interface HallTally {
  readonly heard: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly outOfOrder: number;
}

export const tallyOf = (told: readonly string[], heard: readonly string[]): HallTally => {
  const known = new Set(heard);
  const place = new Map(told.map((key, i) => [key, i]));
  const places = heard.map(key => place.get(key) ?? -1);
  return {
    heard: heard.length,
    lost: told.filter(key => !known.has(key)).length,
    duplicated: heard.length - known.size,
    outOfOrder: places.filter((at, i) => i > 0 && at < (places[i - 1] ?? -1)).length,
  };
};

/** The value below which this share of the sorted values lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
