import { version } from '../../../../package.json';
import type { SeenShot } from '../../../carrom/seen-shot.ts';
import type { Shot } from '../../../carrom/shot.ts';
import { CASE_ENDING, type CaseOutcome, type ShotCase, writeCase } from '../../../io/cases/case-file.ts';
import type { CaseStore, KeptCase, openCaseStore } from '../../../io/cases/case-store.ts';
import type { VisionApi } from '../../../io/eyes/vision-api.ts';
import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import type { Change, PlayedEvent } from '../../../match/events.ts';
import { toldAnew } from '../../../match/played-after.ts';
import type { MatchView } from '../../../match/replay.ts';
import type { PlacedFrame } from '../../../vision/detect/placed-discs.ts';
import type { Seen } from '../../../vision/look.ts';
import type { ShotClip } from './clip-video.ts';

export type OpenCaseStore = typeof openCaseStore;

/** What cases are made of, and where they go. */
export interface CaseEdges {
  readonly openStore: OpenCaseStore;
  /** JPEG pictures of the board in this clip. */
  readonly picture: (clip: ShotClip) => Promise<readonly Uint8Array<ArrayBuffer>[]>;
}

/** A shot with all that was detected from the end of the one before. */
interface Sight {
  readonly id: string;
  readonly told: ShotCase['told'];
  readonly frames: readonly PlacedFrame[];
  readonly camera: ShotCase['camera'];
}

/** People correct one of the last shots. */
const MOST_SIGHTS = 12;
/** It takes so long until hands are off the board and a shot is told. */
const BEFORE_MS = 40_000;

const outcomeOf = ({ pocketed, offSurface }: Pick<Shot, 'pocketed' | 'offSurface'>): CaseOutcome => ({
  pocketed,
  offSurface,
});
const said = ({ pocketed, offSurface }: CaseOutcome): string =>
  [...pocketed.map(({ disc }) => disc).toSorted(), '/', ...offSurface.toSorted()].join(' ');

const cameraOf = ({ widthPx, heightPx, light }: Seen): ShotCase['camera'] => ({
  widthPx,
  heightPx,
  brightness: Math.round(light.brightness * 1000) / 1000,
});

/** Shots that the camera got wrong, kept as files for whoever mends it; only if somebody at the table agrees. */
export class TableCases {
  agreed = readPreferences().keepCases ?? false;
  kept: readonly KeptCase[] = [];
  private readonly store: Promise<CaseStore | undefined>;
  private readonly sights: Sight[] = [];
  private endMs = Number.NEGATIVE_INFINITY;
  private before: readonly Change[] = [];

  constructor(
    private readonly edges: CaseEdges,
    private readonly clipOf: (id: string) => Promise<ShotClip | undefined>,
    private readonly changed: () => void,
  ) {
    this.store = edges.openStore().catch(() => undefined);
    void this.refresh();
  }

  agree(agreed: boolean) {
    this.agreed = agreed;
    keepPreferences({ keepCases: agreed });
    if (!agreed) this.sights.length = 0;
    this.changed();
  }

  /** Another picture: its times have nothing to do with those before. */
  startOver() {
    this.endMs = Number.NEGATIVE_INFINITY;
  }

  /** A shot was told: what was detected is remembered until it is right for certain. */
  async heed(id: string, shot: SeenShot, seen: Seen | undefined, vision: VisionApi | undefined) {
    const fromMs = Math.max(this.endMs, shot.startMs - BEFORE_MS);
    this.endMs = shot.endMs;
    if (!this.agreed || !vision || !seen) return;
    const frames = await vision.detections(fromMs);
    const told = [{ ...outcomeOf(shot.shot), verdict: shot.verdict }];
    this.sights.push({ id, told, frames, camera: cameraOf(seen) });
    this.sights.splice(0, this.sights.length - MOST_SIGHTS);
  }

  /** The match has changed: was it a word against the camera? */
  async follow(view: MatchView | undefined, seen: Seen | undefined, vision: VisionApi | undefined) {
    const [before, now] = [this.before, view?.changes ?? []];
    this.before = now;
    const last = now.at(-1);
    // Only what a person has just said: not a match that was opened, nor an undo.
    if (!this.agreed || !view || !last || now.length !== before.length + 1 || now.at(-2) !== before.at(-1)) return;
    for (const { id, stroke } of toldAnew(last)) {
      const sight = this.sights.find(each => each.id === id);
      const [told] = sight?.told ?? [];
      if (sight && told && said(told) !== said(stroke)) await this.keep('corrected', sight, [outcomeOf(stroke)]);
    }
    if (last.kind === 'entry-removed') await this.keepOf(last.id, 'invented', () => []);
    if (last.kind === 'shot-inserted')
      await this.keepOf(last.before, 'missed', ({ told }) => [outcomeOf(last.stroke), ...told.map(outcomeOf)]);
    if (last.kind === 'shot-played' && last.by === 'umpire') await this.keepUnseen(last, seen, vision);
  }

  async read(name: string): Promise<Blob | undefined> {
    return (await this.store)?.read(name);
  }

  async clear() {
    await (await this.store)?.clear().catch(() => undefined);
    await this.refresh();
  }

  private async keepOf(id: string, what: ShotCase['what'], truth: (sight: Sight) => readonly CaseOutcome[]) {
    const sight = this.sights.find(each => each.id === id);
    if (sight) await this.keep(what, sight, truth(sight));
  }

  /** A person told a shot while a camera looked on: it saw none. */
  private async keepUnseen(
    { id, stroke }: Extract<PlayedEvent, { readonly kind: 'shot-played' }>,
    seen: Seen | undefined,
    vision: VisionApi | undefined,
  ) {
    if (!seen || !vision || seen.surface.kind !== 'found') return;
    const frames = await vision.detections(Math.max(this.endMs, seen.atMs - BEFORE_MS));
    if (frames.length > 0)
      await this.keep('missed', { id, told: [], frames, camera: cameraOf(seen) }, [outcomeOf(stroke)]);
  }

  private async keep(what: ShotCase['what'], { id, told, frames, camera }: Sight, truth: readonly CaseOutcome[]) {
    const clip = await this.clipOf(id);
    const pictures = clip ? await this.edges.picture(clip).catch(() => []) : [];
    const file = await writeCase({ what, app: version, camera, told, truth, frames, pictures });
    const when = new Date().toISOString().replace(/[:.]/g, '-');
    await (await this.store)?.keep(`${what}-${when}${CASE_ENDING}`, file).catch(() => undefined); // a full disk keeps no case
    await this.refresh();
  }

  private async refresh() {
    this.kept = (await (await this.store)?.list().catch(() => [])) ?? [];
    this.changed();
  }
}
