import { spawnSync } from 'node:child_process';
import { StudioTrouble } from '../studio/trouble.ts';

const NEEDED = 'import torch, onnx, cv2, numpy';
/** Debian's packages belong to Debian's own Python, which another one may hide. */
const PLACES = [process.env['PYTHON'], '/usr/bin/python3', 'python3'];

/** A Python that has what the training needs. */
export const findPython = (): string => {
  for (const place of PLACES) {
    if (place && spawnSync(place, ['-c', NEEDED]).status === 0) return place;
  }
  throw new StudioTrouble(
    'No Python with PyTorch was found. On Debian: apt install python3-torch python3-onnx python3-opencv. ' +
      'Elsewhere: pip install torch onnx opencv-python-headless numpy. PYTHON=… names one in another place.',
  );
};
