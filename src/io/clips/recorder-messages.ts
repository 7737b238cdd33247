import type { Footage } from './footage.ts';

/** To the worker that records. */
export type RecorderWish =
  | { readonly kind: 'record'; readonly readable: ReadableStream<VideoFrame> }
  /** Nobody answered before it is known what the machine can do: an index into RECORDING_SIZES. */
  | { readonly kind: 'level'; readonly at: number }
  | { readonly kind: 'cut'; readonly id: number; readonly fromMs: number; readonly toMs: number };

/** What is being recorded. */
export interface RecorderState {
  readonly codec: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
  readonly inHardware: boolean;
}

/** From it. */
export type RecorderTold =
  | { readonly kind: 'cut'; readonly id: number; readonly footage: Footage | undefined }
  | { readonly kind: 'state'; readonly state: RecorderState | undefined };
