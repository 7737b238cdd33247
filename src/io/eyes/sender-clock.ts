/** How many of the sender's ticks are a millisecond: pictures that travel are stamped in ninetieths of it. */
const TICKS = 90;
/** The two watches are brought together so slowly that no disc seems to hurry. */
const PULL = 0.002;
/** Farther apart they belong to two senders, or to one that slept. */
const APART_MS = 250;

/**
 * When pictures were taken, as their sender says: they come unevenly over a network, and a disc's speed must not depend on
 * that. Told on this computer's watch, so that what follows goes on with it. `ticks`: the sender's stamp; a camera at this
 * computer has none, and its pictures are taken when they come.
 */
export const makeSenderClock = () => {
  let last: { readonly ticks: number; readonly atMs: number } | undefined;
  return (comesMs: number, ticks: number | undefined): number => {
    if (ticks === undefined) return comesMs;
    // The stamp begins anew after 2³² ticks: its difference does not.
    const sentMs = last ? last.atMs + ((ticks - last.ticks) | 0) / TICKS : comesMs;
    const apartMs = comesMs - sentMs;
    const atMs = Math.abs(apartMs) > APART_MS ? comesMs : sentMs + PULL * apartMs;
    last = { ticks, atMs };
    return atMs;
  };
};

/** The sender's stamp of a picture that travelled, where the browser tells it. */
export const senderTicks = (frame: VideoFrame): number | undefined => {
  const { metadata } = frame as { metadata?: () => { readonly rtpTimestamp?: number } };
  return metadata?.call(frame)?.rtpTimestamp;
};
