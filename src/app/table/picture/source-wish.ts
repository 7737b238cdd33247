import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import type { Plays } from '../session/source-match.ts';
import { startDemo } from './demo.ts';
import { startStudio } from './live-studio.ts';
import { type SourceEvents, type SourceResult, startCamera, startRecording } from './source.ts';

/** Where the picture is to come from. */
export type SourceWish =
  | { readonly kind: 'camera'; readonly id?: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'demo' }
  | { readonly kind: 'studio' };

export const playsFor = ({ kind }: SourceWish): Plays =>
  kind === 'demo' || kind === 'studio' ? 'itself' : 'the-match';

export const openSource = (
  wish: SourceWish,
  vision: VisionWorker,
  events: SourceEvents,
  cameraId: string | undefined,
  fromMs: number,
): Promise<SourceResult> => {
  switch (wish.kind) {
    case 'file':
      return startRecording(vision, wish.file, events, fromMs);
    case 'demo':
      return startDemo(vision, events, fromMs);
    case 'studio':
      return startStudio(vision, events);
    case 'camera':
      return startCamera(vision, wish.id ?? cameraId, events);
  }
};
