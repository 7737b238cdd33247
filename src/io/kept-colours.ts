import * as v from 'valibot';
import { DISCS } from '../carrom/discs.ts';
import type { TableColours } from '../vision/detect/table-colours.ts';

/** Whose colours they are: a table in the hall with its camera. */
export interface ColoursPlace {
  readonly table: string;
  readonly cameraId: string;
}

const KEY = 'carrom-umpire/colours';
/** Tables remembered; the one used longest ago is forgotten. */
const MOST = 8;

const share = v.pipe(v.number(), v.minValue(-1), v.maxValue(1));
const kindTone = v.object({
  tone: v.object({ light: share, redness: share, yellowness: share }),
  spread: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  sights: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
  taught: v.boolean(),
});
const colours = v.partial(
  v.object(Object.fromEntries(DISCS.map(disc => [disc, kindTone])) as Record<(typeof DISCS)[number], typeof kindTone>),
);
const named = v.looseObject({ place: v.string(), colours: v.unknown() });

const nameOf = ({ table, cameraId }: ColoursPlace): string => `${table} ${cameraId}`;

const readAll = (): readonly v.InferOutput<typeof named>[] => {
  try {
    const parsed = v.safeParse(v.array(named), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return []; // private windows keep nothing; what is damaged is forgotten
  }
};

/** The colours this table had last time, if they were kept and can be read. */
export const readKeptColours = (place: ColoursPlace): TableColours | undefined => {
  const parsed = v.safeParse(colours, readAll().find(each => each.place === nameOf(place))?.colours);
  return parsed.success ? (parsed.output as TableColours) : undefined;
};

/** Keeps them for next time; undefined forgets them. */
export const keepColoursOf = (place: ColoursPlace, kept: TableColours | undefined): void => {
  const others = readAll().filter(each => each.place !== nameOf(place));
  const mine = kept ? [{ place: nameOf(place), colours: kept }] : [];
  try {
    localStorage.setItem(KEY, JSON.stringify([...mine, ...others].slice(0, MOST)));
  } catch {
    // Not kept: they are learnt anew next time.
  }
};
