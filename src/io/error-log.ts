/** Few enough to read, enough to see what came first. */
const KEPT = 8;

/** Remembers the last things that went wrong on this page, for a report; gives back how to read them. */
export const startErrorLog = (): (() => readonly string[]) => {
  let errors: readonly string[] = [];
  const keep = (what: string) => {
    const line = `${new Date().toISOString()} ${what}`.slice(0, 300);
    errors = [...errors, line].slice(-KEPT);
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  return () => errors;
};
