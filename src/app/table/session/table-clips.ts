import type { ClipNote } from '../../../io/clips/clip-note.ts';
import type { ClipStore, ClipTrouble, openClipStore } from '../../../io/clips/clip-store.ts';
import type { BundledClip } from '../../../io/clips/match-bundle.ts';
import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import type { ShotClip } from './clip-video.ts';

export type OpenClipStore = typeof openClipStore;

/** What clips may take where nobody has chosen. */
const BUDGET_MB = 500;
const MB = 1_000_000;

/** Whose clip it is, and what it is worth. */
export type ClipOf = Pick<ClipNote, 'match' | 'id' | 'interest' | 'held'>;

/** What of this is chosen anew. */
export interface ClipsWish {
  readonly budgetMb?: number | undefined;
  readonly video?: boolean | undefined;
  readonly preRollS?: number | undefined;
}

/** The clips of a camera's shots on this computer: within a budget, beside the matches, never in their way. */
export class TableClips {
  budgetMb = readPreferences().clipBudgetMb ?? BUDGET_MB;
  /** All that is kept, of every match. */
  notes: readonly ClipNote[] = [];
  trouble: ClipTrouble | undefined;
  /** What people have chosen. */
  chosen: ClipsWish = { video: readPreferences().video, preRollS: readPreferences().preRollS };
  private readonly store: Promise<ClipStore | undefined>;

  constructor(
    open: OpenClipStore,
    private readonly changed: () => void,
  ) {
    this.store = open().catch(() => undefined);
    void this.refresh();
  }

  get bytes(): number {
    return this.notes.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  isStarred(match: string, id: string): boolean {
    return this.notes.some(note => note.match === match && note.id === id && note.starred);
  }

  /** Whether it is on the disk now. */
  async keep(whose: ClipOf, { film, fromMs, strikeMs, toMs, fit }: ShotClip): Promise<boolean> {
    const store = await this.store;
    const note: ClipNote = {
      ...whose,
      bytes: film.size,
      atMs: Date.now(),
      fromMs,
      strikeMs,
      toMs,
      starred: this.isStarred(whose.match, whose.id),
      ...(fit && { fit }),
    };
    const kept = await store?.keep(note, film, this.budgetMb * MB);
    this.trouble = kept?.ok === false ? kept.error : undefined;
    await this.refresh();
    return kept?.ok === true;
  }

  async find(match: string, id: string): Promise<ShotClip | undefined> {
    const found = await (await this.store)?.find(match, id);
    return found && { ...found.note, film: found.film, fit: found.note.fit };
  }

  /** All clips of a match, with their films. */
  async allOf(match: string): Promise<readonly BundledClip[]> {
    const store = await this.store;
    const notes = this.notes.filter(note => note.match === match).toSorted((a, b) => a.atMs - b.atMs);
    const found = await Promise.all(notes.map(({ id }) => store?.find(match, id)));
    return found.filter(clip => clip !== undefined);
  }

  /** Clips that came with a match from elsewhere are this match's now. */
  async bring(match: string, clips: readonly BundledClip[]) {
    const store = await this.store;
    for (const { note, film } of clips) {
      const kept = await store?.keep({ ...note, match }, film, this.budgetMb * MB);
      if (kept?.ok === false) this.trouble = kept.error;
    }
    await this.refresh();
  }

  async star(match: string, id: string, starred: boolean) {
    await (await this.store)?.star(match, id, starred).catch(() => undefined);
    await this.refresh();
  }

  /** What somebody wants otherwise; recording itself begins and ends with the next picture. */
  async choose(wish: ClipsWish) {
    const { budgetMb } = wish;
    if (budgetMb !== undefined) this.budgetMb = Math.max(0, Math.round(budgetMb));
    this.chosen = { ...this.chosen, ...wish };
    const { video, preRollS } = this.chosen;
    keepPreferences({ clipBudgetMb: this.budgetMb, video, preRollS });
    await (await this.store)?.fit(this.budgetMb * MB).catch(() => undefined);
    await this.refresh();
  }

  /** A match needs the room: the less interesting half of the clips goes. Whether there was any. */
  async makeRoom(): Promise<boolean> {
    if (this.notes.length === 0) return false;
    await (await this.store)?.fit(this.bytes / 2).catch(() => undefined);
    await this.refresh();
    return true;
  }

  async removeMatch(match: string) {
    await (await this.store)?.removeMatch(match);
    await this.refresh();
  }

  private async refresh() {
    this.notes = (await (await this.store)?.list().catch(() => [])) ?? [];
    this.changed();
  }
}
