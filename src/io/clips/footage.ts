/** A stretch of video, and what the frames' clock said where it begins. */
export interface Footage {
  readonly film: Blob;
  readonly zeroMs: number;
}
