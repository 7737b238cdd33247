/** How a connection's outgoing bytes stand. */
export interface Outflow {
  /** Bytes that wait in this process. */
  readonly waiting: number;
  /** Bytes that have left it so far. */
  readonly left: number;
}

export interface SlowSettings {
  /** So long nothing has left though something waits: nobody reads there. */
  readonly stillMs: number;
  /** Higher forgives slower lines, but every one of them may cost so much memory. */
  readonly mostWaiting: number;
  /** All connections together. */
  readonly mostInSum: number;
}

export const slowSettings: SlowSettings = { stillMs: 1_500, mostWaiting: 4 << 20, mostInSum: 32 << 20 };

interface Known {
  readonly left: number;
  /** When something last left, or nothing waited. */
  readonly movedMs: number;
}

/**
 * Tells which connections to end because what is sent there is not read: the broker hands a message to all its readers
 * before it takes the next, so one that never reads would hold up everybody.
 */
export const makeSlowWatch = <K extends object>(settings: SlowSettings = slowSettings) => {
  const known = new WeakMap<K, Known>();

  return (flows: ReadonlyMap<K, Outflow>, nowMs: number): readonly K[] => {
    const slow = new Set<K>();
    for (const [line, { waiting, left }] of flows) {
      const before = known.get(line);
      const moved = !before || waiting === 0 || left > before.left;
      const now = { left, movedMs: moved ? nowMs : before.movedMs };
      known.set(line, now);
      if (waiting > settings.mostWaiting || nowMs - now.movedMs >= settings.stillMs) slow.add(line);
    }
    // Too much in sum: those that let most pile up go first.
    let sum = [...flows].reduce((bytes, [line, { waiting }]) => bytes + (slow.has(line) ? 0 : waiting), 0);
    const most = [...flows].filter(([line]) => !slow.has(line)).sort(([, a], [, b]) => b.waiting - a.waiting);
    for (const [line, { waiting }] of most) {
      if (sum <= settings.mostInSum) break;
      sum -= waiting;
      slow.add(line);
    }
    return [...slow];
  };
};
