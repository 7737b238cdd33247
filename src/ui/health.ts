import type { SurfaceView } from './surface-state.ts';

/** What finds the pieces, and on what it runs. */
export type ModelView =
  | { readonly state: 'waiting' | 'missing' | 'broken' }
  | { readonly state: 'ready'; readonly by: 'wasm' | 'webgpu' };

/** What the panel shows; numbers as measured. */
export interface HealthView {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly deliveredFps: number;
  readonly analysedFps: number;
  readonly delivered: number;
  readonly analysed: number;
  readonly worstGapMs: number;
  readonly threads: number;
  readonly route: 'stream' | 'bitmap' | 'file';
  readonly light: 'good' | 'too-dark' | 'covered' | 'glare';
  /** Null while nothing is known of it. */
  readonly blurred: boolean | null;
  readonly surface: SurfaceView;
  /** Whether pieces are seen, and on enough pictures. */
  readonly sees: 'enough' | 'too-little' | 'nothing';
  readonly model: ModelView;
}

/** How it stands with the match, as far as it concerns counting. */
export interface Standing {
  readonly match: 'none' | 'goes-on' | 'watched' | 'not-its-own';
  readonly held?: { readonly count: number; readonly why: 'what-fell' | 'who-shot' };
  readonly kept: boolean;
}
