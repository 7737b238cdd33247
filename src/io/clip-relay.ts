/** A stretch of film that a table lends to an overlay on the same computer. */
export interface LentClip {
  readonly film: Blob;
  readonly fromMs: number;
  readonly strikeMs: number;
  readonly toMs: number;
  /** Where in the picture the middle of the board is, from 0 at the left to 1. */
  readonly centre: number;
}

/** Longer nobody waits for a picture where the drawn one is at hand. */
const PATIENCE_MS = 1500;
/** As the server takes it. */
const MOST_BYTES = 24 * 1024 * 1024;

const isHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);

const placeOf = (match: string, shot: string): string =>
  `./replay-clips/${encodeURIComponent(match)}/${encodeURIComponent(shot)}`;

const patiently = async (asked: (signal: AbortSignal) => Promise<Response>): Promise<Response | undefined> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const answer = await asked(patience.signal).catch(() => undefined); // another server, or none: the drawn replay is there
  clearTimeout(timer);
  return answer?.ok ? answer : undefined;
};

/** Lends a clip through the server that served this page, if that is this computer's own. */
export const lendClip = async (match: string, shot: string, clip: LentClip): Promise<void> => {
  const { film, fromMs, strikeMs, toMs, centre } = clip;
  if (!isHere() || film.size > MOST_BYTES) return;
  const about = [fromMs, strikeMs, toMs, centre].map(value => value.toFixed(3)).join(' ');
  const type = /^video\/mp4/.test(film.type) ? 'video/mp4' : 'video/webm';
  await patiently(signal =>
    fetch(placeOf(match, shot), {
      method: 'PUT',
      body: film,
      headers: { 'Content-Type': type, 'X-Clip': about },
      signal,
    }),
  );
};

/** The clip of a shot, if a table on this computer has lent it. */
export const borrowClip = async (match: string, shot: string): Promise<LentClip | undefined> => {
  if (!isHere()) return undefined;
  const answer = await patiently(signal => fetch(placeOf(match, shot), { signal }));
  const film = await answer?.blob().catch(() => undefined);
  const [fromMs, strikeMs, toMs, centre] = (answer?.headers.get('X-Clip') ?? '').split(' ').map(Number);
  if (!film || fromMs === undefined || strikeMs === undefined || toMs === undefined || centre === undefined)
    return undefined;
  const told = [fromMs, strikeMs, toMs, centre].every(Number.isFinite) && fromMs < toMs;
  return told ? { film, fromMs, strikeMs, toMs, centre } : undefined;
};
