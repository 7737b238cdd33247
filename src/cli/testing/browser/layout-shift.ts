import type { Page } from 'playwright-core';

/** More than this is felt as a jump. */
export const MOST_SHIFTED = 0.02;

/**
 * Runs in the page before anything else. How much of it moves without anybody's doing, as browsers count it (cumulative
 * layout shift): the worst five seconds, a second without a shift ends them.
 */
export const watchShifts = () => {
  Object.assign(window, { shifted: 0 });
  let [sum, fromMs, lastMs] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (hadRecentInput) continue;
      if (startTime - lastMs > 1000 || startTime - fromMs > 5000) [sum, fromMs] = [0, startTime];
      sum += value;
      lastMs = startTime;
      Object.assign(window, { shifted: Math.max((window as unknown as { shifted: number }).shifted, sum) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

export const shiftedOn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted);
