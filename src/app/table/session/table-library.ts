import { bad } from '../../../carrom/outcome.ts';
import { type BundledClip, unpackMatch } from '../../../io/clips/match-bundle.ts';
import { emptyLibrary, type Library, type StoreTrouble } from '../../../io/match-store.ts';
import type { MatchStart } from '../../../match/events.ts';
import { type FileRefusal, MOST_FILE_BYTES } from '../../../match/match-file.ts';
import type { MatchKeeper } from './match-keeper.ts';

const isZip = async (file: Blob): Promise<boolean> =>
  (await file
    .slice(0, 2)
    .text()
    .catch(() => '')) === 'PK';

/** The matches on this computer: listed, opened, brought in. */
export class TableLibrary {
  listed: Library = emptyLibrary;
  /** Why the last file was not taken. */
  refused: FileRefusal | StoreTrouble | undefined;
  private start: MatchStart | undefined;

  constructor(
    private readonly keeper: () => MatchKeeper | undefined,
    private readonly changed: () => void,
    private readonly keepClips: (match: string, clips: readonly BundledClip[]) => Promise<void>,
  ) {}

  /** Another match is on the page than before: the list may have grown. */
  follow(start: MatchStart | undefined) {
    if (start === this.start) return;
    this.start = start;
    void this.refresh();
  }

  async refresh() {
    this.listed = (await this.keeper()?.list()) ?? emptyLibrary;
    this.changed();
  }

  async open(id: string) {
    await this.keeper()?.open(id);
  }

  /** Forgets a match for good; whether it is gone. */
  async remove(id: string): Promise<boolean> {
    const removed = (await this.keeper()?.remove(id)) ?? false;
    await this.refresh();
    return removed;
  }

  /** Whether the file's match is on the page now. */
  async bring(file: Blob): Promise<boolean> {
    const bundle = (await isZip(file)) ? await unpackMatch(file) : undefined;
    // Looked at before it is read: what is too large must not fill the memory first.
    const tooLarge = !bundle && file.size > MOST_FILE_BYTES;
    const text = bundle?.ok ? bundle.value.match : bundle || tooLarge ? '' : await file.text().catch(() => '');
    const imported =
      bundle?.ok === false ? bundle : tooLarge ? bad('too-large') : await this.keeper()?.importText(text);
    const match = this.keeper()?.at()?.match;
    if (imported?.ok && bundle?.ok && match !== undefined) await this.keepClips(match, bundle.value.clips);
    this.refused = imported?.ok === false ? imported.error : undefined;
    await this.refresh();
    return imported?.ok === true;
  }

  /** When the match that is shown was begun. */
  startedAtMs(): number | undefined {
    return this.listed.matches.find(({ id }) => id === this.keeper()?.at()?.match)?.startedAtMs;
  }
}
