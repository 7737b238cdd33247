/** A page that was just reloaded may still hold its lock for a moment. */
const PATIENCE_MS = 400;

export type LetGo = () => void;

/**
 * Makes this tab the one that writes a match. Undefined: another tab does; `take-over` takes it from there, and that tab
 * hears `lost`. Without locks (plain http) every tab may write: the storage itself refuses a number twice.
 */
export const lockMatch = (match: string, how: 'if-free' | 'take-over', lost: () => void): Promise<LetGo | undefined> =>
  new Promise(resolve => {
    if (!navigator.locks) {
      resolve(() => {});
      return;
    }
    let letGo: LetGo = () => {};
    let mine = false;
    const kept = new Promise<void>(done => {
      letGo = done;
    });
    const options = how === 'take-over' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    navigator.locks
      .request(`carrom-umpire/match/${match}`, options, () => {
        mine = true;
        resolve(letGo);
        return kept;
      })
      .catch(() => {
        if (mine) lost();
        else resolve(undefined);
      });
  });
