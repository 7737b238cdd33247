import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClipTruth } from './clip-scene.ts';

/** What of a film's picture is shown. */
export interface Cut {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Round the board so much is shown, as a share of it. */
const MARGIN = 0.08;

/** The board, and what lies beside its frame. */
export const cutAround = ({ corners_px, size: [width, height] }: Pick<ClipTruth, 'corners_px' | 'size'>): Cut => {
  const [xs, ys] = [corners_px.map(([x]) => x), corners_px.map(([, y]) => y)];
  const more = MARGIN * (Math.max(...xs) - Math.min(...xs));
  const [left, top] = [Math.max(0, Math.min(...xs) - more), Math.max(0, Math.min(...ys) - more)];
  const [right, bottom] = [Math.min(width, Math.max(...xs) + more), Math.min(height, Math.max(...ys) + more)];
  const whole = (px: number) => 2 * Math.floor(px / 2);
  return { xPx: whole(left), yPx: whole(top), widthPx: whole(right - left), heightPx: whole(bottom - top) };
};

const SHOWN_PX = 360;

/** Frames of a film, by number, as addresses that a page can show; none where ffmpeg is missing. The film is read once. */
export const picturesOf = (
  video: string,
  { xPx, yPx, widthPx, heightPx }: Cut,
  wanted: readonly number[],
): ReadonlyMap<number, string> => {
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b);
  const folder = mkdtempSync(join(tmpdir(), 'carrom-strip-'));
  try {
    const select = `select='${numbers.map(n => `eq(n,${n})`).join('+')}'`;
    const filter = `${select},crop=${widthPx}:${heightPx}:${xPx}:${yPx},scale=${SHOWN_PX}:-2`;
    const out = ['-an', '-vf', filter, '-fps_mode', 'passthrough', '-q:v', '5', join(folder, '%d.jpg')];
    const { status } = spawnSync('ffmpeg', ['-v', 'error', '-i', video, ...out], { stdio: 'ignore' });
    if (status !== 0) return new Map();
    return new Map(
      numbers.flatMap((n, i) => {
        try {
          const bytes = readFileSync(join(folder, `${i + 1}.jpg`));
          return [[n, `data:image/jpeg;base64,${bytes.toString('base64')}`] as const];
        } catch {
          return []; // the film is shorter than its truth
        }
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};
