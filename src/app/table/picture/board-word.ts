import type { TableWord } from '../../../hub/phone-talk.ts';
import type { Seen } from '../../../vision/look.ts';
import { cornersSeen } from '../../../vision/surface/draw-back.ts';
import { isCutOff } from './surface-view.ts';

/** What the phone is told of its picture: small, and the same as long as nothing changes. */
export const boardWord = ({ surface, light, widthPx, heightPx }: Seen, blurred: boolean): TableWord => {
  const fit = 'fit' in surface ? surface.fit : undefined;
  const share = (px: number, whole: number) => Math.max(-2, Math.min(3, Math.round((px / whole) * 1000) / 1000));
  return {
    surface: surface.kind === 'paused' ? surface.why : surface.kind,
    ...(fit
      ? {
          outline: cornersSeen(fit).map(({ xPx, yPx }): [number, number] => [
            share(xPx, widthPx),
            share(yPx, heightPx),
          ]),
        }
      : {}),
    cutOff: fit !== undefined && isCutOff(fit),
    light: light.verdict,
    blurred,
  };
};
