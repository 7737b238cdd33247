import type { VisionWorker } from '../../../io/eyes/vision-worker.ts';
import { expectedFrom } from '../../../match/expected.ts';
import type { MatchView } from '../../../match/replay.ts';

/** Tells whoever looks at the board what should lie there by the score, whenever that changes. */
export class TellEyes {
  private last: { readonly vision: VisionWorker; readonly said: string } | undefined;

  /** Undefined: the picture plays for no match, or none is being played. */
  tell(vision: VisionWorker | undefined, view: MatchView | undefined) {
    if (!vision) return;
    const expected = (view && expectedFrom(view)) ?? null;
    const said = JSON.stringify(expected);
    if (this.last?.vision === vision && this.last.said === said) return;
    this.last = { vision, said };
    void vision.api.expect(expected);
  }
}
