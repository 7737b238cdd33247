/** A page that was just reloaded may still hold its lock for a moment. */
const TRIES = 3;
const BETWEEN_MS = 150;

export type LetGo = () => void;

const ask = (match: string, options: LockOptions, lost: () => void): Promise<LetGo | undefined> =>
  new Promise(resolve => {
    let letGo: LetGo = () => {};
    const kept = new Promise<void>(done => {
      letGo = done;
    });
    navigator.locks
      .request(`carrom-umpire/match/${match}`, options, lock => {
        resolve(lock ? letGo : undefined);
        return lock ? kept : undefined;
      })
      .catch(() => {
        resolve(undefined);
        lost();
      });
  });

/**
 * Makes this tab the one that writes a match. Undefined: another tab does; `take-over` takes it from there, and that tab
 * hears `lost`. Without locks (plain http) every tab may write: the storage itself refuses a number twice.
 */
export const lockMatch = async (
  match: string,
  how: 'if-free' | 'take-over',
  lost: () => void,
): Promise<LetGo | undefined> => {
  if (!navigator.locks) return () => {};
  if (how === 'take-over') return ask(match, { steal: true }, lost);
  for (let i = 0; i < TRIES; i += 1) {
    const letGo = await ask(match, { ifAvailable: true }, lost);
    if (letGo) return letGo;
    await new Promise(resolve => setTimeout(resolve, BETWEEN_MS));
  }
  return undefined;
};
