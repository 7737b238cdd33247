import { DISCS, type Disc } from '../../../carrom/discs.ts';
import type { OnSurface } from '../../../carrom/surface.ts';
import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { type ColoursPlace, keepColoursOf, readKeptColours } from '../../../io/kept-colours.ts';
import type { Taught } from '../../../ui/colour-teacher.ts';
import { noColours } from '../../../vision/detect/table-colours.ts';

/** What was learnt by itself is kept this often: a lamp that is switched on should not be forgotten, nor cost much. */
const KEEP_EVERY_MS = 20_000;

/** The picture whose colours these are. */
interface Beheld {
  readonly vision: VisionWorker;
  /** The table and its camera, while a camera runs: recordings come from anywhere. */
  readonly place: ColoursPlace | undefined;
}

/** The colours of this table's set: taught by a person, learnt by itself, kept with table and camera. */
export class ColourLessons {
  teaching = false;
  wanted: Disc = 'white';
  shown: ReadonlySet<Disc> = new Set();
  taught: Taught | undefined;
  /** The board is found: there is something to point at. */
  canTeach = false;
  private from: Beheld | undefined;
  private keeping: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly changed: () => void) {}

  /** Another picture runs: it has its own colours, those of last time if it was here before. */
  async begin(vision: VisionWorker, place: ColoursPlace | undefined) {
    this.from = { vision, place };
    this.teaching = false;
    this.forgetLesson();
    this.keeping ??= setInterval(() => void this.keep(), KEEP_EVERY_MS);
    await vision.api.useColours((place && readKeptColours(place)) ?? noColours);
  }

  /** No picture runs. */
  end() {
    clearInterval(this.keeping);
    this.keeping = undefined;
    this.from = undefined;
    this.canTeach = false;
  }

  toggle() {
    if (!this.canTeach && !this.teaching) return;
    this.teaching = !this.teaching;
    this.taught = undefined;
  }

  choose(kind: Disc) {
    this.wanted = kind;
  }

  /** A person points there while teaching. */
  async point(at: OnSurface) {
    if (!this.teaching || !this.from) return;
    const kind = this.wanted;
    const learnt = await this.from.vision.api.teachColour(kind, at);
    this.taught = { kind, learnt };
    if (learnt) {
      this.shown = new Set([...this.shown, kind]);
      this.wanted = DISCS.find(disc => !this.shown.has(disc)) ?? kind;
      await this.keep();
    }
    this.changed();
  }

  async forget() {
    this.forgetLesson();
    if (this.from?.place) keepColoursOf(this.from.place, undefined);
    await this.from?.vision.api.useColours(noColours);
  }

  private forgetLesson() {
    this.shown = new Set();
    this.taught = undefined;
  }

  private async keep() {
    const { from } = this;
    if (!from?.place || !this.canTeach) return;
    const colours = await from.vision.api.colours();
    if (from === this.from && Object.keys(colours).length > 0) keepColoursOf(from.place, colours);
  }
}
