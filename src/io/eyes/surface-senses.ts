import { good, type Outcome } from '../../carrom/outcome.ts';
import type { NetworkTrouble } from '../../vision/detect/ready-detector.ts';
import type { SurfaceSenses } from '../../vision/surface/find-surface.ts';
import { type Network, startNetwork } from './onnx.ts';
import { type CountedOpenCv, loadOpenCv } from './opencv.ts';
import { quadsWith, shrinkWith } from './opencv-surface.ts';

const seeing =
  (network: Network) =>
  (input: Float32Array): Promise<Float32Array> => {
    network.input.set(input);
    return network.run();
  };

/** Everything that finding a surface needs: models/surface.onnx, models/edges.onnx, and OpenCV. */
export const startSurfaceSenses = async (
  surface: Uint8Array,
  edges: Uint8Array,
): Promise<Outcome<{ readonly senses: SurfaceSenses; readonly opencv: CountedOpenCv }, NetworkTrouble>> => {
  const wide = await startNetwork(surface);
  if (!wide.ok) return wide;
  const close = await startNetwork(edges);
  if (!close.ok) return close;
  const opencv = await loadOpenCv();
  const senses: SurfaceSenses = {
    seeWide: seeing(wide.value),
    seeClose: seeing(close.value),
    shrink: shrinkWith(opencv),
    quadsAround: quadsWith(opencv),
  };
  return good({ senses, opencv });
};
