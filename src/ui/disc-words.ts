import { msg } from '@lit/localize';
import type { Disc } from '../carrom/discs.ts';
import type { Pocket, Seat } from '../carrom/surface.ts';

export const discWord = (disc: Disc): string => {
  const words: Record<Disc, string> = {
    white: msg('white'),
    black: msg('black'),
    queen: msg('queen'),
    striker: msg('striker'),
  };
  return words[disc];
};

/** Pockets as they lie on the drawn board: the south player sits at the bottom. */
export const pocketWord = (pocket: Pocket): string => {
  const words: Record<Pocket, string> = {
    SW: msg('bottom left'),
    SE: msg('bottom right'),
    NE: msg('top right'),
    NW: msg('top left'),
  };
  return words[pocket];
};

export const seatWord = (seat: Seat): string => {
  const words: Record<Seat, string> = {
    south: msg('bottom'),
    east: msg('right'),
    north: msg('top'),
    west: msg('left'),
  };
  return words[seat];
};
