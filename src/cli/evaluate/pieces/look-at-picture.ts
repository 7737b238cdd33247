import { readFileSync } from 'node:fs';
import { type SurfaceKind, standardSurface } from '../../../carrom/surface.ts';
import { startNetwork } from '../../../io/onnx.ts';
import { atHeight, cameraPose } from '../../../vision/camera-pose.ts';
import { discTone } from '../../../vision/disc-colour.ts';
import { dropPrints } from '../../../vision/drop-prints.ts';
import { whereIs } from '../../../vision/find.ts';
import { thicknessMm } from '../../../vision/place-seen.ts';
import type { PlacedDisc } from '../../../vision/placed-discs.ts';
import { type ReadSettings, readHeatmap, readSettings, type SeenDisc } from '../../../vision/read-heatmap.ts';
import { type InRectified, surfaceUnder } from '../../../vision/rectified.ts';
import { rectify, samplingMap } from '../../../vision/rectify.ts';
import { type ColouredDisc, learnFromRest, settled } from '../../../vision/settle-kinds.ts';
import { noColours } from '../../../vision/table-colours.ts';
import { partOf, viewOfSurface } from '../../../vision/view-of-surface.ts';
import { type HoughDisc, loadHough } from './hough-baseline.ts';
import type { LabelledPicture } from './labelled.ts';
import type { FoundDisc } from './score-discs.ts';

/** What one picture gives: the detector's discs, the same after a look at the picture's own colours, the baseline's. */
export interface LookedAt {
  readonly ours: readonly FoundDisc[];
  readonly withColours: readonly FoundDisc[];
  /** Only where it was asked for: it takes ten times as long as the rest. */
  readonly hough?: readonly FoundDisc[];
  /** The rectified picture as the network got it. */
  readonly rectified: Float32Array;
}

/** Finds on the frame or in the nets are sorted out as the tracker does it: they do not lie on the surface. */
export type LookAtPicture = (picture: LabelledPicture, withHough?: boolean) => Promise<LookedAt>;

/** What is seen several times at rest is learnt from as often. */
const LOOKS_AT_REST = 6;

/** Discs with the kinds that this picture's own sure ones teach. */
const colourSettled = (discs: readonly ColouredDisc[]): readonly FoundDisc[] => {
  let colours = noColours;
  for (let look = 0; look < LOOKS_AT_REST; look += 1) colours = learnFromRest(colours, discs);
  return discs.map(disc => settled(colours, disc));
};

export const loadLook = async (model: string, settings: ReadSettings = readSettings): Promise<LookAtPicture> => {
  const started = await startNetwork(new Uint8Array(readFileSync(model)), 1);
  if (!started.ok) throw new Error(`${model}: ${started.error}`);
  const { input, run } = started.value;
  const hough = await loadHough();
  return async ({ fit, picture, asSeen }, withHough = true) => {
    const view = viewOfSurface(fit);
    const map = samplingMap(fit, view);
    const part = partOf(picture, view);
    rectify(map, part, input);
    const pose = cameraPose(fit);
    const placed = (at: InRectified, kind: FoundDisc['kind']) => {
      const seems = surfaceUnder(fit.sideMm, at);
      return asSeen ? seems : atHeight(pose, seems, thicknessMm(kind));
    };
    const found = <D extends SeenDisc | HoughDisc>(disc: D) => ({
      ...disc,
      at: placed(disc.at, disc.kind),
      seenAt: disc.at,
    });
    const kind: SurfaceKind = { ...standardSurface, sideMm: fit.sideMm };
    const lies = (disc: PlacedDisc) => whereIs(kind, disc) === 'surface';
    const seen = dropPrints(readHeatmap(await run(), settings).map(found)).filter(lies);
    const coloured = seen.map(disc => ({ disc, tone: discTone(map, part, disc.seenAt) }));
    return {
      ours: coloured.map(({ disc }) => disc),
      withColours: colourSettled(coloured),
      ...(withHough ? { hough: hough(input).map(found).filter(lies) } : {}),
      rectified: input.slice(),
    };
  };
};
