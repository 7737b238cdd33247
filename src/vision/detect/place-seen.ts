import type { Disc } from '../../carrom/discs.ts';
import { MEASURES } from '../../carrom/measures.ts';
import { atHeight, type CameraPose } from '../surface/camera-pose.ts';
import type { Tone } from './disc-colour.ts';
import type { PlacedDisc } from './placed-discs.ts';
import type { SeenDisc } from './read-heatmap.ts';
import { surfaceUnder } from './rectified.ts';

/** The rules name no thickness for the striker: so thick are the usual ones. */
const STRIKER_THICKNESS_MM = 9;

export const thicknessMm = (kind: Disc): number =>
  kind === 'striker' ? STRIKER_THICKNESS_MM : MEASURES.pieceThickness.mm;

/**
 * What the detector takes for a disc's middle is as high above the surface. Nobody sees from which side the camera looks
 * at a black disc, as its side is as dark as its top: the middle of both is found, at half its height. The lighter a disc,
 * the more its top stands out. Measured on the studio's pictures.
 */
const MIDDLE_HEIGHT_MM: Readonly<Record<Disc, { readonly dark: number; readonly byLight: number }>> = {
  white: { dark: 3.3, byLight: 4.7 },
  black: { dark: 3.1, byLight: 3.4 },
  queen: { dark: 4.3, byLight: 3.5 },
  striker: { dark: 5.6, byLight: 2.8 },
};
/** How light a kind usually is, where its colour is out of the picture. */
const USUAL_LIGHT: Readonly<Record<Disc, number>> = { white: 0.65, black: 0.25, queen: 0.45, striker: 0.55 };

export const middleHeightMm = (kind: Disc, tone: Tone | undefined): number =>
  MIDDLE_HEIGHT_MM[kind].dark + MIDDLE_HEIGHT_MM[kind].byLight * (tone?.light ?? USUAL_LIGHT[kind]);

/** A disc on the surface: the picture shows it from one side, and what is higher seems to lie farther away. */
export const placeSeen = (sideMm: number, pose: CameraPose, seen: SeenDisc, tone: Tone | undefined): PlacedDisc => ({
  kind: seen.kind,
  at: atHeight(pose, surfaceUnder(sideMm, seen.at), middleHeightMm(seen.kind, tone)),
  certainty: seen.certainty,
  odds: seen.odds,
});
