import type { Correction } from '../../../match/events.ts';
import type { Draft } from '../../../ui/shot-editor.ts';
import { drafted } from '../../drafted.ts';

/** An earlier shot that a person looks at, and the correction he thinks about. */
export class Correcting {
  opened: string | undefined;
  drafted: Correction | undefined;

  open(id: string | undefined) {
    this.opened = id;
    this.drafted = undefined;
  }

  /** Shows what a correction would change; a person applies it or not. */
  propose(correction: Correction) {
    this.opened = correction.id;
    this.drafted = correction;
  }

  draft(draft: Draft | null) {
    this.drafted = drafted(draft, this.opened);
  }

  /** Gives the correction out of hand, to be recorded. */
  take(): Correction | undefined {
    const taken = this.drafted;
    this.open(undefined);
    return taken;
  }
}
