import type { Glance } from '../match/glance.ts';

/** What a banner is about; it also has a shape and a word, never the colour alone. */
export type BannerTone = 'foul' | 'note' | 'review' | 'won';

export interface Banner {
  /** The same key is the same banner: it does not slide in again. */
  readonly key: string;
  readonly tone: BannerTone;
  readonly says: string;
  /** The paragraph, if the book has one for it. */
  readonly cite?: string;
}

/** Why what is shown may not be true any more. */
export type Stale = 'no-hub' | 'no-table' | 'untold';

/** Everything one overlay shows, finished: the elements compute nothing. */
export interface OverlayView {
  readonly glance: Glance;
  readonly stale?: Stale;
  readonly banner?: Banner;
  readonly clock?: { readonly seconds: number; readonly running: boolean };
  /** The streamer's own marks. */
  readonly tag: string;
  readonly logo: string;
  /** Per party: a country's two letters, or the address of a picture. */
  readonly flags: readonly string[];
}

export const LAYOUTS = ['bar', 'corner', 'full'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const THEMES = ['night', 'maple', 'mahogany', 'ivory'] as const;
export type Theme = (typeof THEMES)[number];
