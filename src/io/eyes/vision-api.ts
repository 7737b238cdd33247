import type { Disc } from '../../carrom/discs.ts';
import type { Expected } from '../../carrom/expected.ts';
import type { Outcome } from '../../carrom/outcome.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import type { DetectorState } from '../../vision/detect/piece-finder.ts';
import type { PlacedFrame } from '../../vision/detect/placed-discs.ts';
import type { TableColours } from '../../vision/detect/table-colours.ts';
import type { Seen } from '../../vision/look.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import type { ColourMatrix } from '../../vision/picture/pixels-of-planes.ts';
import type { FindTrouble } from '../../vision/surface/find-trouble.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import type { FinderState, KeptFit } from '../../vision/surface/surface-keeper.ts';

/** What the worker has to work with. */
export interface Prepared {
  /** Threads that WASM may use: one without cross-origin isolation. */
  readonly threads: number;
}

export type PrepareTrouble = 'no-offscreen-canvas';

/** The worker contract: control by comlink; frames and answers travel over the port given to `connect`. */
export interface VisionApi {
  prepare(): Promise<Outcome<Prepared, PrepareTrouble>>;
  /** Holds this life line, so that the page hears at once when the thread is ended. */
  holdOn(lifeLine: string): Promise<void>;
  /**
   * Frames come in and answers go out here by raw transfer. A new port replaces the one before. A patient source waits
   * for each answer, so its first frames wait until everything is loaded.
   */
  connect(port: MessagePort, patient: boolean): Promise<void>;
  /** What the detector runs on, or why there is none; null until a surface was found. */
  detector(): Promise<DetectorState>;
  /** Whether what finds the surface could be loaded. */
  finder(): Promise<FinderState>;
  /** This table's colours as learnt so far, to be kept with the table. */
  colours(): Promise<TableColours>;
  useColours(colours: TableColours): Promise<void>;
  /** A person points at a disc and says its kind; false when no disc is there. */
  teachColour(kind: Disc, at: OnSurface): Promise<boolean>;
  /** What was detected in the frames since then, as far as it is remembered: a minute. */
  detections(fromMs: number): Promise<readonly PlacedFrame[]>;
  /** What should lie on the surface by the score; null: nobody knows. It holds until something else is said, for any source. */
  expect(expected: Expected | null): Promise<void>;
  /** How sharp the next frame is, 0 … 1; null when it shows no clear edge. */
  sharpness(): Promise<number | null>;
  /** The next frame's pixels at full size, exactly as they arrived. */
  peek(): Promise<Rgba>;
  /** Looks for the surface in the next frame and answers; the fit in use stays. */
  fitSurface(): Promise<Outcome<SurfaceFit, FindTrouble>>;
  /** Uses this fit until camera or board move, seen from the picture it was made on (else from the newest frame). */
  useFit(fit: SurfaceFit, picture?: Rgba): Promise<void>;
  /** Uses a fit from another day if the picture still looks as it did then. */
  tryFit(kept: KeptFit): Promise<void>;
  /** The fit in use, to be tried another day; null while there is none. */
  fitToKeep(): Promise<KeptFit | null>;
  /** Forgets the fit and looks for the surface until it is found. */
  lookAnew(): Promise<void>;
  /** The same recording once more, from its start, now that the surface is known. */
  rewind(): Promise<void>;
  /** Forget everything seen, e.g. because another camera was chosen. */
  startOver(): Promise<void>;
}

/** A picture that can be transferred and must be closed. */
export type TransferableFrame = VideoFrame | ImageBitmap;

/**
 * To the worker: one frame (of a recording, by which rule its colours are coded), a stream that it reads by itself (and that
 * goes on when the window is covered), or the end.
 */
export type FrameMessage =
  | {
      readonly kind: 'frame';
      readonly frame: TransferableFrame;
      readonly atMs: number;
      readonly colours?: ColourMatrix | undefined;
    }
  | { readonly kind: 'stream'; readonly readable: ReadableStream<VideoFrame> }
  | { readonly kind: 'end' };

/** From the worker, one for each frame looked at. */
export interface SeenMessage {
  readonly kind: 'seen';
  readonly seen: Seen;
}
