const KEY = 'carrom-umpire/phone';

/** As its owner would call it. */
const kindOf = (agent: string): string => {
  const apple = /\b(iPhone|iPad|iPod)\b/.exec(agent)?.[1];
  if (apple) return apple;
  return /Android/.test(agent) ? 'Android' : (/\b(Windows|Macintosh|Linux)\b/.exec(agent)?.[1] ?? 'Phone');
};

const keptId = (makeId: () => string): string => {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept && /^[a-z0-9]{4,40}$/.test(kept)) return kept;
    const made = makeId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return makeId(); // private windows keep nothing: another phone each time
  }
};

/** How a table tells this phone from others: the same after a reload. */
export const thisPhone = (makeId: () => string): { readonly id: string; readonly name: string } => {
  const id = keptId(makeId);
  return { id, name: `${kindOf(navigator.userAgent)} ${id.slice(-3).toUpperCase()}` };
};
