/** A clip on the disk, as far as it matters for who has to go. */
export interface ClipWorth {
  readonly bytes: number;
  /** When it was played. */
  readonly atMs: number;
  readonly interest: number;
  readonly starred: boolean;
  /** The shot was asked about. */
  readonly held: boolean;
}

/** The last few are wanted again soon, whatever there was in them. */
const FRESH = 5;

/** Starred and held go after all others, the newest after all. */
const rank = (clip: ClipWorth, age: number): number => {
  if (age === 0) return 3;
  if (clip.starred || clip.held) return 2;
  return age < FRESH ? 1 : 0;
};

/** Who has to go so that the others fit: the least interesting first, of two alike the older. */
export const clipsToDrop = <C extends ClipWorth>(clips: readonly C[], budgetBytes: number): readonly C[] => {
  const newest = clips.toSorted((a, b) => b.atMs - a.atMs);
  const ranks = new Map(newest.map((clip, age) => [clip, rank(clip, age)]));
  const inOrder = clips.toSorted(
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || a.interest - b.interest || a.atMs - b.atMs,
  );
  let over = clips.reduce((sum, { bytes }) => sum + bytes, 0) - budgetBytes;
  return inOrder.filter(({ bytes }) => {
    if (over <= 0) return false;
    over -= bytes;
    return true;
  });
};
