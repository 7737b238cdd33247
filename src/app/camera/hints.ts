import type { TableWord } from '../../hub/phone-talk.ts';

/** What would make the table see better, the most important first. */
export const HINTS = [
  'covered',
  'too-dark',
  'no-board',
  'confirm',
  'cut-off',
  'moved',
  'unsteady',
  'glare',
  'blurred',
  'too-far',
  'battery-low',
] as const;
export type Hint = (typeof HINTS)[number];

/** Whoever lays it down needs to know it before it is dark. */
const LOW_BATTERY = 0.2;
/** A board whose side is shorter than this share of the picture's height has discs of too few pixels. */
const SMALL_SHARE = 0.5;
/** Corners that go this far from one word to the next, as shares of the picture. */
const SHAKES_SHARE = 0.006;

type Outline = NonNullable<TableWord['outline']>;

const sideOf = (outline: Outline, aspect: number): number => {
  const sides = outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % 4] ?? [x, y];
    return Math.hypot((nextX - x) * aspect, nextY - y);
  });
  return sides.reduce((sum, side) => sum + side, 0) / sides.length;
};

/** How far the corner goes that goes farthest, from one outline to another. */
export const farthest = (before: Outline | undefined, after: Outline | undefined): number =>
  Math.max(
    0,
    ...(after ?? []).map(([x, y], i) => {
      const [wasX, wasY] = before?.[i] ?? [x, y];
      return Math.hypot(x - wasX, y - wasY);
    }),
  );

export interface HintsFrom {
  readonly board: TableWord;
  /** How far the outline went lately. */
  readonly wanders: number;
  /** The picture's width by its height. */
  readonly aspect: number;
  readonly battery?: { readonly level: number; readonly charging: boolean } | undefined;
}

/** All that applies. Nothing: leave it as it lies. */
export const hintsOf = ({ board, wanders, aspect, battery }: HintsFrom): readonly Hint[] => {
  const { surface, light, outline } = board;
  const applies: Record<Hint, boolean> = {
    covered: light === 'covered' || surface === 'covered',
    'too-dark': light === 'too-dark',
    'no-board': surface === 'looking' || surface === 'not-found',
    confirm: surface === 'unsure',
    'cut-off': board.cutOff,
    moved: surface === 'moved',
    unsteady: surface !== 'moved' && wanders > SHAKES_SHARE,
    glare: light === 'glare',
    blurred: board.blurred,
    'too-far': outline !== undefined && sideOf(outline, aspect) < SMALL_SHARE,
    'battery-low': battery !== undefined && !battery.charging && battery.level <= LOW_BATTERY,
  };
  return HINTS.filter(hint => applies[hint]);
};
