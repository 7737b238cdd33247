import type { Disc } from '../../../carrom/discs.ts';
import { circleAround } from '../../../carrom/marking-lines.ts';
import type { RestingDisc } from '../../../carrom/seen-shot.ts';
import { type OnSurface, standardSurface } from '../../../carrom/surface.ts';
import type { GhostPlace } from '../../../match/restore.ts';
import type { SeenPath } from '../../../match/seen-shot.ts';
import { contactsUntil } from '../../../replay/along-path.ts';
import type { PictureMark, PictureMarks } from '../../../ui/picture-marks.ts';
import type { PictureWay, PictureWays } from '../../../ui/picture-ways.ts';
import { thicknessMm } from '../../../vision/detect/place-seen.ts';
import type { Seen } from '../../../vision/look.ts';
import { type CameraPose, cameraPose, seemsToLie } from '../../../vision/surface/camera-pose.ts';
import { type SurfaceFit, seenAt } from '../../../vision/surface/surface-fit.ts';

/** A ring round a disc's upper face, where the camera sees it. */
const ring = (fit: SurfaceFit, pose: CameraPose, kind: Disc, at: OnSurface, wider: number) => {
  const diameter = kind === 'striker' ? standardSurface.strikerDiameterMm : standardSurface.pieceDiameterMm;
  const radiusMm = (diameter / 2) * (fit.sideMm / standardSurface.sideMm) + wider;
  return circleAround(at, radiusMm).map(point => seenAt(fit, seemsToLie(pose, point, thicknessMm(kind))));
};

/** What is drawn over the camera's picture: the discs that are followed, and where they lay before the last shot. */
export const picturesMarks = (
  fit: SurfaceFit,
  discs: readonly RestingDisc[],
  ghosts: readonly GhostPlace[],
): readonly PictureMark[] => {
  const pose = cameraPose(fit);
  return [
    ...ghosts.map(
      ({ kind, at, restored }): PictureMark => ({
        of: kind,
        ghost: restored ? 'done' : 'open',
        points: ring(fit, pose, kind, at, 3),
      }),
    ),
    ...discs.map(({ kind, at }): PictureMark => ({ of: kind, points: ring(fit, pose, kind, at, 0) })),
  ];
};

/** The same for the newest answer: rings round the discs where they are wanted, ghosts always. */
export const marksOn = (
  seen: Seen | undefined,
  rings: boolean,
  ghosts: readonly GhostPlace[],
): PictureMarks | undefined => {
  if (seen?.surface.kind !== 'found') return undefined;
  const { fit } = seen.surface;
  const marks = picturesMarks(fit, rings ? seen.discs : [], ghosts);
  return { widthPx: fit.widthPx, heightPx: fit.heightPx, marks };
};

/** Through a lens a straight way is a curve: it is drawn in pieces as short as this. */
const PIECE_MM = 30;

const inPieces = ({ points }: SeenPath): readonly OnSurface[] =>
  points.flatMap(([xMm, yMm], i) => {
    const [fromX, fromY] = points[i - 1] ?? [xMm, yMm];
    const pieces = Math.max(1, Math.ceil(Math.hypot(xMm - fromX, yMm - fromY) / PIECE_MM));
    return Array.from({ length: pieces }, (_, n) => {
      const share = (n + 1) / pieces;
      return { xMm: fromX + (xMm - fromX) * share, yMm: fromY + (yMm - fromY) * share };
    });
  });

/** The ways of a shot, where the camera sees the discs' upper faces. */
export const waysOn = (fit: SurfaceFit, paths: readonly SeenPath[]): PictureWays => {
  const pose = cameraPose(fit);
  const ways = paths
    .filter(({ points }) => points.length > 1)
    .map((path): PictureWay => {
      const see = (at: OnSurface) => seenAt(fit, seemsToLie(pose, at, thicknessMm(path.disc)));
      const contacts = contactsUntil(path, Number.POSITIVE_INFINITY).map(([xMm, yMm]) => see({ xMm, yMm }));
      return { of: path.disc, points: inPieces(path).map(see), pocketed: path.pocketed, contacts };
    });
  return { widthPx: fit.widthPx, heightPx: fit.heightPx, ways };
};
