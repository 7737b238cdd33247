import type { Clue } from '../clue.ts';

/** How far off an edge as a whole may be, in sides, for a camera at the height of the table: rails hide strips, lips of grooves look like edges. */
const EDGE_ASLANT = 0.005;

/** Of what a usual rail hides so much is doubtful: rails are higher or lower, and rounded. */
const HIDDEN_DOUBT = 0.5;

/**
 * Clues along one edge share what is wrong with it: however many they are, they know its place no better than one edge can,
 * and the more the camera looks aslant, and the more a rail hides of it, the less.
 */
export const asEdges = (
  clues: readonly Clue[],
  tiltDegrees: number,
  hidden: readonly number[] = [],
): readonly Clue[] => {
  const asAWhole = EDGE_ASLANT * Math.sin((tiltDegrees * Math.PI) / 180) ** 2;
  const count = [0, 0, 0, 0];
  for (const clue of clues) if (clue.kind === 'edge') count[clue.edge] = (count[clue.edge] ?? 0) + 1;
  return clues.map(clue =>
    clue.kind === 'edge'
      ? {
          ...clue,
          sigma: Math.sqrt(
            clue.sigma ** 2 + (count[clue.edge] ?? 0) * (asAWhole + HIDDEN_DOUBT * (hidden[clue.edge] ?? 0)) ** 2,
          ),
        }
      : clue,
  );
};
