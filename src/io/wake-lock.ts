/**
 * Keeps the screen awake while this page is shown: during a match nobody touches it for long, and a phone above the board never. Browsers let go
 * of it whenever the page is hidden. Answers the function that lets it sleep again; where browsers have none, it sleeps.
 */
export const keepAwake = (): (() => void) => {
  let lock: WakeLockSentinel | undefined;
  let ended = false;
  const take = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined); // refused, as when its battery is low
    if (ended) void lock?.release();
  };
  document.addEventListener('visibilitychange', take);
  void take();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', take);
    void lock?.release();
  };
};
