import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import type { HubPlace } from '../../hub-place.ts';
import type { Plays } from '../session/source-match.ts';
import { startDemo } from './demo.ts';
import { startStudio } from './live-studio.ts';
import { type SourceEvents, type SourceResult, startCamera, startRecording } from './source.ts';

/** Where the picture is to come from. */
export type SourceWish =
  | { readonly kind: 'camera'; readonly id?: string }
  | { readonly kind: 'phone' }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'demo' }
  | { readonly kind: 'studio' };

export const playsFor = ({ kind }: SourceWish): Plays =>
  kind === 'demo' || kind === 'studio' ? 'itself' : 'the-match';

/** What is known of where a picture may come from. */
export interface Whence {
  /** The camera to open where none is named. */
  readonly cameraId?: string | undefined;
  /** The hub of the server of this page, at which phones are. */
  readonly phones?: HubPlace | undefined;
}

/** What speaks to phones is large, and most tables have a camera: it is fetched when it is wanted. */
const phoneStarter = async () => (await import('./phone.ts')).startPhone;

export const openSource = async (
  wish: SourceWish,
  vision: VisionWorker,
  events: SourceEvents,
  { cameraId, phones }: Whence,
  fromMs: number,
): Promise<SourceResult> => {
  switch (wish.kind) {
    case 'file':
      return startRecording(vision, wish.file, events, fromMs);
    case 'demo':
      return startDemo(vision, events, fromMs);
    case 'studio':
      return startStudio(vision, events);
    case 'phone':
      return phones?.login
        ? (await phoneStarter())(vision, { ...phones, login: phones.login }, events)
        : { trouble: 'no-phone-link' };
    case 'camera':
      return startCamera(vision, wish.id ?? cameraId, events);
  }
};
