import * as v from 'valibot';

/** Which camera, above which table. */
export interface CameraPlace {
  readonly table: string;
  readonly cameraId: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const noteSchema = v.object({
  match: v.string(),
  table: v.string(),
  cameraId: v.string(),
  /** When it was counted last. */
  atMs: v.number(),
  widthPx: count,
  heightPx: count,
  light: v.object({
    verdict: v.picklist(['good', 'too-dark', 'covered', 'glare']),
    brightness: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  }),
  record: v.object({ shots: count, asTold: count, asked: count, corrected: count, missed: count }),
});

/** How a camera did in one match, and in which light and size. */
export type CameraNote = v.InferOutput<typeof noteSchema>;

const KEY = 'carrom-umpire/camera-records';
/** A club's season; older matches are forgotten. */
const MOST = 500;

const readAll = (): readonly CameraNote[] => {
  try {
    const parsed = v.safeParse(v.array(v.unknown()), JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    const notes = parsed.success ? parsed.output.map(each => v.safeParse(noteSchema, each)) : [];
    return notes.flatMap(each => (each.success ? [each.output] : []));
  } catch {
    return []; // private windows keep nothing; what is damaged is forgotten
  }
};

const write = (notes: readonly CameraNote[]) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.slice(0, MOST)));
  } catch {
    // Not kept: this match is told, the ones before are not.
  }
};

/** All that is known of this camera above this table, the newest match first. */
export const recordsOf = ({ table, cameraId }: CameraPlace): readonly CameraNote[] =>
  readAll().filter(each => each.table === table && each.cameraId === cameraId);

/** Writes down how it did in a match; what was written of that match before goes. */
export const keepRecord = (note: CameraNote): void => {
  write([note, ...readAll().filter(each => each.match !== note.match)]);
};

export const forgetRecord = (match: string): void => {
  write(readAll().filter(each => each.match !== match));
};
