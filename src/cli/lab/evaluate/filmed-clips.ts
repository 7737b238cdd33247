import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClipTruth, clipScene, clipShots } from './clip-scene.ts';
import { addPairing, emptyTally } from './measure.ts';
import { HEAD, row } from './report.ts';
import { pairShots } from './score-shots.ts';
import { whyLines } from './tell-why.ts';
import { watchRecording } from './watch-recording.ts';

/** Recordings from elsewhere as they were filmed: from their pictures, not from their truth. Returns the bars missed. */
export const evaluateFilmedClips = async (
  clips: string,
  models: string,
  say: (line: string) => void,
): Promise<readonly string[]> => {
  if (!existsSync(clips)) {
    say('clips as video: skipped: no ../shared');
    return [];
  }
  const tally = emptyTally();
  for (const file of readdirSync(clips).filter(name => name.endsWith('.json'))) {
    const truth = JSON.parse(readFileSync(join(clips, file), 'utf8')) as ClipTruth;
    const { seen, board } = await watchRecording(
      models,
      join(clips, file.replace(/json$/, 'mp4')),
      clipScene(truth).kind,
    );
    const pairing = pairShots(clipShots(truth), seen);
    addPairing(tally, pairing);
    for (const line of whyLines(file, pairing)) say(line);
    if (!board) say(`${file}: no board was found`);
  }
  say(`\n${HEAD}\n${row('recordings from elsewhere, as video', tally)}\n`);
  const bars: readonly (readonly [string, boolean])[] = [
    ['whole shot right ≥ 95 %', tally.right >= 0.95 * tally.shots],
    ['none wrong', tally.wrong === 0],
    ['pot precision ≥ 0.98', tally.potsBoth >= 0.98 * tally.potsSeen],
    ['pot recall ≥ 0.98', tally.potsBoth >= 0.98 * tally.potsTrue],
  ];
  return bars.filter(([, met]) => !met).map(([bar]) => `clips as video: ${bar}`);
};
