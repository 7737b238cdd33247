import type { ColoursPlace } from '../../../io/kept-colours.ts';
import type { FitPlace } from '../../../io/kept-fits.ts';
import type { Seen } from '../../../vision/look.ts';
import type { RunningSource } from './source.ts';

/** Whose fit it is: kept for cameras, which stand where they stood; recordings come from anywhere. */
export const fitPlace = (running: RunningSource | undefined, seen: Seen | undefined): FitPlace | undefined =>
  running?.cameraId && seen
    ? { cameraId: running.cameraId, widthPx: seen.widthPx, heightPx: seen.heightPx }
    : undefined;

/** Whose colours: those of a table in the hall with its camera. */
export const coloursPlace = (running: RunningSource | undefined, table: string): ColoursPlace | undefined =>
  running?.cameraId ? { table, cameraId: running.cameraId } : undefined;
