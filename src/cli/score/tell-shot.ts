import type { DiscEvent, SeenShot } from '../../carrom/seen-shot.ts';
import type { Ruled } from './keep-score.ts';
import type { ScoredShot } from './schema.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const secondsOf = (ms: number): number => rounded(ms / 1000, 3);

/** When a disc fell: the event of its kind and pocket that is not told yet. */
const fallTimes = ({ shot, events }: SeenShot): ScoredShot['pocketed'] => {
  const left: DiscEvent[] = events.filter(({ fate }) => fate === 'pocketed');
  return shot.pocketed.map(({ disc, pocket }) => {
    const i = left.findIndex(event => event.disc === disc && (event.pocket ?? 'unknown') === pocket);
    const [event] = i < 0 ? [] : left.splice(i, 1);
    return { kind: disc, pocket, atSeconds: event?.atMs === undefined ? null : secondsOf(event.atMs) };
  });
};

/** A shot with its ruling, as the file has it. */
export const scoredShot = (seen: SeenShot, { side, inTurn, ruling }: Omit<Ruled, 'view'>): ScoredShot => ({
  startSeconds: secondsOf(seen.startMs),
  endSeconds: secondsOf(seen.endMs),
  seat: seen.seat,
  side,
  inTurn,
  pocketed: fallTimes(seen),
  offSurface: [...seen.shot.offSurface],
  firstContact: { kind: seen.shot.facts.firstTouched, how: seen.shot.facts.firstTouchedHow },
  speedMPerS: rounded(seen.striker.speedMPerS, 2),
  striker: { xMm: rounded(seen.striker.at.xMm, 1), yMm: rounded(seen.striker.at.yMm, 1) },
  verdict: seen.verdict,
  certainty: rounded(seen.probability, 4),
  alternatives: seen.alternatives.map(({ shot, probability }) => ({
    pocketed: shot.pocketed.map(({ disc }) => disc),
    offSurface: [...shot.offSurface],
    certainty: rounded(probability, 4),
  })),
  tracks: seen.paths.map(({ id, disc, points }) => ({
    id,
    kind: disc,
    points: points.map(({ xMm, yMm, atMs }) => ({
      xMm: rounded(xMm, 1),
      yMm: rounded(yMm, 1),
      atSeconds: secondsOf(atMs),
    })),
  })),
  ruling,
});

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`;

/** The same in words: time, whose, what fell where, how sure, and what the book says. */
export const shotInWords = (
  shot: ScoredShot,
  nameOf: (side: NonNullable<ScoredShot['side']>) => string,
): readonly string[] => {
  const fell = shot.pocketed.map(({ kind, pocket }) => `${kind} ${pocket === 'unknown' ? 'somewhere' : pocket}`);
  const off = shot.offSurface.map(kind => `${kind} off the board`);
  const what = [...fell, ...off].join(', ') || 'nothing fell';
  const who = shot.side === null ? shot.seat : nameOf(shot.side);
  const sure = `${shot.verdict} ${Math.floor(100 * shot.certainty)} %`;
  const turn = shot.inTurn ? [] : ['  not in turn'];
  const held = shot.verdict === 'held' ? shot.alternatives.slice(0, 2) : [];
  return [
    `${clock(shot.startSeconds)}  ${who}: ${what} (${sure})`,
    ...turn,
    ...held.map(({ pocketed, offSurface, certainty }) => {
      const other = [...pocketed, ...offSurface.map(kind => `${kind} off`)].join(', ') || 'nothing fell';
      return `  or: ${other} (${Math.floor(100 * certainty)} %)`;
    }),
    ...(shot.ruling?.findings ?? []).map(({ says }) => `  ${says}`),
    ...(shot.ruling?.putBack ?? []).map(says => `  ${says}`),
  ];
};
