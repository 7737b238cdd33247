import * as v from 'valibot';
import type { KeptFit } from '../vision/surface/surface-keeper.ts';

/** Which camera and which picture a fit belongs to: the same camera at another size shows another picture. */
export interface FitPlace {
  readonly cameraId: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const KEY = 'carrom-umpire/fits';
/** Cameras remembered; the one used longest ago is forgotten. */
const MOST = 6;
const STORED_PATCH_BYTES = 225;

const bytes = v.pipe(
  v.string(),
  v.base64(),
  v.transform(text => Uint8Array.from(atob(text), character => character.charCodeAt(0))),
  v.check(({ length }) => length === STORED_PATCH_BYTES),
);
const finite = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Where a board lay, as it is kept. */
export const surfaceFitSchema = v.object({
  widthPx: v.pipe(whole, v.minValue(1)),
  heightPx: v.pipe(whole, v.minValue(1)),
  sideMm: v.pipe(finite, v.minValue(1)),
  homography: v.pipe(v.array(finite), v.length(9)),
  lens: v.object({
    focalPx: v.pipe(finite, v.minValue(1)),
    centreXPx: finite,
    centreYPx: finite,
    k1: finite,
    k2: finite,
  }),
  pockets: v.pipe(
    v.array(v.object({ at: v.object({ xMm: finite, yMm: finite }), radiusMm: v.pipe(finite, v.minValue(0)) })),
    v.length(4),
  ),
  residualMm: finite,
  certainty: v.pipe(finite, v.minValue(0), v.maxValue(1)),
  by: v.picklist(['itself', 'hand', 'markers']),
});
const reference = v.object({
  width: whole,
  height: whole,
  patches: v.pipe(v.array(v.object({ x: whole, y: whole, grey: bytes })), v.maxLength(64)),
});
const schema = v.object({ fit: surfaceFitSchema, reference });
const named = v.looseObject({ place: v.string() });

const nameOf = ({ cameraId, widthPx, heightPx }: FitPlace): string => `${cameraId} ${widthPx}×${heightPx}`;

const readRaw = (): readonly unknown[] => {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return []; // private windows keep nothing; what is damaged is forgotten
  }
};

/** The fit that this camera had last time, if it was kept and can be read. */
export const readKeptFit = (place: FitPlace): KeptFit | undefined => {
  const found = readRaw().find(each => v.is(named, each) && each.place === nameOf(place));
  const parsed = v.safeParse(schema, found);
  return parsed.success ? parsed.output : undefined;
};

const asText = (grey: Uint8Array): string => btoa(String.fromCharCode(...grey));

export const keepFitOf = (place: FitPlace, { fit, reference }: KeptFit): void => {
  const mine = {
    place: nameOf(place),
    fit,
    reference: { ...reference, patches: reference.patches.map(({ x, y, grey }) => ({ x, y, grey: asText(grey) })) },
  };
  const others = readRaw().filter(each => v.is(named, each) && each.place !== mine.place);
  try {
    localStorage.setItem(KEY, JSON.stringify([mine, ...others].slice(0, MOST)));
  } catch {
    // Not kept: the board is found anew next time.
  }
};
