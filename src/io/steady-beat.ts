/**
 * Ticks also while the page is hidden: a browser slows the timers of a covered window down to one a minute, but not those
 * of a worker. Answers the function that stops it.
 */
export const steadyBeat = (everyMs: number, tick: () => void): (() => void) => {
  const plain = () => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  };
  // Only a page is slowed down; and elsewhere another library may have put a Worker of its own kind there.
  if (typeof document === 'undefined' || typeof Worker === 'undefined') return plain();
  const worker = new Worker(new URL('../../workers/beat.worker.ts', import.meta.url), { type: 'module' });
  let stop = () => worker.terminate();
  // A worker that cannot be started must not stop the heart.
  worker.onerror = () => {
    worker.terminate();
    stop = plain();
  };
  worker.onmessage = tick;
  worker.postMessage(everyMs);
  return () => stop();
};
