import type { Entry, MatchView } from '../match/replay.ts';
import { drawnAt, shotMs, speedAt } from '../replay/along-path.ts';
import { inDoubt } from '../replay/in-doubt.ts';
import { momentsOf } from '../replay/moments.ts';
import type { PlayerFilm, PlayerVideo } from '../ui/player-film.ts';
import { shotSaid } from '../ui/player-words.ts';
import { strokeSaid } from '../ui/stroke-words.ts';
import { withColon } from '../ui/with-colon.ts';

/** Without a video a shot is shown from a little before the strike to a little after the last disc lies. */
const BEFORE_MS = 300;
const AFTER_MS = 500;

/** The shot of this entry, ready to be shown again; undefined: nobody saw it. */
export const shotFilm = (
  { event }: Entry,
  video?: PlayerVideo | 'opening' | undefined,
  doubtful = false,
): PlayerFilm | undefined => {
  if (event.kind !== 'shot-played' || !event.seen || event.seen.paths.length === 0) return undefined;
  const { paths, speedMPerS } = event.seen;
  const moments = momentsOf(paths);
  const times = video && video !== 'opening' ? video.timesMs : [];
  const doubt = doubtful ? inDoubt(event.seen, event.stroke) : undefined;
  return {
    key: event.id,
    fromMs: times[0] ?? -BEFORE_MS,
    toMs: times.at(-1) ?? shotMs(paths) + AFTER_MS,
    at: ms => paths.map(path => ({ ...drawnAt(path, ms), speedMPerS: speedAt(path, ms) })),
    moments,
    says: shotSaid(event.stroke, moments),
    strikeMPerS: speedMPerS,
    doubt,
    video,
  };
};

/** Whose shot it was and what fell. */
export const shotHeading = (view: MatchView, { event, before }: Entry): string => {
  const name = view.start.names[before.at] ?? '';
  return event.kind === 'shot-played' ? withColon(name, strokeSaid(event.stroke)) : name;
};
