/** Matrices live outside of the garbage collector's reach: whoever makes one deletes it. */
export interface Mat {
  readonly rows: number;
  readonly cols: number;
  readonly data: Uint8Array;
  readonly data32F: Float32Array;
  readonly data32S: Int32Array;
  delete(): void;
}

interface MatVector {
  size(): number;
  get(i: number): Mat;
  delete(): void;
}

interface Deletable {
  delete(): void;
}

interface ArucoDetector extends Deletable {
  detectMarkers(picture: Mat, corners: MatVector, ids: Mat): void;
}

interface ArucoDictionary extends Deletable {
  generateImageMarker(id: number, sidePx: number, into: Mat, borderBits: number): void;
}

/** The few of OpenCV's functions that are used, as its JavaScript build calls them. */
export interface OpenCv {
  readonly Mat: { new (): Mat; new (rows: number, cols: number, type: number): Mat };
  readonly MatVector: new () => MatVector;
  readonly Size: new (width: number, height: number) => unknown;
  readonly Rect: new (x: number, y: number, width: number, height: number) => unknown;
  readonly CV_8UC1: number;
  readonly CV_8UC4: number;
  readonly CV_32FC2: number;
  readonly INTER_AREA: number;
  readonly INTER_LINEAR: number;
  readonly COLOR_RGBA2GRAY: number;
  readonly DICT_4X4_50: number;
  readonly resize: (from: Mat, to: Mat, size: unknown, fx: number, fy: number, how: number) => void;
  readonly cvtColor: (from: Mat, to: Mat, how: number) => void;
  readonly convexHull: (points: Mat, hull: Mat, clockwise: boolean, asPoints: boolean) => void;
  readonly approxPolyDP: (curve: Mat, to: Mat, epsilon: number, closed: boolean) => void;
  readonly arcLength: (curve: Mat, closed: boolean) => number;
  readonly minAreaRect: (points: Mat) => {
    readonly center: { readonly x: number; readonly y: number };
    readonly size: { readonly width: number; readonly height: number };
    readonly angle: number;
  };
  readonly getPredefinedDictionary: (name: number) => ArucoDictionary;
  readonly aruco_DetectorParameters: new () => Deletable;
  readonly aruco_RefineParameters: new (repDistance: number, errorRate: number, allOrders: boolean) => Deletable;
  readonly aruco_ArucoDetector: new (
    dictionary: ArucoDictionary,
    parameters: Deletable,
    refine: Deletable,
  ) => ArucoDetector;
}

/** OpenCV with an account of what was made and not yet deleted. */
export interface CountedOpenCv {
  readonly cv: OpenCv;
  /** Keeps a thing until the end of `work`, then deletes it, whatever happened. */
  readonly scoped: <T>(work: (keep: <D extends Deletable>(thing: D) => D) => T) => T;
  /** Things made and not deleted. Flat over any number of calls. */
  readonly alive: () => number;
}

type Loaded = OpenCv & { onRuntimeInitialized?: () => void; readonly then?: unknown };

const counted = (cv: OpenCv): CountedOpenCv => {
  const account = { alive: 0 };
  return {
    cv,
    alive: () => account.alive,
    scoped: work => {
      const kept: Deletable[] = [];
      const keep = <D extends Deletable>(thing: D): D => {
        account.alive += 1;
        kept.push(thing);
        return thing;
      };
      try {
        return work(keep);
      } finally {
        for (const thing of kept.reverse()) {
          thing.delete();
          account.alive -= 1;
        }
      }
    },
  };
};

/**
 * The module is a promise in some builds, and in others an object with a `then` that answers with itself: awaiting that
 * never ends. So it is asked for its runtime by callback, and only ever handed on inside of another object.
 */
const started = (module: Loaded | Promise<Loaded>): Promise<CountedOpenCv> =>
  new Promise(resolve => {
    const ready = (cv: Loaded) => resolve(counted(cv));
    if (module instanceof Promise) {
      void module.then(ready);
    } else if (module.Mat) ready(module);
    else
      module.onRuntimeInitialized = () => {
        ready(module);
      };
  });

const once: { loading?: Promise<CountedOpenCv> } = {};

/** Loads OpenCV (ten megabytes) at the first call; all later ones get the same. A failed load may be tried again. */
export const loadOpenCv = (): Promise<CountedOpenCv> => {
  once.loading ??= import('./opencv-module.ts')
    .then(({ held }) => started(held.cv as Loaded | Promise<Loaded>))
    .catch((error: unknown) => {
      delete once.loading;
      throw error;
    });
  return once.loading;
};
