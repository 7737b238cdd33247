import { execFileSync } from 'node:child_process';

const ROUND_MS = 60;

/** The processes that draw and compute for a browser's pages. */
const renderersOf = (browserPid: number): readonly number[] => {
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

/** Lets them run for only one of so many parts of the time, whatever they do. Answers the function that ends it. */
export const slowDown = (browserPid: number, times: number): (() => void) => {
  const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal);
      } catch {
        // it has ended meanwhile
      }
    }
  };
  const pids = renderersOf(browserPid);
  let timer: ReturnType<typeof setTimeout>;
  const rest = () => {
    send('SIGSTOP');
    timer = setTimeout(run, ROUND_MS - ROUND_MS / times);
  };
  const run = () => {
    send('SIGCONT');
    timer = setTimeout(rest, ROUND_MS / times);
  };
  run();
  return () => {
    clearTimeout(timer);
    send('SIGCONT');
  };
};
