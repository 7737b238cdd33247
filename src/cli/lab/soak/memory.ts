import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** The processes that draw and compute for a browser's pages: all their workers live in them. */
export const renderersOf = (browserPid: number): readonly number[] => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.flatMap(line => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && parent ? [{ pid: Number(pid), parent: Number(parent), args }] : [];
  });
  const below = (pid: number): readonly (typeof all)[number][] =>
    all.filter(({ parent }) => parent === pid).flatMap(each => [each, ...below(each.pid)]);
  return below(browserPid)
    .filter(({ args }) => args.includes('--type=renderer'))
    .map(({ pid }) => pid);
};

/** What these processes hold for themselves and of what they share. */
const heldBy = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const [, kB = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
      return sum + Number(kB) * 1024;
    } catch {
      return sum; // it has ended meanwhile
    }
  }, 0);

/** Bytes, after tidying up. */
export interface BrowserMemory {
  /** What the system has given the pages' processes, workers and all. */
  readonly processes: number;
  /** What the page and its workers say that they hold. */
  readonly used: number;
}

export const measureMemory = async (page: Page, browserPid: number): Promise<BrowserMemory> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  const used = await page.evaluate(async () => {
    type Measuring = { measureUserAgentSpecificMemory?: () => Promise<{ readonly bytes: number }> };
    return (await (performance as Measuring).measureUserAgentSpecificMemory?.())?.bytes ?? 0;
  });
  return { processes: heldBy(renderersOf(browserPid)), used };
};
