import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { ClipVideo, openClip } from '../../../io/clip-video.ts';
import { readPreferences } from '../../../io/preferences.ts';
import type { PlayerVideo } from '../../../ui/player-film.ts';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';
import type { RunningSource } from '../picture/source.ts';
import { playerVideo, type ShotClip } from './clip-video.ts';
import type { ClipOf, TableClips } from './table-clips.ts';

/** A shot is shown from so long before its strike, unless somebody has chosen, to so long after everything lies. */
const PRE_ROLL_S = 3;
const AFTER_MS = 400;
/** A film is cut within so much. */
const SOON_MS = 1500;
/** Where the disk takes no clips, so many are kept until the page is closed. */
const MOST_IN_MEMORY = 8;

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
  /** The shot that is looked at; `doubtful`: at the moment in doubt; `byItself`: nobody has asked for it. */
  shown: { readonly id: string; readonly doubtful: boolean; readonly byItself: boolean } | undefined;
  /** Stretches of films that are open here, and a camera's clips that are not on the disk. */
  private readonly clips = new Map<string, ShotClip>();
  private readonly inMemory: string[] = [];
  /** The video that is open; another object whenever it is another. */
  opened: OpenedVideo | undefined;
  private open: ClipVideo | undefined;

  constructor(
    private readonly openClip: OpenClip,
    private readonly kept: TableClips,
    /** The match that is shown. */
    private readonly match: () => string | undefined,
    private readonly changed: () => void,
  ) {}

  /** Keeps the stretch of film in which this shot was played; a camera's goes to the disk. */
  async take(
    whose: ClipOf,
    { startMs, endMs }: SeenShot,
    running: RunningSource | undefined,
    fit: SurfaceFit | undefined,
  ) {
    const { id } = whose;
    const preRollMs = 1000 * (readPreferences().preRollS ?? PRE_ROLL_S);
    const [fromMs, toMs] = [startMs - preRollMs, endMs + AFTER_MS];
    const cut = await running?.cut?.(fromMs, toMs);
    if (!cut) return;
    const { film, zeroMs } = cut;
    const clip = { film, fromMs: fromMs - zeroMs, strikeMs: startMs - zeroMs, toMs: toMs - zeroMs, fit };
    this.clips.set(id, clip);
    this.changed();
    // Somebody was quicker than the film: what he looks at has a video now.
    if (this.opened?.id === id) {
      this.opened = undefined;
      await this.prepare(id);
    }
    if (!running?.recorder) return;
    if (await this.kept.keep(whose, clip)) this.clips.delete(id);
    else this.remember(id);
  }

  /** Shows a shot again; undefined closes it. */
  show(id: string | undefined, doubtful = false, byItself = false) {
    this.shown = id === undefined ? undefined : { id, doubtful, byItself };
    void this.prepare(id);
  }

  /** The shots whose film needs no disk. */
  get inHand(): Iterable<string> {
    return this.clips.keys();
  }

  /** The film of a shot, from here or from the disk. */
  async clipOf(id: string): Promise<ShotClip | undefined> {
    const match = this.match();
    return this.clips.get(id) ?? (match === undefined ? undefined : this.kept.find(match, id));
  }

  /** The same, or, `ifCut`, as soon as it is cut: a shot is told a little before its film is there. */
  async clipSoon(id: string, ifCut: boolean): Promise<ShotClip | undefined> {
    const untilMs = performance.now() + (ifCut ? SOON_MS : 0);
    for (;;) {
      const clip = await this.clipOf(id);
      if (clip || performance.now() >= untilMs) return clip;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }

  /** A star holds a clip; that of a recording is kept with the match then, as it is. */
  async star(id: string, starred: boolean) {
    const [match, clip] = [this.match(), this.clips.get(id)];
    if (match === undefined) return;
    if (await this.kept.find(match, id)) return this.kept.star(match, id, starred);
    const cut =
      clip && (await (await import('../../../io/clips/cut-film.ts')).cutFilm(clip.film, clip.fromMs, clip.toMs));
    if (!clip || !cut) return;
    const { film, zeroMs } = cut;
    const own = {
      ...clip,
      film,
      fromMs: clip.fromMs - zeroMs,
      strikeMs: clip.strikeMs - zeroMs,
      toMs: clip.toMs - zeroMs,
    };
    if (await this.kept.keep({ match, id, interest: 0, held: false }, own)) await this.kept.star(match, id, starred);
  }

  /** Opens the video of a shot, if there is one; that of another is closed. */
  async prepare(id: string | undefined) {
    if (this.opened?.id === id) return;
    this.open?.close();
    this.open = undefined;
    this.opened = id === undefined ? undefined : { id, video: 'opening' };
    this.changed();
    if (id === undefined) return;
    const asked = this.opened;
    const clip = await this.clipOf(id);
    const video = clip && (await this.openClip(clip.film, clip.fromMs, clip.toMs).catch(() => undefined));
    if (this.opened !== asked) return video?.close();
    this.open = video;
    this.opened = { id, video: video && clip && playerVideo(video, clip) };
    this.changed();
  }

  end() {
    this.open?.close();
  }

  private remember(id: string) {
    this.inMemory.push(id);
    for (const old of this.inMemory.splice(0, this.inMemory.length - MOST_IN_MEMORY)) this.clips.delete(old);
  }
}
