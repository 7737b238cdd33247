import type * as THREE from 'three';
import type { Camera } from '../camera.ts';

/**
 * Puts three's camera exactly where ours is, with our focal length. `pixel` moves the picture within a pixel; `lens` moves
 * the eye over the lens opening while the plane of focus stays put, which blurs what is nearer or farther.
 */
export const setEye = (
  eye: THREE.PerspectiveCamera,
  camera: Camera,
  overscan: readonly [number, number],
  pixel: readonly [number, number],
  lens: readonly [number, number],
): void => {
  const { right, down, forward, size } = camera;
  const offX = (lens[0] * camera.apertureMm) / 2;
  const offY = (lens[1] * camera.apertureMm) / 2;
  eye.matrixAutoUpdate = false;
  eye.matrix.set(
    right.xMm,
    -down.xMm,
    -forward.xMm,
    camera.eye.xMm + right.xMm * offX + down.xMm * offY,
    right.yMm,
    -down.yMm,
    -forward.yMm,
    camera.eye.yMm + right.yMm * offX + down.yMm * offY,
    right.zMm,
    -down.zMm,
    -forward.zMm,
    camera.eye.zMm + right.zMm * offX + down.zMm * offY,
    0,
    0,
    0,
    1,
  );
  const near = 60;
  const far = 7000;
  const perPixel = near / camera.lens.focalPx;
  const shiftX = pixel[0] * 0.5 * perPixel - (offX * near) / camera.focusMm;
  const shiftY = pixel[1] * 0.5 * perPixel - (offY * near) / camera.focusMm;
  const halfX = (size.widthPx / 2) * overscan[0] * perPixel;
  const halfY = (size.heightPx / 2) * overscan[1] * perPixel;
  eye.projectionMatrix.makePerspective(-halfX + shiftX, halfX + shiftX, halfY - shiftY, -halfY - shiftY, near, far);
  eye.projectionMatrixInverse.copy(eye.projectionMatrix).invert();
  eye.matrixWorldNeedsUpdate = true;
  eye.updateMatrixWorld(true);
};
