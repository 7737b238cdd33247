import { renderersOf } from '../soak/memory.ts';

const ROUND_MS = 60;

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
