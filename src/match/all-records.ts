import type { CameraRecord } from './camera-record.ts';

const NOTHING: CameraRecord = { shots: 0, asTold: 0, asked: 0, corrected: 0, missed: 0 };

/** How the camera did in several matches together. */
export const together = (records: readonly CameraRecord[]): CameraRecord =>
  records.reduce(
    (sum, each) => ({
      shots: sum.shots + each.shots,
      asTold: sum.asTold + each.asTold,
      asked: sum.asked + each.asked,
      corrected: sum.corrected + each.corrected,
      missed: sum.missed + each.missed,
    }),
    NOTHING,
  );
