import type { Disc } from '../../carrom/discs.ts';
import type { OnSurface } from '../../carrom/surface.ts';
import type { MatchEvent, MatchStart } from '../../match/events.ts';
import type { BrokerWord } from '../../ui/broker-question.ts';
import type { CallerManner } from '../../ui/caller-settings.ts';
import type { ClockWish } from '../../ui/shot-clock.ts';
import type { Draft } from '../../ui/shot-editor.ts';
import type { Rgba } from '../../vision/picture/measure-light.ts';
import type { SurfaceFit } from '../../vision/surface/surface-fit.ts';
import type { HubPlace } from '../hub-place.ts';
import type { SourceWish } from './picture/source-wish.ts';
import type { AutoReplayWish } from './session/auto-replay.ts';
import type { ReplayWish } from './session/hub-voice.ts';
import type { Replays } from './session/shown-shots.ts';
import type { ClipsWish } from './session/table-clips.ts';
import type { ExportWish } from './session/table-exports.ts';

/** Everything that the elements of the table page may want of its session. */
export type TableWish =
  // The match
  | { readonly kind: 'record'; readonly event: MatchEvent }
  | { readonly kind: 'start-match'; readonly start: MatchStart }
  | { readonly kind: 'toggle-setup' }
  | { readonly kind: 'keep-again' }
  | { readonly kind: 'take-over' }
  | { readonly kind: 'store-trouble-read' }
  | { readonly kind: 'open-match'; readonly id: string }
  | { readonly kind: 'bring-match'; readonly file: Blob }
  // Earlier shots
  | { readonly kind: 'open-entry'; readonly id: string | undefined }
  | { readonly kind: 'see-again'; readonly id: string | undefined; readonly doubtful?: boolean }
  | { readonly kind: 'draft-correction'; readonly draft: Draft | null }
  | { readonly kind: 'apply-correction' }
  // Clips
  | { readonly kind: 'clips'; readonly wish: ClipsWish }
  | { readonly kind: 'star-shot'; readonly id: string; readonly on: boolean }
  | ExportWish
  | { readonly kind: 'auto-replay'; readonly wish: AutoReplayWish }
  | { readonly kind: 'remove-match'; readonly id: string }
  // Shots that the camera got wrong
  | { readonly kind: 'keep-cases'; readonly agreed: boolean }
  | { readonly kind: 'forget-cases' }
  // The board as the camera sees it
  | { readonly kind: 'toggle-ghosts' }
  | { readonly kind: 'mean-board' }
  | { readonly kind: 'close-count' }
  // The picture
  | { readonly kind: 'source'; readonly source: SourceWish }
  | { readonly kind: 'same-source' }
  | { readonly kind: 'use-phone'; readonly id: string }
  | { readonly kind: 'analysis-anew' }
  | { readonly kind: 'eye-trouble-read' }
  | { readonly kind: 'odd-read' }
  | { readonly kind: 'no-picture' }
  | { readonly kind: 'toggle-lines' }
  | { readonly kind: 'still-taken' }
  | { readonly kind: 'find-surface' }
  | { readonly kind: 'look-anew' }
  | { readonly kind: 'use-fit'; readonly fit: SurfaceFit; readonly picture?: Rgba }
  | { readonly kind: 'toggle-teaching' }
  | { readonly kind: 'teach-kind'; readonly disc: Disc }
  | { readonly kind: 'teach-point'; readonly at: OnSurface }
  | { readonly kind: 'forget-colours' }
  // Clock and caller
  | { readonly kind: 'clock'; readonly does: 'restart' | 'pause' | 'resume' | 'toggle' }
  | { readonly kind: 'clock-time'; readonly wish: ClockWish }
  | { readonly kind: 'clock-sound'; readonly on: boolean }
  | { readonly kind: 'toggle-caller' }
  | { readonly kind: 'caller-manner'; readonly manner: CallerManner }
  // The hub
  | ReplayWish
  | { readonly kind: 'replays'; readonly replays: Replays }
  | { readonly kind: 'broker-word'; readonly word: BrokerWord }
  | { readonly kind: 'ask-about-broker' }
  | { readonly kind: 'link-handed-out' }
  | { readonly kind: 'forget-broker'; readonly broker: string }
  | { readonly kind: 'trust-hub'; readonly place: HubPlace };

/** An element's wish goes up to the page, whatever lies between. */
export const wish = (from: EventTarget, detail: TableWish): void => {
  from.dispatchEvent(new CustomEvent('wished', { detail, bubbles: true, composed: true }));
};
