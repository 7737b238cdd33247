/**
 * A lock that a thread holds as long as it lives. A browser that ends a thread, for want of memory say, tells nobody; but it
 * gives the thread's locks to who waits for them, at once. Without locks (plain http) nothing is heard here, and nothing is
 * said that is not so.
 */
export const holdOn = (name: string): Promise<void> =>
  new Promise(held => {
    if (!navigator.locks) return held();
    void navigator.locks.request(name, () => {
      held();
      return new Promise(() => undefined);
    });
  });

/** Once somebody holds on to it: calls when he is gone. */
export const whenGone = (name: string, gone: () => void): void => {
  navigator.locks?.request(name, gone).catch(() => undefined);
};
