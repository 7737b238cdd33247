import { dice } from './dice.ts';
import { drawLook, fromAside, type Look } from './look/look.ts';
import type { HandPose, Moment } from './moment.ts';
import { performShots } from './perform.ts';
import type { Performance } from './performance.ts';
import { scatterBoard, someHand } from './scatter.ts';
import { setSliding } from './slide.ts';
import type { FrameTruth, ViewTruth } from './truth-pixels.ts';

/** One training picture as it is ordered: a look and what lies on the board. */
export interface PictureScene {
  readonly look: Look;
  readonly board: boolean;
  readonly momentAt: (ms: number) => Moment;
  readonly atMs: number;
  readonly from: 'play' | 'scatter' | 'nothing';
}

/** One line of labels.jsonl. */
export interface PictureLabel extends Omit<FrameTruth, 'frame' | 'atMs' | 'view'>, ViewTruth {
  readonly file: string;
  readonly seed: number;
  readonly index: number;
  readonly size: readonly [number, number];
  /** False for pictures without any board. */
  readonly board: boolean;
  readonly from: PictureScene['from'];
  readonly surface_mm: number;
  readonly piece_mm: number;
  readonly striker_mm: number;
  readonly pocket_mm: number;
}

const NEGATIVES = 0.07;

/** How often a picture is of a game, shows a hand that nothing else called for, or discs that slide. */
interface Mix {
  readonly play: number;
  readonly hand: number;
  readonly sliding: number;
}
const USUAL: Mix = { play: 0.4, hand: 0.08, sliding: 0.25 };
/** What is hardest to see, most of the time: discs that are smeared, and half of them under hands. */
const LIVELY: Mix = { play: 0.15, hand: 0.6, sliding: 0.75 };
/** From beside the table, with people round it: hands as often as people sit there. */
const ASIDE: Mix = { play: 0.4, hand: 0.3, sliding: 0.15 };

export const PICTURE_KINDS = ['usual', 'lively', 'aside'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
const MIXES: Readonly<Record<PictureKind, Mix>> = { usual: USUAL, lively: LIVELY, aside: ASIDE };

/** A table serves some pictures, a room fewer: dressing the stage costs more than taking a picture. */
export const PICTURES_PER_TABLE = 8;
const PICTURES_PER_ROOM = 4;

const sown = (seed: number, name: string, index: number): number =>
  Math.floor(dice(seed, `${name} ${index}`).next() * 2 ** 31);

/** The last game played, for the pictures that share its table. */
export class PlayedTables {
  private known: { readonly seed: number; readonly performance: Performance } | undefined;

  get(seed: number, look: Look): Performance {
    if (this.known?.seed !== seed) {
      const from = dice(seed, 'from').chance(0.3) ? 'layout' : 'middle';
      this.known = { seed, performance: performShots(4, seed, { kind: look.kind, from, restless: 0.6 }) };
    }
    return this.known.performance;
  }
}

/** Some pictures show a room without any board, so that a network learns to see nothing in them. */
export const isWithoutBoard = (seed: number, index: number): boolean =>
  dice(sown(seed, 'picture', index), 'order').chance(NEGATIVES);

export const orderPicture = (
  seed: number,
  index: number,
  played: PlayedTables,
  kind: PictureKind = 'usual',
): PictureScene => {
  const mix = MIXES[kind];
  const own = sown(seed, 'picture', index);
  const group = Math.floor(index / PICTURES_PER_TABLE);
  const drawn = drawLook(sown(seed, 'table', group), sown(seed, 'room', Math.floor(index / PICTURES_PER_ROOM)), own);
  const look = kind === 'aside' ? fromAside(drawn, own) : drawn;
  const d = dice(own, 'order');
  const empty: Moment = { atMs: 0, discs: [], hands: [] };
  if (d.chance(NEGATIVES)) return { look, board: false, momentAt: () => empty, atMs: 0, from: 'nothing' };
  if (d.chance(mix.play)) {
    const performance = played.get(sown(seed, 'game', group), look);
    const atMs = d.between(0, performance.durationMs);
    return { look, board: true, momentAt: performance.momentAt, atMs, from: 'play' };
  }
  const lying = scatterBoard(own, look.kind);
  const hands: readonly HandPose[] =
    lying.hands.length > 0 ? lying.hands : d.chance(mix.hand) ? [someHand(d, look.kind, 1)] : [];
  const moment = { ...lying, hands };
  const spanMs = look.sensor.exposureMs + look.sensor.readoutMs;
  const momentAt = d.chance(mix.sliding) ? setSliding(own, look.kind, moment, spanMs) : () => moment;
  return { look, board: true, momentAt, atMs: 0, from: 'scatter' };
};
