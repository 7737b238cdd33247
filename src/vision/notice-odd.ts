import { DISCS, type Disc, START_COUNT } from '../carrom/discs.ts';
import type { Expected } from '../carrom/expected.ts';
import type { Oddity } from '../carrom/oddity.ts';
import type { RestingDisc, SurfaceChange } from '../carrom/seen-shot.ts';

/** How long something has not been seen, and how often hands came meanwhile. */
interface Waiting {
  readonly ms: number;
  readonly visits: number;
}

/** What is remembered to notice what cannot be right. */
export interface OddMemory {
  readonly atMs: number;
  readonly handMs: number;
  readonly striker: Waiting;
  readonly struck: Waiting;
  readonly tooMany: { readonly disc: Disc; readonly ms: number } | null;
}

const nothing: Waiting = { ms: 0, visits: 0 };
export const noticedNothing: OddMemory = {
  atMs: Number.NEGATIVE_INFINITY,
  handMs: Number.NEGATIVE_INFINITY,
  striker: nothing,
  struck: nothing,
  tooMany: null,
};

/** Longer forgives a long think with the striker in the hand, but loses more shots. */
const NO_STRIKER_MS = 60_000;
const NO_STRIKER_VISITS = 3;
const NOTHING_STRUCK_MS = 180_000;
const NOTHING_STRUCK_VISITS = 6;
/** A piece too many for longer than this is no piece passing through a hand. */
const TOO_MANY_MS = 8_000;
/** A cover that is away for so long and comes again is another hand. */
const OTHER_HAND_MS = 1_500;
/** Where nobody looked for longer than this, nothing was missed. */
const LOOKED_MS = 2_000;
/** A board is being laid out when so many come at once. */
const LAID_OUT_FROM = 3;

export interface OddFrame {
  readonly atMs: number;
  /** Places meant something in it. */
  readonly watched: boolean;
  readonly hand: boolean;
  readonly discs: readonly RestingDisc[];
  readonly change: SurfaceChange | null;
  readonly expected: Expected | null;
}

/** Before the break pieces are laid out, and the striker lies about. */
const isPlayed = (expected: Expected | null): boolean =>
  expected !== null &&
  expected.toPutBack.white + expected.toPutBack.black < expected.inPlay.white + expected.inPlay.black;

const longer = ({ ms, visits }: Waiting, stepMs: number, visit: boolean): Waiting => ({
  ms: ms + stepMs,
  visits: visits + (visit ? 1 : 0),
});

const tooManyIn = (discs: readonly RestingDisc[]): { readonly disc: Disc; readonly count: number } | undefined =>
  DISCS.map(disc => ({ disc, count: discs.filter(({ kind }) => kind === disc).length })).find(
    ({ disc, count }) => count > START_COUNT[disc],
  );

/** One frame more: what cannot be right by now, one sentence each. While no board is played, nothing is odd. */
export const noticeOdd = (
  before: OddMemory,
  { atMs, watched, hand, discs, change, expected }: OddFrame,
): { readonly after: OddMemory; readonly odd: readonly Oddity[] } => {
  if (!isPlayed(expected)) return { after: noticedNothing, odd: [] };
  if (!watched) return { after: { ...before, atMs }, odd: [] };
  const passedMs = atMs - before.atMs;
  const stepMs = passedMs > LOOKED_MS ? 0 : passedMs;
  const visit = hand && atMs - before.handMs > OTHER_HAND_MS;
  const laidOut = change?.kind === 'rearranged' && change.added.length >= LAID_OUT_FROM;
  const shot = change?.kind === 'shot' || laidOut;
  const striker =
    shot || discs.some(({ kind }) => kind === 'striker') ? nothing : longer(before.striker, stepMs, visit);
  const struck = shot ? nothing : longer(before.struck, stepMs, visit);
  const many = tooManyIn(discs);
  const same = many && before.tooMany?.disc === many.disc ? before.tooMany.ms + stepMs : 0;
  const after: OddMemory = {
    atMs,
    handMs: hand ? atMs : before.handMs,
    striker,
    struck,
    tooMany: many ? { disc: many.disc, ms: same } : null,
  };
  const odd: Oddity[] = [];
  if (many && same >= TOO_MANY_MS) odd.push({ kind: 'too-many', ...many });
  if (striker.ms >= NO_STRIKER_MS && striker.visits >= NO_STRIKER_VISITS)
    odd.push({ kind: 'no-striker', forMs: striker.ms });
  else if (struck.ms >= NOTHING_STRUCK_MS && struck.visits >= NOTHING_STRUCK_VISITS)
    odd.push({ kind: 'nothing-struck', forMs: struck.ms });
  return { after, odd };
};
