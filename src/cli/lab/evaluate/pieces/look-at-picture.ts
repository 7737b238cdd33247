import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startNetwork } from '../../../../io/eyes/onnx.ts';
import { FAINT_FROM } from '../../../../vision/detect/believe-faint.ts';
import { discTone } from '../../../../vision/detect/disc-colour.ts';
import { discRadiusPx } from '../../../../vision/detect/disc-size.ts';
import { dropPrints } from '../../../../vision/detect/drop-prints.ts';
import {
  judgeFinds,
  liesOnSurface,
  nothingKnown,
  type Pictured,
  type SeenThere,
} from '../../../../vision/detect/judge-finds.ts';
import { makeCloserLook } from '../../../../vision/detect/look-closer.ts';
import { MIRRORS, mirrorMaps, mirrorPicture } from '../../../../vision/detect/mirror-maps.ts';
import { middleHeightMm } from '../../../../vision/detect/place-seen.ts';
import type { PlacedDisc } from '../../../../vision/detect/placed-discs.ts';
import {
  CELLS,
  type HeatMaps,
  PLANES,
  type ReadSettings,
  readHeatmap,
  readSettings,
  type SeenDisc,
} from '../../../../vision/detect/read-heatmap.ts';
import { type InRectified, surfaceUnder } from '../../../../vision/detect/rectified.ts';
import { plainRectifier, rectify, samplingMap } from '../../../../vision/detect/rectify.ts';
import { CLOSER_FROM } from '../../../../vision/detect/second-look.ts';
import { partOf, viewOfSurface } from '../../../../vision/detect/view-of-surface.ts';
import { atHeight, cameraPose } from '../../../../vision/surface/camera-pose.ts';
import { loadCloser } from '../../load-closer.ts';
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
export type LookAtPicture = (picture: LabelledPicture, how?: HowToLook) => Promise<LookedAt>;

export interface HowToLook {
  /** Left out or true: the baseline's discs are asked for, too. */
  readonly hough?: boolean;
  /** Something moves, and there is no time for more than one look. */
  readonly once?: boolean;
}

/** What is seen several times at rest is learnt from as often. */
const LOOKS_AT_REST = 6;

/** Discs as the page has them after it has looked at the surface for a while. */
const judged = (pictured: Pictured, finds: readonly SeenThere[]): readonly PlacedDisc[] => {
  let known = nothingKnown;
  for (let look = 1; look < LOOKS_AT_REST; look += 1) known = judgeFinds(pictured, finds, known, true).known;
  return judgeFinds(pictured, finds, known, true).discs;
};

export const loadLook = async (model: string, settings: ReadSettings = readSettings): Promise<LookAtPicture> => {
  const started = await startNetwork(new Uint8Array(readFileSync(model)), 1);
  if (!started.ok) throw new Error(`${model}: ${started.error}`);
  const { input, run } = started.value;
  const plain = new Float32Array(input.length);
  const mean = new Float32Array(PLANES.count * CELLS);
  const answer = new Float32Array(mean.length);

  /** As at a table: at rest the surface is looked at in every mirror. */
  const mapsOf = async (once: boolean): Promise<HeatMaps> => {
    plain.set(input);
    const mirrors = once ? MIRRORS.slice(0, 1) : MIRRORS;
    mean.fill(0);
    for (const mirror of mirrors) {
      mirrorPicture(plain, input, mirror);
      mirrorMaps(await run(), answer, mirror);
      for (let i = 0; i < mean.length; i += 1) mean[i] = (mean[i] ?? 0) + (answer[i] ?? 0) / mirrors.length;
    }
    input.set(plain);
    return mean;
  };
  const closer = await loadCloser(dirname(model), 1);
  const hough = await loadHough();
  return async ({ fit, picture, asSeen }, { hough: withHough = true, once = false } = {}) => {
    const view = viewOfSurface(fit);
    const map = samplingMap(fit, view);
    const part = partOf(picture, view);
    rectify(map, part, input);
    const pose = cameraPose(fit);
    const found = <D extends SeenDisc | HoughDisc>(disc: D) => {
      const [seems, tone] = [surfaceUnder(fit.sideMm, disc.at), discTone(map, part, disc.at)];
      const at = asSeen ? seems : atHeight(pose, seems, middleHeightMm(disc.kind, tone));
      return { ...disc, at, seenAt: disc.at, tone };
    };
    const radiusAt = (at: InRectified) => discRadiusPx(map, part, at);
    const lies = liesOnSurface(fit.sideMm);
    const first = readHeatmap(await mapsOf(once), { ...settings, leastCertainty: CLOSER_FROM });
    const again = makeCloserLook(closer, plainRectifier(map));
    for (const mirror of once ? MIRRORS.slice(0, 1) : MIRRORS) await again.look(first, part, mirror);
    const finds = again
      .named(first)
      .filter(({ certainty }) => certainty >= FAINT_FROM)
      .map(found);
    const sure = finds.filter(({ certainty }) => certainty >= settings.leastCertainty);
    return {
      ours: dropPrints(sure, { sideMm: fit.sideMm, fresh: true }).filter(lies),
      withColours: judged({ sideMm: fit.sideMm, radiusAt }, finds).filter(lies),
      ...(withHough ? { hough: hough(input).map(found).filter(lies) } : {}),
      rectified: input.slice(),
    };
  };
};
