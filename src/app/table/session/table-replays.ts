import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { ClipVideo, openClip } from '../../../io/clip-video.ts';
import { readPreferences } from '../../../io/preferences.ts';
import type { PlayerVideo } from '../../../ui/player-film.ts';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';
import type { RunningSource } from '../picture/source.ts';
import { playerVideo, type ShotClip } from './clip-video.ts';

/** A shot is shown from so long before its strike, unless somebody has chosen, to so long after everything lies. */
const PRE_ROLL_S = 3;
const AFTER_MS = 700;

export type OpenClip = typeof openClip;

/** The reader of films is large: it is fetched when the first one is wanted. */
export const openClipLater: OpenClip = async (...clip) => (await import('../../../io/clip-video.ts')).openClip(...clip);

/** The video of one shot. */
export interface OpenedVideo {
  readonly id: string;
  readonly video: PlayerVideo | 'opening' | undefined;
}

/** The shots of this table on video: which stretch of film each one is, and the one that is shown again. */
export class TableReplays {
  /** The shot on the sheet; `doubtful`: at the moment in doubt. */
  shown: { readonly id: string; readonly doubtful: boolean } | undefined;
  private readonly clips = new Map<string, ShotClip>();
  /** The video that is open; another object whenever it is another. */
  opened: OpenedVideo | undefined;
  private open: ClipVideo | undefined;

  constructor(
    private readonly openClip: OpenClip,
    private readonly changed: () => void,
  ) {}

  /** Keeps the stretch of film in which this shot was played. */
  async take(
    id: string,
    { startMs, endMs }: SeenShot,
    running: RunningSource | undefined,
    fit: SurfaceFit | undefined,
  ) {
    const preRollS = readPreferences().preRollS ?? PRE_ROLL_S;
    const [fromMs, toMs] = [startMs - 1000 * preRollS, endMs + AFTER_MS];
    const cut = await running?.cut?.(fromMs, toMs);
    if (!cut) return;
    const { film, zeroMs } = cut;
    this.clips.set(id, { film, fromMs: fromMs - zeroMs, strikeMs: startMs - zeroMs, toMs: toMs - zeroMs, fit });
    // Somebody was quicker than the film: what he looks at has a video now.
    if (this.opened?.id === id) {
      this.opened = undefined;
      await this.prepare(id);
    }
  }

  /** Shows a shot again; undefined closes it. */
  show(id: string | undefined, doubtful = false) {
    this.shown = id === undefined ? undefined : { id, doubtful };
    void this.prepare(id);
  }

  /** Opens the video of a shot, if there is one; that of another is closed. */
  async prepare(id: string | undefined) {
    if (this.opened?.id === id) return;
    this.open?.close();
    this.open = undefined;
    const clip = id === undefined ? undefined : this.clips.get(id);
    this.opened = id === undefined ? undefined : { id, video: clip ? 'opening' : undefined };
    this.changed();
    if (!clip || id === undefined) return;
    const video = await this.openClip(clip.film, clip.fromMs, clip.toMs).catch(() => undefined);
    if (this.opened?.id !== id) return video?.close();
    this.open = video;
    this.opened = { id, video: video && playerVideo(video, clip) };
    this.changed();
  }

  end() {
    this.open?.close();
  }
}
