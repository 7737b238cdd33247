import { type CameraRecord, cameraRecord } from '../../../match/camera-record.ts';
import type { MatchView } from '../../../match/replay.ts';

export interface ReportParts {
  readonly version: string;
  readonly at: Date;
  readonly browser: readonly (readonly [string, string])[];
  /** What the health panel shows, name and value. */
  readonly health: readonly (readonly [string, string])[];
  readonly match?: MatchView | undefined;
  /** Shots that are asked about. */
  readonly held: number;
  /** How the camera did in all matches at this table. */
  readonly whole?: CameraRecord | undefined;
  readonly errors: readonly string[];
}

const lines = (pairs: readonly (readonly [string, string])[]): readonly string[] =>
  pairs.map(([name, value]) => `  ${name}: ${value}`);

const recordLine = (name: string, record: CameraRecord | undefined): readonly (readonly [string, string])[] => {
  if (!record) return [];
  const { shots, asTold, asked, corrected, missed } = record;
  const fates = `${asTold} as told, ${asked} asked, ${corrected} corrected, ${missed} put in by hand`;
  return [[name, `${shots} shots: ${fates}`]];
};

/** A text for a bug report. Nobody's name is in it: the match is told by its numbers. */
export const healthReport = ({ version, at, browser, health, match, held, whole, errors }: ReportParts): string => {
  const shots = match?.entries.filter(({ event }) => event.kind === 'shot-played') ?? [];
  const byCamera = shots.filter(({ event }) => event.kind === 'shot-played' && event.by === 'camera').length;
  const played: readonly (readonly [string, string])[] = match
    ? [
        ['book', `${match.start.book.id} ${match.start.book.edition}`],
        ['format', `${match.start.format}, ${match.start.names.length} players`],
        ['shots', `${shots.length}, ${byCamera} by the camera, ${held} held`],
        ...recordLine('camera', cameraRecord(match, new Set())),
        ...recordLine('camera, all matches', whole),
        ['changes', `${match.changes.length}`],
        ['phase', match.state.phase],
      ]
    : [];
  return [
    `Carrom Umpire ${version}, ${at.toISOString()}`,
    'Browser',
    ...lines(browser),
    'Picture',
    ...(health.length > 0 ? lines(health) : ['  none']),
    'Match',
    ...(played.length > 0 ? lines(played) : ['  none']),
    'Errors',
    ...(errors.length > 0 ? errors.map(error => `  ${error}`) : ['  none']),
    '',
  ].join('\n');
};
