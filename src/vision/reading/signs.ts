import type { Disc } from '../../carrom/discs.ts';
import { apart, pocketCentre, type SurfaceKind } from '../../carrom/surface.ts';
import type { Sign } from '../../carrom/weighed.ts';
import type { Chain, Ending } from './chains.ts';
import type { Model } from './model.ts';
import { shareOfChain, type Told } from './weigh.ts';

/** Not seen for so long between two sights, it was out of sight. */
const OUT_OF_SIGHT_MS = 200;
/** Last seen this near to a pocket speaks for having fallen there; from further away it has to be assumed. */
const NEAR_POCKET_MM = 120;
const KIND_OPEN_BELOW = 0.9;

const placeOf = ({ source, tracklets, ending }: Chain) => {
  const last = tracklets.at(-1)?.sights.at(-1)?.at;
  if (last !== undefined) return last;
  if (source.kind === 'lay') return source.disc.place.at;
  return ending.kind === 'lies' ? ending.place.at : { xMm: 0, yMm: 0 };
};

/** Discs of which some of these accounts say that they went, and others that they did not. */
export const disputedIn = (all: readonly Told[]): ReadonlySet<number> => {
  const went = (told: Told) =>
    new Set(
      told.account.chains.flatMap(({ source, ending }) =>
        source.kind === 'lay' && ending.kind !== 'lies' ? [source.disc.place.id] : [],
      ),
    );
  const each = all.map(went);
  return new Set(each.flatMap(ids => [...ids].filter(id => each.some(other => !other.has(id)))));
};

type Put = (says: Sign['says'], speaks: Sign['speaks'], more?: Pick<Sign, 'pocket' | 'mm' | 'ms' | 'share'>) => void;

const sayFell = (chain: Chain, { pocket }: Extract<Ending, { readonly kind: 'fell' }>, kind: SurfaceKind, put: Put) => {
  const last = chain.tracklets.at(-1)?.sights.at(-1);
  const mm = apart(placeOf(chain), pocketCentre(kind, pocket)) - kind.pocketDiameterMm / 2;
  if (last === undefined) put('fell-unseen', 'against', { pocket, mm });
  else if (last.where === 'pocket' || mm <= 0) put('went-in', 'for', { pocket });
  else put('last-seen-before', mm <= NEAR_POCKET_MM ? 'for' : 'against', { pocket, mm });
};

const ENDS: Readonly<Partial<Record<Ending['kind'], Sign['says']>>> = {
  lost: 'lies-unseen',
  none: 'never-was',
  taken: 'hand-took',
  hidden: 'under-hand',
  flew: 'flew',
};

const longestGapMs = ({ tracklets }: Chain): number => {
  const sights = tracklets.flatMap(tracklet => tracklet.sights);
  return sights.reduce((most, { atMs }, i) => Math.max(most, atMs - (sights[i - 1]?.atMs ?? atMs)), 0);
};

/** What one account can point to and what it has to assume, of the discs that went and of those that others say went. */
export const signsOf = (
  told: Told,
  disputed: ReadonlySet<number>,
  nameOf: (told: Told, chain: Chain) => Disc,
  kind: SurfaceKind,
  model: Model,
): readonly Sign[] =>
  told.account.chains.flatMap(chain => {
    const signs: Sign[] = [];
    const disc = nameOf(told, chain);
    const at = placeOf(chain);
    const put: Put = (says, speaks, more = {}) => signs.push({ says, speaks, disc, at, ...more });
    const { source, ending } = chain;
    // What shows now and came from nowhere that concerns the result is no matter.
    if (source.kind !== 'lay' && !told.kinds.has(chain)) return [];
    if (ending.kind === 'fell') sayFell(chain, ending, kind, put);
    const says = ENDS[ending.kind];
    // Taking the striker up is no more than playing on.
    if (says && !(ending.kind === 'taken' && disc === 'striker')) put(says, 'against');
    if (ending.kind === 'lies' && source.kind === 'lay' && disputed.has(source.disc.place.id)) put('lies-there', 'for');
    if (source.kind === 'overlooked') put('not-seen-before', 'against');
    const ms = longestGapMs(chain);
    if (ms > OUT_OF_SIGHT_MS) put('out-of-sight', 'against', { ms });
    const share = shareOfChain(chain, model)[disc];
    if (told.kinds.has(chain) && share < KIND_OPEN_BELOW) put('kind-open', 'against', { share });
    return signs;
  });
