import type { PictureKind, PictureLabel } from './pictures.ts';
import type { FrameTruth, ViewTruth } from './truth-pixels.ts';

/** What to play: a scenario by name, so many shots, or a whole board. */
export type Play =
  | { readonly kind: 'scenario'; readonly name: string }
  | { readonly kind: 'shots'; readonly shots: number }
  | { readonly kind: 'board' };

export interface RecordingOrder {
  readonly play: Play;
  readonly seed: number;
  /** Seed of the look. */
  readonly look: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly quality: 'quick' | 'fine';
  /** How the demo is filmed: a straightforward view. */
  readonly calm: boolean;
  readonly tempo: number;
  /** Is what every frame shows told in pixels? It takes a drawing more; who only asks for the shots does without. */
  readonly pixels: boolean;
}

export interface Opened {
  readonly frames: number;
  readonly durationMs: number;
}

/** The truth about a frame in pixels. */
export interface TakenTruth {
  readonly truth: FrameTruth;
  readonly view: ViewTruth;
}

export interface TakenFrame {
  readonly jpeg: string;
  /** Null where it was not asked for. */
  readonly taken: TakenTruth | null;
}

/** What the studio's page offers to the command line. Pictures travel as base64. */
export interface StudioPage {
  readonly renderer: () => string;
  readonly picture: (order: {
    readonly seed: number;
    readonly index: number;
    readonly width: number;
    readonly height: number;
    /** The usual, more hands and more motion, or from beside the table. */
    readonly kind: PictureKind;
  }) => Promise<{ readonly jpeg: string; readonly label: PictureLabel }>;
  readonly openRecording: (order: RecordingOrder) => Opened;
  readonly frame: (index: number) => Promise<TakenFrame>;
  /** The whole truth.json from what every frame said. */
  readonly truth: (frames: readonly (TakenTruth | null)[]) => string;
  /** A picture for measuring: pixels (RGBA, base64, top row first) and the truth about them. */
  readonly cleanPicture: (order: {
    readonly seed: number;
    readonly width: number;
    readonly height: number;
  }) => Promise<{ readonly rgba: string; readonly truth: FrameTruth; readonly view: ViewTruth }>;
  readonly lookSheet: (seeds: readonly number[], columns: number, width: number, height: number) => Promise<string>;
  readonly startVideo: (order: {
    readonly width: number;
    readonly height: number;
    readonly fps: number;
    readonly bitsPerSecond: number;
  }) => Promise<string>;
  readonly addVideoFrame: (jpeg: string) => Promise<void>;
  readonly finishVideo: () => Promise<string>;
}
