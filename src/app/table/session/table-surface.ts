import type { Outcome } from '../../../carrom/outcome.ts';
import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { type FitPlace, keepFitOf, readKeptFit } from '../../../io/kept-fits.ts';
import { keepPreferences, readPreferences } from '../../../io/preferences.ts';
import type { PictureLines } from '../../../ui/picture-lines.ts';
import type { Rgba } from '../../../vision/picture/measure-light.ts';
import { drawBack } from '../../../vision/surface/draw-back.ts';
import type { FindTrouble } from '../../../vision/surface/find-trouble.ts';
import type { SurfaceFit } from '../../../vision/surface/surface-fit.ts';
import type { SurfaceNow } from '../../../vision/surface/surface-now.ts';

/** What came of looking for the board in the still that is being fitted. */
export type FindAnswer = 'busy' | Outcome<SurfaceFit, FindTrouble>;

/** Where the board is: kept for the next time, drawn over the picture, and told by a person where he knows better. */
export class TableSurface {
  /** The board's lines are wanted over the picture. */
  linesOn = readPreferences().lines ?? true;
  /** The lines to draw over the live picture. */
  lines: PictureLines | undefined;
  finding: FindAnswer | undefined;
  private now: SurfaceNow | undefined;
  private drawn = '';
  private tried = '';
  private kept = 0;

  constructor(
    private readonly vision: () => VisionWorker | undefined,
    private readonly changed: () => void,
  ) {}

  /** How it stands now, and with which camera; undefined: no picture runs. */
  see(now: SurfaceNow | undefined, place: FitPlace | undefined) {
    this.now = now;
    this.draw();
    void this.remember(place);
  }

  /** The drawing over the picture, on or off. */
  toggleLines() {
    this.linesOn = !this.linesOn;
    keepPreferences({ lines: this.linesOn });
    this.draw();
  }

  /** Looks for the board once, for whoever fits it by hand. */
  async find() {
    this.finding = 'busy';
    this.changed();
    this.finding = await this.vision()?.api.fitSurface();
    this.changed();
  }

  /** Another still is being fitted: what was found in the one before is of no concern. */
  forgetFinding() {
    this.finding = undefined;
  }

  async lookAnew() {
    await this.vision()?.api.lookAnew();
  }

  /** A person says that the board is there; `picture`: the still it was fitted on. */
  async use(fit: SurfaceFit, picture?: Rgba) {
    await this.vision()?.api.useFit(fit, picture);
  }

  private draw() {
    const { now } = this;
    const shown = this.linesOn && (now?.kind === 'found' || now?.kind === 'unsure') ? now : undefined;
    const drawn = shown ? `${shown.number}` : '';
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    this.lines = shown && {
      widthPx: shown.fit.widthPx,
      heightPx: shown.fit.heightPx,
      lines: drawBack(shown.fit),
    };
  }

  /** The fit of last time is offered once; a fit that is found is kept. */
  private async remember(place: FitPlace | undefined) {
    const { now } = this;
    const name = place ? JSON.stringify(place) : '';
    if (name !== this.tried) {
      this.tried = name;
      this.kept = 0;
      const before = place && readKeptFit(place);
      if (before) await this.vision()?.api.tryFit(before);
    }
    if (!place || now?.kind !== 'found' || now.number === this.kept) return;
    this.kept = now.number;
    const kept = await this.vision()?.api.fitToKeep();
    if (kept && this.tried === name) keepFitOf(place, kept);
  }
}
