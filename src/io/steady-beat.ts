/**
 * Ticks also while the page is hidden: a browser slows the timers of a covered window down to one a minute, but not those
 * of a worker. Answers the function that stops it.
 */
export const steadyBeat = (everyMs: number, tick: () => void): (() => void) => {
  const plain = () => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  };
  if (typeof Worker === 'undefined' || typeof URL.createObjectURL !== 'function') return plain();
  try {
    const url = URL.createObjectURL(
      new Blob([`setInterval(() => postMessage(0), ${everyMs})`], { type: 'text/javascript' }),
    );
    const worker = new Worker(url);
    worker.onmessage = tick;
    return () => {
      worker.terminate();
      URL.revokeObjectURL(url);
    };
  } catch {
    return plain(); // the page's policy allows no such worker
  }
};
