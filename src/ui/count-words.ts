import { msg, str } from '@lit/localize';
import type { BoardCount } from '../rules/count-board.ts';

/** A board that was counted, in a sentence. */
export const countWords = ({ on, queen }: BoardCount): string =>
  queen === 'on'
    ? msg(str`The board was counted: ${on.white} white, ${on.black} black and the queen lie there.`)
    : msg(str`The board was counted: ${on.white} white and ${on.black} black lie there.`);
