import type { Disc } from '../../../carrom/discs.ts';
import { nothingAmiss } from '../../../carrom/shot.ts';
import type { Stroke } from '../../../rules/stroke.ts';
import type { CaseEvent, CaseShot } from './schema.ts';

/** The judge's stroke from the shot of a case. Same pocket or not is told by giving pockets. */
export const strokeOf = (shot: CaseShot): Stroke => {
  const pocket = shot.same_pocket === true ? 'SW' : 'unknown';
  const many = (disc: Disc, count: number) => Array.from({ length: count }, () => ({ disc, pocket }) as const);
  const striker = { disc: 'striker', pocket: shot.same_pocket === false ? 'SE' : pocket } as const;
  const queen = many('queen', shot.queen ? 1 : 0);
  const orderUnknown = shot.queen && shot.white + shot.black > 0 && shot.queen_first === undefined;
  return {
    ...(orderUnknown ? { orderUnknown } : {}),
    pocketed: [
      ...(shot.queen_first ? queen : []),
      ...many('white', shot.white),
      ...many('black', shot.black),
      ...(shot.queen_first ? [] : queen),
      ...(shot.striker ? [striker] : []),
    ].map(fall => (shot.same_pocket === false && fall.disc !== 'striker' ? { ...fall, pocket: 'SW' as const } : fall)),
    offSurface: shot.off_board,
    fellBack: shot.fell_back,
    offLamp: shot.via_light,
    improper: shot.improper,
    facts: {
      ...nothingAmiss,
      anyPieceTouched: shot.touched ? 'yes' : 'no',
      directHitOnOrBehindLine: shot.direct_hit_on_or_behind_line ? 'yes' : 'no',
      directHitOnLine: shot.direct_hit_on_or_behind_line ? 'yes' : 'no',
    },
  };
};

/** What an event says was pocketed. */
export const shotIn = (event: CaseEvent): CaseShot => ({
  white: typeof event.white === 'number' ? event.white : 0,
  black: event.black ?? 0,
  queen: event.queen === true,
  striker: event.striker ?? false,
  off_board: [],
  improper: event.improper ?? event.type === 'improper_shot',
  touched: event.touched ?? true,
  same_pocket: undefined,
  direct_hit_on_or_behind_line: false,
  fell_back: [],
  via_light: false,
  queen_first: undefined,
});
