import { LAYOUTS, type Layout, THEMES, type Theme } from '../../ui/overlay-view.ts';

/** How the streamer wants it, from the overlay's address. */
export interface OverlayLook {
  readonly layout: Layout;
  readonly theme: Theme;
  /** Colour of marks and tags, when the club has its own. */
  readonly accent?: string;
  readonly tag: string;
  readonly logo: string;
  readonly flags: readonly string[];
  /** Where the corner bug sits. */
  readonly corner: 'tl' | 'tr' | 'bl' | 'br';
  /** Bar at the top instead of the bottom. */
  readonly top: boolean;
  readonly still: boolean;
  /** Every ruling gets its banner, not only fouls. */
  readonly sayAll: boolean;
  /** How long a banner stays, where the streamer wants it otherwise than by its length. */
  readonly bannerMs?: number;
  /** The scene of OBS to show while a replay runs. */
  readonly replayScene?: string;
  /** Where OBS listens for scene switching, when the overlay may not switch from inside. */
  readonly obs?: { readonly url: string; readonly password: string };
}

const COLOUR = /^#?[0-9a-f]{3,8}$/i;

/** Pictures come from the same server, from a secure one, or in the address itself; nothing else is loaded. */
const picture = (address: string | null): string =>
  address && /^(https?:\/\/|\.{0,2}\/|data:image\/)/.test(address) ? address : '';

/** A country's letters, to be drawn as its flag; everything else is a picture already. */
export const isCountry = (flag: string): boolean => /^[a-z]{2,3}(-[a-z]{3})?$/i.test(flag);

/** The password stands behind the #, which no server gets to see. */
const readObs = (query: URLSearchParams, hash: string): OverlayLook['obs'] => {
  const url = query.get('obs') ?? '';
  const password = new URLSearchParams(hash.slice(1)).get('obs') ?? '';
  return /^wss?:\/\/\S+$/.test(url) ? { url, password } : undefined;
};

export const readLook = (search: string, hash = ''): OverlayLook => {
  const query = new URLSearchParams(search);
  const oneOf = <T extends string>(key: string, all: readonly T[], otherwise: T): T =>
    all.find(each => each === query.get(key)) ?? otherwise;
  const accent = query.get('accent') ?? '';
  const flags = (query.get('flags') ?? '').split(',').map(flag => (isCountry(flag) ? flag : ''));
  const replayScene = query.get('replayScene');
  const obs = readObs(query, hash);
  const bannerS = Number(query.get('banner') ?? Number.NaN);
  return {
    layout: oneOf('layout', LAYOUTS, 'bar'),
    theme: oneOf('theme', THEMES, 'night'),
    ...(COLOUR.test(accent) ? { accent: accent.startsWith('#') ? accent : `#${accent}` } : {}),
    tag: (query.get('tag') ?? '').slice(0, 60),
    logo: picture(query.get('logo')),
    flags: [picture(query.get('flagA')) || flags[0] || '', picture(query.get('flagB')) || flags[1] || ''],
    corner: oneOf('corner', ['tl', 'tr', 'bl', 'br'], 'tl'),
    top: query.get('at') === 'top',
    still: query.get('motion') === 'reduced',
    sayAll: query.get('say') === 'all',
    ...(bannerS >= 1 && bannerS <= 60 ? { bannerMs: bannerS * 1000 } : {}),
    ...(replayScene ? { replayScene } : {}),
    ...(obs ? { obs } : {}),
  };
};
