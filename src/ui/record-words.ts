import { msg, str } from '@lit/localize';
import type { CameraRecord } from '../match/camera-record.ts';

/** How the camera did, in one honest line; what never happened is not counted up. */
export const recordWords = ({ shots, asTold, asked, corrected, missed }: CameraRecord): string => {
  if (asTold === shots) return shots === 1 ? msg('1 shot, as told') : msg(str`${shots} shots, all as told`);
  const all = shots === 1 ? msg('1 shot') : msg(str`${shots} shots`);
  const fates = [
    ...(asTold > 0 ? [msg(str`${asTold} as told`)] : []),
    ...(asked > 0 ? [asked === 1 ? msg('1 asked') : msg(str`${asked} asked`)] : []),
    ...(corrected > 0 ? [corrected === 1 ? msg('1 corrected') : msg(str`${corrected} corrected`)] : []),
    ...(missed > 0 ? [msg(str`${missed} put in by hand`)] : []),
  ].join(', ');
  return msg(str`${all}: ${fates}`);
};
