import * as v from 'valibot';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import { surfaceFitSchema } from '../kept-fits.ts';

const ms = v.pipe(v.number(), v.finite());

const schema = v.object({
  v: v.literal(1),
  id: v.string(),
  match: v.string(),
  bytes: v.pipe(v.number(), v.minValue(0)),
  atMs: ms,
  fromMs: ms,
  strikeMs: ms,
  toMs: ms,
  interest: v.number(),
  starred: v.boolean(),
  held: v.boolean(),
  fit: v.exactOptional(surfaceFitSchema),
});

/** What is kept beside a clip: whose it is, when in it the strike was, and where the board lay in its picture. */
export interface ClipNote {
  readonly match: string;
  /** The shot's id in the log. */
  readonly id: string;
  readonly bytes: number;
  /** When it was played, by the computer's clock. */
  readonly atMs: number;
  readonly fromMs: number;
  readonly strikeMs: number;
  readonly toMs: number;
  readonly interest: number;
  readonly starred: boolean;
  readonly held: boolean;
  readonly fit?: SurfaceFit;
}

export const writeNote = (note: ClipNote): string => JSON.stringify({ v: 1, ...note });

/** What was damaged, or is of another version, is no note. */
export const readNote = (text: string): ClipNote | undefined => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};
