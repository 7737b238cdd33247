import { DISCS, type Disc } from '../../carrom/discs.ts';
import type { RestingDisc } from '../../carrom/seen-shot.ts';
import type { KindOdds } from '../detect/placed-discs.ts';
import type { Place } from '../layout/places.ts';
import { addKind, joinKinds, type KindEvidence, shareOf } from '../track/kinds.ts';
import type { Told } from './weigh.ts';

const SAID: Readonly<Record<'striker' | 'piece', Readonly<Record<Disc, number>>>> = {
  striker: { white: 0.02, black: 0.02, queen: 0.02, striker: 0.94 },
  piece: { white: 0.33, black: 0.33, queen: 0.32, striker: 0.02 },
};
/** Who was struck is the striker, who was not is none: worth so many looks. */
const WORTH = 4;

const learnt = (kinds: KindEvidence, isStriker: boolean): KindEvidence =>
  addKind(kinds, isStriker ? SAID.striker : SAID.piece, WORTH);

/** What lies there when the shot is over: each disc keeps what is known of it, wherever it went. */
export const afterShot = (places: readonly Place[], { account, striker }: Told, asked: boolean): readonly Place[] => {
  const now = new Map<number, Place>();
  const gone = new Set<number>();
  for (const chain of account.chains) {
    const { source, ending } = chain;
    const was = source.kind === 'lay' ? source.disc.place : null;
    if (was !== null) gone.add(was.id);
    if (ending.kind === 'lies') {
      const place = places.find(({ id }) => id === ending.place.id) ?? ending.place;
      const moved = was !== null && was.id !== place.id;
      const kinds = moved && was ? joinKinds(was.kinds, place.kinds) : place.kinds;
      // It stays who it was, wherever it lies now.
      const id = was?.id ?? place.id;
      now.set(place.id, {
        ...place,
        id,
        arrived: place.arrived || moved,
        kinds: striker === null ? kinds : learnt(kinds, chain === striker),
      });
    } else if (was !== null && (ending.kind === 'hidden' || (ending.kind === 'lost' && !asked))) {
      now.set(was.id, places.find(({ id }) => id === was.id) ?? was);
    }
  }
  return [...places.filter(({ id }) => !gone.has(id) && !now.has(id)), ...now.values()];
};

/**
 * The layout that was told before, with what this shot is told to have done. What lies there otherwise, because it was not
 * believed when the shot began or is not now, is told when all is calm.
 */
export const toldAfter = (
  before: readonly RestingDisc[],
  { account }: Told,
  asked: boolean,
): readonly RestingDisc[] => {
  const endings = new Map(
    account.chains.flatMap(({ source, ending }) =>
      source.kind === 'lay' ? [[source.disc.place.id, ending] as const] : [],
    ),
  );
  return before.flatMap(disc => {
    const ending = endings.get(disc.id);
    if (ending?.kind === 'fell' || ending?.kind === 'flew' || (ending?.kind === 'lost' && asked)) return [];
    return [ending?.kind === 'lies' ? { ...disc, at: ending.place.at } : disc];
  });
};

const NONE_UNSEEN: KindOdds = { white: 0, black: 0, queen: 0, striker: 0 };
export const noneUnseen = NONE_UNSEEN;

/** What is in play and does not show: what this shot lost from sight, and what was lost before and has not turned up. */
export const unseenAfter = (before: KindOdds, { account }: Told): KindOdds => {
  const now = { ...before };
  for (const { source, ending, tracklets } of account.chains) {
    if (source.kind === 'lay' && (ending.kind === 'lost' || ending.kind === 'hidden'))
      for (const disc of DISCS) now[disc] += source.disc.share[disc];
    if (source.kind !== 'overlooked' || ending.kind !== 'lies') continue;
    const share = shareOf(tracklets.at(-1)?.kinds ?? ending.place.kinds, 2);
    for (const disc of DISCS) now[disc] = Math.max(0, now[disc] - share[disc]);
  }
  return now;
};
