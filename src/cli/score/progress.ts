const WIDTH = 24;

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How far the work is, and how long it will take yet if it goes on like this. */
export const progressLine = (atMs: number, durationMs: number | undefined, workedMs: number): string => {
  if (durationMs === undefined || durationMs <= 0) return `${clock(atMs)} looked at`;
  const part = Math.min(1, Math.max(0, atMs / durationMs));
  const full = Math.round(part * WIDTH);
  const bar = '█'.repeat(full) + '·'.repeat(WIDTH - full);
  const left = part > 0.01 ? `, ${clock((workedMs * (1 - part)) / part)} left` : '';
  return `${bar} ${Math.floor(100 * part)} % of ${clock(durationMs)}${left}`;
};
