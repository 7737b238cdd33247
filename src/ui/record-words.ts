import { msg, str } from '@lit/localize';
import type { CameraRecord } from '../match/camera-record.ts';

/** How the camera did, in one honest line. */
export const recordWords = ({ shots, asTold, asked, corrected, missed }: CameraRecord): string => {
  const line = msg(str`${shots} shots: ${asTold} as told, ${asked} asked, ${corrected} corrected`);
  return missed > 0 ? msg(str`${line}, ${missed} put in by hand`) : line;
};
