import type { ClipVideo } from '../../../io/clip-video.ts';
import type { ExportTrouble, FilmFormat, FilmScene } from '../../../io/clips/export-film.ts';
import type { Entry, MatchView } from '../../../match/replay.ts';
import type { Path } from '../../../replay/along-path.ts';
import { eventsOfShot, interestOf } from '../../../replay/shot-events.ts';
import { playerVideo } from './clip-video.ts';
import type { TableClips } from './table-clips.ts';
import type { OpenClip, TableReplays } from './table-replays.ts';

export const SHOT_EXPORTS = ['mp4', 'webm', 'png', 'svg', 'gif'] as const;
export type ShotExport = (typeof SHOT_EXPORTS)[number];

/** What is written on a film, in the page's language. */
export interface ShotWords {
  /** A file's name without its ending. */
  readonly name: string;
  readonly heading: string;
  readonly score: string;
}

export type ExportWish =
  | {
      readonly kind: 'export-shot';
      readonly id: string;
      readonly as: ShotExport;
      readonly words: ShotWords;
      /** What the player shows: the moment of a still, the speed of a film. */
      readonly ms: number;
      readonly speed: number;
    }
  | {
      readonly kind: 'export-highlights';
      readonly as: FilmFormat;
      readonly name: string;
      readonly words: (entry: Entry) => ShotWords;
    }
  | { readonly kind: 'cancel-export' };

/** Without stars, so many of the most interesting shots are a match's highlights. */
const MOST_UNSTARRED = 8;

/** The shots of a match that its highlights show, in their order: the starred ones, or the most interesting. */
export const highlightsOf = (view: MatchView, isStarred: (id: string) => boolean): readonly Entry[] => {
  const seen = view.entries.filter(({ event }) => event.kind === 'shot-played' && event.seen);
  const starred = seen.filter(({ event }) => isStarred(event.id));
  if (starred.length > 0) return starred;
  const best = seen
    .filter(entry => eventsOfShot(view, entry).length > 0)
    .toSorted((a, b) => interestOf(view, b) - interestOf(view, a))
    .slice(0, MOST_UNSTARRED);
  return seen.filter(entry => best.includes(entry));
};

const pathsOf = ({ event }: Entry): readonly Path[] => (event.kind === 'shot-played' ? (event.seen?.paths ?? []) : []);

/** The machinery that encodes is large: it is fetched when the first film is wanted. */
const films = () => import('../../../io/clips/export-film.ts');
const drawings = () => import('../../../io/clips/export-drawing.ts');
const door = () => import('../../../io/hand-over.ts');

/** Shots as files: one at a time, with its progress, until somebody thinks better of it. */
export class TableExports {
  /** How far the running one is, 0 … 1. */
  share: number | undefined;
  trouble: ExportTrouble | 'no-clips' | undefined;
  private running: AbortController | undefined;

  constructor(
    private readonly openClip: OpenClip,
    private readonly replays: TableReplays,
    private readonly clips: TableClips,
    private readonly now: () => { readonly view: MatchView | undefined; readonly match: string | undefined },
    private readonly changed: () => void,
  ) {}

  async fulfil(wish: ExportWish) {
    if (wish.kind === 'cancel-export') return this.running?.abort();
    if (this.running) return;
    this.running = new AbortController();
    this.become(0, undefined);
    try {
      const trouble = wish.kind === 'export-shot' ? await this.shot(wish) : await this.highlights(wish);
      this.become(undefined, trouble === 'cancelled' ? undefined : trouble);
    } catch {
      this.become(undefined, 'export-failed');
    }
    this.running = undefined;
  }

  private become(share: number | undefined, trouble: TableExports['trouble']) {
    this.share = share;
    this.trouble = trouble;
    this.changed();
  }

  private readonly progress = (share: number) => {
    // Every hundredth is told: more would only draw the page anew.
    if (share < 1 && share - (this.share ?? 0) < 0.01) return;
    this.become(share, undefined);
  };

  private get signal(): AbortSignal {
    return this.running?.signal ?? AbortSignal.abort();
  }

  private async shot({ id, as, words, ms, speed }: Extract<ExportWish, { kind: 'export-shot' }>) {
    const entry = this.now().view?.entries.find(({ event }) => event.id === id);
    if (!entry) return 'export-failed';
    const { heading, name } = words;
    const [paths, { progress, signal }] = [pathsOf(entry), this];
    if (as === 'svg') {
      await (await door()).handOver(`${name}.svg`, (await drawings()).exportSvg(paths, heading));
      return undefined;
    }
    if (as === 'gif') return this.give(`${name}.gif`, (await drawings()).exportGif(paths, heading, progress, signal));
    const opened = await this.scene(entry, words, []);
    try {
      if (as === 'png')
        return await this.give(
          `${name}.png`,
          opened
            ? (await films()).exportStill(opened.scene, ms)
            : (await drawings()).exportDrawnStill(paths, heading, ms),
        );
      if (!opened) return 'no-clips';
      const how = { format: as, speed, progress, signal };
      return await this.give(`${name}.${as}`, (await films()).exportFilm([opened.scene], how));
    } finally {
      opened?.video.close();
    }
  }

  private async highlights({ as, name, words }: Extract<ExportWish, { kind: 'export-highlights' }>) {
    const { view, match } = this.now();
    if (!view || !match) return 'no-clips';
    const entries = highlightsOf(view, id => this.clips.isStarred(match, id));
    const opened: { readonly scene: FilmScene; readonly video: ClipVideo }[] = [];
    try {
      for (const entry of entries) {
        const told = words(entry);
        const scene = await this.scene(entry, told, [told.heading, told.score]);
        if (scene) opened.push(scene);
      }
      if (opened.length === 0) return 'no-clips';
      const how = { format: as, speed: 0.5, progress: this.progress, signal: this.signal };
      const film = (await films()).exportFilm(
        opened.map(({ scene }) => scene),
        how,
      );
      return await this.give(`${name}.${as}`, film);
    } finally {
      for (const { video } of opened) video.close();
    }
  }

  private async scene(entry: Entry, { heading, score }: ShotWords, title: readonly string[]) {
    const clip = await this.replays.clipOf(entry.event.id);
    const video = clip && (await this.openClip(clip.film, clip.fromMs, clip.toMs));
    if (!clip || !video) return undefined;
    const scene = { title, video: playerVideo(video, clip), paths: pathsOf(entry), plate: [heading, score] };
    return { scene, video };
  }

  private async give(name: string, made: ReturnType<typeof import('../../../io/clips/export-film.ts')['exportStill']>) {
    const film = await made;
    if (!film.ok) return film.error;
    await (await door()).handOver(name, film.value);
    return undefined;
  }
}
