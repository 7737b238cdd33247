import type { EndLaw, Ends } from '../book.ts';
import type { Sight } from '../sight.ts';
import { end } from './law.ts';
import { coversAtOnce } from './queen.ts';

/**
 * How a board ends, in the family of the international rule. `extra` is what the winner gets for striker or improper
 * stroke: a point at once, or one he may demand.
 */
export type Extra = Pick<Ends, 'striker' | 'demand'>;

const bothLast = (s: Sight) => s.ownLast && s.theirLast;

export const queenAndBothLast = (cite: string): EndLaw =>
  end(cite, 'Queen and both last pieces in one shot: you win the queen.', s => bothLast(s) && s.queen && !s.fault, {
    winner: 'me',
    points: 'flat',
  });

export const queenAndBothLastFault = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, 'Queen, both last pieces and striker: you lose the queen.', s => bothLast(s) && s.queen, {
    winner: 'opponent',
    points: 'flat',
    ...extra,
  });

export const bothLastQueenOn = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, 'Both last pieces while the queen lies on the board: you lose the queen.', s => bothLast(s) && s.queenOn, {
    winner: 'opponent',
    points: 'flat',
    ...extra,
  });

export const bothLastCovering = (cite: string): EndLaw =>
  end(cite, 'Both last pieces while covering: you win the queen.', s => bothLast(s) && s.covering && !s.fault, {
    winner: 'me',
    points: 'flat',
  });

export const bothLastCoveringFault = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, 'Both last pieces with a fault while covering: you lose the queen.', s => bothLast(s) && s.covering, {
    winner: 'opponent',
    points: 'flat',
    ...extra,
  });

export const bothLastHolderWins = (cite: string): EndLaw =>
  end(
    cite,
    'Both last pieces: whoever covered the queen wins it.',
    s => bothLast(s) && !s.fault,
    s => ({ winner: s.mine ? 'me' : 'opponent', points: 'flat' }),
  );

export const bothLastFaultMine = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, 'Both last pieces and striker, you covered the queen: you lose 1.', s => bothLast(s) && s.mine, {
    winner: 'opponent',
    points: 1,
    ...extra,
  });

export const bothLastFaultTheirs = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, 'Both last pieces and striker, the opponent covered the queen: you lose the queen.', bothLast, {
    winner: 'opponent',
    points: 'flat',
    ...extra,
  });

export const ownLastQueenOn = (cite: string, extra: Extra = {}): EndLaw =>
  end(
    cite,
    'Own last piece while the queen lies on the board: you lose the queen.',
    s => s.ownLast && s.queenOn && !s.queen,
    { winner: 'opponent', points: 'flat', ...extra },
  );

export const ownLastWithQueen = (cite: string): EndLaw =>
  end(cite, 'Queen and own last piece in one shot: covered, you win.', s => s.ownLast && s.queen && !s.fault, {
    winner: 'me',
    points: 'left',
    queen: true,
  });

export const ownLastCovers = (cite: string): EndLaw =>
  end(cite, 'The own last piece covers the queen: you win.', s => s.ownLast && s.covering && !s.fault, {
    winner: 'me',
    points: 'left',
    queen: true,
  });

export const ownLastHolding = (cite: string): EndLaw =>
  end(cite, 'Own last piece, you covered the queen: you win.', s => s.ownLast && s.mine && !s.fault, {
    winner: 'me',
    points: 'left',
    queen: true,
  });

export const ownLastTheirQueen = (cite: string): EndLaw =>
  end(
    cite,
    'Own last piece, the opponent covered the queen: you win, the queen counts for nobody.',
    s => s.ownLast && s.theirsQueen && !s.fault,
    { winner: 'me', points: 'left' },
  );

/** The queen would be covered by this very shot. */
export const coversNow = (s: Sight): boolean =>
  !s.fault && ((s.covering && s.own > 0) || (s.queen && s.dues === 0 && coversAtOnce(s)));

export const theirLastWithCover = (cite: string, extra: Extra = {}): EndLaw =>
  end(
    cite,
    "Opponent's last piece together with the cover: he wins, the queen is yours and counts for nobody.",
    s => s.theirLast && coversNow(s),
    { winner: 'opponent', points: 'left', ...extra },
  );

/** The same, where the table may also read the text to the letter and give him the queen. */
export const theirLastWithCoverAsDecided = (cite: string, extra: Extra = {}): EndLaw =>
  end(
    cite,
    "Opponent's last piece together with the cover: he wins, the queen as the table decided.",
    s => s.theirLast && coversNow(s),
    s => ({ winner: 'opponent', points: 'left', queen: s.options.lastWithCover === 'literal', ...extra }),
  );

export const theirLastCovering = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, "Opponent's last piece instead of the cover: he wins, with the queen.", s => s.theirLast && s.covering, {
    winner: 'opponent',
    points: 'left',
    queen: true,
    ...extra,
  });

export const theirLastQueenOn = (cite: string, extra: Extra = {}): EndLaw =>
  end(
    cite,
    "Opponent's last piece while the queen lies on the board: he wins, with the queen.",
    s => s.theirLast && s.queenOn,
    { winner: 'opponent', points: 'left', queen: true, ...extra },
  );

export const theirLastHolding = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, "Opponent's last piece, you covered the queen: he wins, without it.", s => s.theirLast && s.mine, {
    winner: 'opponent',
    points: 'left',
    ...extra,
  });

export const theirLastTheirQueen = (cite: string, extra: Extra = {}): EndLaw =>
  end(cite, "Opponent's last piece, he covered the queen: he wins, with it.", s => s.theirLast, {
    winner: 'opponent',
    points: 'left',
    queen: true,
    ...extra,
  });

/** Both last pieces, or one's own before the queen: the endings that other books take over from the international rule. */
export const asInternational: readonly EndLaw[] = [
  queenAndBothLast('international §3.7 f'),
  queenAndBothLastFault('international §3.7 k'),
  bothLastQueenOn('international §3.7 g'),
  bothLastCovering('international §3.7 h'),
  bothLastCoveringFault('international §3.7 h, k'),
  bothLastHolderWins('international §3.7 j'),
  bothLastFaultMine('international §3.7 l'),
  bothLastFaultTheirs('international §3.7 l'),
  ownLastQueenOn('international §3.7 i'),
];
