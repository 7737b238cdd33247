import type { Footage } from './footage.ts';
import type { RecorderState } from './recorder-messages.ts';

/** How a recorder is driven, whatever it records with. */
export interface RecordingMachine {
  readonly state: RecorderState | undefined;
  cut(fromMs: number, toMs: number): Promise<Footage | undefined>;
  /** `at`: an index into RECORDING_SIZES. */
  level(at: number, atRest: boolean): void;
  stop(): void;
}
