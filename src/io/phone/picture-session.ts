/**
 * What two browsers write to each other before a picture runs (SDP), made fit for a board: they find each other in one's
 * own network only, and few bits are no reason to blur a disc.
 */

/** Bits for the picture, in thousands a second. */
export interface Bitrates {
  /** Browsers begin with 300 and take half a minute to find out how much goes through: so long the board would be mush. */
  readonly startKbps: number;
  /** Lower survives a worse network, but discs run into each other. */
  readonly leastKbps: number;
  /** Higher is sharper in quick shots, but warms the phone. */
  readonly mostKbps: number;
}
export const bitrates: Bitrates = { startKbps: 5_000, leastKbps: 2_500, mostKbps: 12_000 };

const CANDIDATE = /^a=candidate:/;
/** Addresses of this network: no server elsewhere is asked for others, and none that came in anyway is used. */
const isOfThisNetwork = (line: string): boolean => / typ host( |$)/.test(line);

const linesOf = (session: string): readonly string[] => session.split('\r\n');

export const inThisNetwork = (session: string): string =>
  linesOf(session)
    .filter(line => !CANDIDATE.test(line) || isOfThisNetwork(line))
    .join('\r\n');

/** Numbers of the ways to write a picture that both know: resent packets and error correction are none. */
const pictureNumbers = (lines: readonly string[]): readonly string[] =>
  lines.flatMap(line => /^a=rtpmap:(\d+) (?:VP8|VP9|H264|AV1)\//i.exec(line)?.[1] ?? []);

/** The answer as the sender reads it: with these bits for every way to write a picture. */
export const withBitrates = (answer: string, { startKbps, leastKbps, mostKbps }: Bitrates): string => {
  const lines = linesOf(answer);
  const wish = `x-google-start-bitrate=${startKbps};x-google-min-bitrate=${leastKbps};x-google-max-bitrate=${mostKbps}`;
  const numbers = new Set(pictureNumbers(lines));
  const described = new Set(lines.flatMap(line => /^a=fmtp:(\d+) /.exec(line)?.[1] ?? []));
  return lines
    .flatMap(line => {
      const known = /^a=fmtp:(\d+) /.exec(line)?.[1];
      if (known && numbers.has(known)) return [`${line};${wish}`];
      const mapped = /^a=rtpmap:(\d+) /.exec(line)?.[1];
      return mapped && numbers.has(mapped) && !described.has(mapped) ? [line, `a=fmtp:${mapped} ${wish}`] : [line];
    })
    .join('\r\n');
};
