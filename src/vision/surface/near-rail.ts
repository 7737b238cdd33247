/** A rail as most boards have it, in sides: it hides what lies behind it from a camera that looks over it. */
export const RAIL_SIDES = 18 / 736.6;
/** Rails are from 12 to 27 millimetres high, whatever a fit would like: the parameter is free, the height is not. */
export const railFactor = (parameter: number): number => Math.exp(0.4 * Math.tanh(parameter));

/**
 * How far the camera stands out beyond each edge (south, east, north, west), as a share of its height above the surface:
 * that share of the rail's height is what the rail hides of the surface. Negative for a camera that looks at the rail's
 * inner face, which hides nothing.
 */
export const beyondEdges = (
  homography: readonly number[],
  centreXPx: number,
  centreYPx: number,
  focalPx: number,
): readonly [number, number, number, number] => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 1] = homography;
  const [x1, y1] = [(a - centreXPx * g) / focalPx, (d - centreYPx * g) / focalPx];
  const [x2, y2] = [(b - centreXPx * h) / focalPx, (e - centreYPx * h) / focalPx];
  const [x0, y0] = [(c - centreXPx * j) / focalPx, (f - centreYPx * j) / focalPx];
  const [uu, uv, vv] = [x1 * x1 + y1 * y1 + g * g, x1 * x2 + y1 * y2 + g * h, x2 * x2 + y2 * y2 + h * h];
  const [nx, ny, nz] = [y1 * h - g * y2, g * x2 - x1 * h, x1 * y2 - y1 * x2];
  const height = Math.abs(x0 * nx + y0 * ny + j * nz) / Math.hypot(nx, ny, nz) / Math.sqrt(Math.sqrt(uu * vv));
  // The camera's foot: minus the surface's origin, told in the surface's own axes.
  const [ou, ov] = [-(x1 * x0 + y1 * y0 + g * j), -(x2 * x0 + y2 * y0 + h * j)];
  const det = uu * vv - uv * uv;
  const [u, v] = [(vv * ou - uv * ov) / det, (uu * ov - uv * ou) / det];
  return [(-v - 0.5) / height, (u - 0.5) / height, (v - 0.5) / height, (-u - 0.5) / height];
};
