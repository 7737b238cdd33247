/** One encoded picture of a camera. */
export interface RingPicture {
  readonly atMs: number;
  /** It can be decoded without the ones before it. */
  readonly key: boolean;
  readonly bytes: Uint8Array;
  /** Pictures of one run were encoded alike: only those can be in one film. */
  readonly run: number;
}

export interface RingBounds {
  /** Longer keeps longer shots whole. */
  readonly mostMs: number;
  /** Whatever the camera shows, no more memory than this is taken. */
  readonly mostBytes: number;
}

/** The newest pictures, in order; it begins with a key picture, or is empty. */
export interface Ring {
  readonly pictures: readonly RingPicture[];
  readonly bytes: number;
}

export const emptyRing: Ring = { pictures: [], bytes: 0 };

/** Without the pictures up to the second key: what is left can be decoded. */
const withoutOldest = ({ pictures }: Ring): Ring => {
  const next = pictures.findIndex(({ key }, i) => key && i > 0);
  const left = next < 0 ? [] : pictures.slice(next);
  return { pictures: left, bytes: left.reduce((sum, { bytes }) => sum + bytes.length, 0) };
};

/** Takes one more picture in; the oldest go where there is no room. */
export const takeIn = (before: Ring, picture: RingPicture, { mostMs, mostBytes }: RingBounds): Ring => {
  const last = before.pictures.at(-1);
  // A camera that was started anew has its own time.
  const goesOn = last !== undefined && last.atMs < picture.atMs;
  if (!goesOn && !picture.key) return emptyRing;
  const kept = goesOn ? before : emptyRing;
  let after: Ring = { pictures: [...kept.pictures, picture], bytes: kept.bytes + picture.bytes.length };
  const isTooMuch = ({ pictures: [first], bytes }: Ring) =>
    first !== undefined && (picture.atMs - first.atMs > mostMs || bytes > mostBytes);
  while (isTooMuch(after)) after = withoutOldest(after);
  return after;
};

/** How long a picture of this run lies in the stretch that is wanted. */
const overlapMs = (run: readonly RingPicture[], fromMs: number, toMs: number): number =>
  Math.min(toMs, run.at(-1)?.atMs ?? 0) - Math.max(fromMs, run[0]?.atMs ?? 0);

/** The pictures of these milliseconds, from the key picture before them: they are a film as they are. */
export const cutRing = ({ pictures }: Ring, fromMs: number, toMs: number): readonly RingPicture[] => {
  const runs = [...new Set(pictures.map(({ run }) => run))].map(run => pictures.filter(each => each.run === run));
  const [longest] = runs.toSorted((a, b) => overlapMs(b, fromMs, toMs) - overlapMs(a, fromMs, toMs));
  if (!longest || overlapMs(longest, fromMs, toMs) < 0) return [];
  const from = longest.findLastIndex(({ key, atMs }) => key && atMs <= fromMs);
  const first = from >= 0 ? from : longest.findIndex(({ key }) => key);
  return first < 0 ? [] : longest.slice(first).filter(({ atMs }) => atMs <= toMs);
};
