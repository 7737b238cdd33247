import { describe, expect, test } from 'vitest';
import { apart } from '../../carrom/surface.ts';
import { type Camera, hangCamera, homographyOf, seenPixel } from '../../studio/camera.ts';
import { drawLook } from '../../studio/look/look.ts';
import { atHeight, cameraPose, seemsToLie } from './camera-pose.ts';
import { type SurfaceFit, surfaceAt } from './surface-fit.ts';

const size = { widthPx: 1280, heightPx: 720 };
const cameras = Array.from({ length: 60 }, (_, seed) => {
  const look = drawLook(seed);
  return hangCamera(look.camera, look.kind, look.frame.widthMm, size);
});

const fitOf = (camera: Camera, focalError = 1): SurfaceFit => ({
  ...size,
  sideMm: 740,
  homography: homographyOf(camera),
  lens: { ...camera.lens, focalPx: camera.lens.focalPx * focalError },
  pockets: [],
  residualMm: 0,
  certainty: 1,
  by: 'itself',
});
const tiltOf = ({ forward }: Camera) => (Math.acos(-forward.zMm) * 180) / Math.PI;

describe('the camera’s place, read from the fit', () => {
  test('is where the studio hung it', () => {
    for (const camera of cameras) {
      const pose = cameraPose(fitOf(camera));
      expect(pose.heightMm / camera.eye.zMm).toBeCloseTo(1, 3);
      expect(apart(pose.foot, camera.eye)).toBeLessThan(2);
      expect(pose.tiltDegrees).toBeCloseTo(tiltOf(camera), 1);
    }
  });

  test('a wrong focal length hardly matters when the camera leans: the homography knows better', () => {
    const leaning = cameras.filter(camera => tiltOf(camera) > 18);
    expect(leaning.length).toBeGreaterThan(10);
    for (const camera of leaning)
      expect(Math.abs(cameraPose(fitOf(camera, 1.3)).heightMm / camera.eye.zMm - 1)).toBeLessThan(0.02);
  });

  test('straight above, the lens’s own focal length is believed', () => {
    const look = drawLook(1);
    const straight = { ...look.camera, tiltDegrees: 0.2 };
    const camera = hangCamera(straight, look.kind, look.frame.widthMm, size);
    expect(cameraPose(fitOf(camera, 1.2)).focalPx).toBeCloseTo(camera.lens.focalPx * 1.2, 0);
  });
});

describe('the top face of a disc', () => {
  test('is put back to where the disc lies', () => {
    for (const camera of cameras) {
      const fit = fitOf(camera);
      // The lens of this fit bends as the camera’s own.
      const pose = cameraPose(fit);
      for (const [xMm, yMm] of [
        [0, 0],
        [300, -300],
        [-200, 310],
      ] as const) {
        const seen = surfaceAt(fit, seenPixel(camera, { xMm, yMm, zMm: 8.25 }));
        expect(apart(atHeight(pose, seen, 8.25), { xMm, yMm })).toBeLessThan(0.05);
        expect(apart(seemsToLie(pose, { xMm, yMm }, 8.25), seen)).toBeLessThan(0.05);
      }
    }
  });

  test('even with a focal length that is 15 % wrong it is less than a millimetre off', () => {
    for (const camera of cameras) {
      const fit = fitOf(camera);
      const pose = cameraPose(fitOf(camera, 1.15));
      const at = { xMm: 330, yMm: 330 };
      const seen = surfaceAt(fit, seenPixel(camera, { ...at, zMm: 8.25 }));
      expect(apart(atHeight(pose, seen, 8.25), at)).toBeLessThan(1);
    }
  });
});
