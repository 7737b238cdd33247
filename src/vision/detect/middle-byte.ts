/** How often each byte was met, and how often each sixteen of them: the middle one is found in few steps, without sorting. */
export type ByteCounts = Uint8Array;

const SIXTEENS = 256;

/** For at most 255 bytes. */
export const noBytes = (): ByteCounts => new Uint8Array(SIXTEENS + 16);

export const countByte = (counts: ByteCounts, byte: number): void => {
  counts[byte] = (counts[byte] as number) + 1;
  counts[SIXTEENS + (byte >> 4)] = (counts[SIXTEENS + (byte >> 4)] as number) + 1;
};

/** The middle one of the `count` bytes that were counted, the upper of two; 0 of none. Nothing is counted afterwards. */
export const takeMiddle = (counts: ByteCounts, count: number): number => {
  if (count === 0) return 0;
  let before = count >> 1;
  let sixteen = SIXTEENS;
  while (before >= (counts[sixteen] as number)) {
    before -= counts[sixteen] as number;
    sixteen += 1;
  }
  let byte = (sixteen - SIXTEENS) << 4;
  while (before >= (counts[byte] as number)) {
    before -= counts[byte] as number;
    byte += 1;
  }
  counts.fill(0);
  return byte;
};
