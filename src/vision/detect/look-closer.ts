import type { Rgba } from '../picture/measure-light.ts';
import { mixOpinions, opinionOn, stillTrue } from './kept-opinions.ts';
import { type Mirror, PLAIN } from './mirror-maps.ts';
import type { SeenDisc } from './read-heatmap.ts';
import type { ReadyNetwork } from './ready-detector.ts';
import { WHOLE } from './rectified.ts';
import type { Rectifier } from './rectify.ts';
import { CLOSER_INPUT, type Opinion, readOpinions, rowsOf, wantCloser, writeRows } from './second-look.ts';
import { type SeenTwice, withOpinions } from './two-looks.ts';

/** The second look at a surface, and what it has said so far. */
export interface CloserLook {
  /** Looks at the finds again, in a mirror. Where its network fails, the first look must do. */
  readonly look: (finds: readonly SeenDisc[], part: Rgba, mirror?: Mirror) => Promise<void>;
  /** The finds with what was said of them. */
  readonly named: (finds: readonly SeenDisc[]) => readonly SeenTwice[];
  /** Here something moved: what was said there is not true any more. */
  readonly forgetMoved: (moved: Uint8Array) => void;
  readonly forget: () => void;
}

export const makeCloserLook = (network: ReadyNetwork | undefined, rectify: Rectifier): CloserLook => {
  const rows = new Float32Array(network ? CLOSER_INPUT : 0);
  let opinions: readonly Opinion[] = [];
  return {
    look: async (finds, part, mirror = PLAIN) => {
      const asked = wantCloser(finds);
      if (!network || asked.length === 0) return;
      writeRows(asked, rectify(part, WHOLE, mirror), rows, mirror);
      // Rows of nothing would cost as much time as any.
      const answer = await network.see(rows.subarray(0, rowsOf(asked.length))).catch(() => undefined);
      if (answer) opinions = mixOpinions(opinions, readOpinions(asked, answer, mirror));
    },
    named: finds => withOpinions(finds, opinionOn(opinions)),
    forgetMoved: moved => {
      opinions = stillTrue(opinions, moved);
    },
    forget: () => {
      opinions = [];
    },
  };
};
