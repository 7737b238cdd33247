import { fileURLToPath } from 'node:url';
import { openPictureReader } from '../read-pictures.ts';
import { loadLook } from './look-at-picture.ts';
import { addScore, type DiscTally, emptyDiscTally, scoreDiscs } from './score-discs.ts';
import { studioSet } from './studio-set.ts';

export const PIECES_MODEL = fileURLToPath(new URL('../../../../../models/pieces.onnx', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../../../../test-fixtures/pictures', import.meta.url));

/** The few pictures kept with the code, looked at as the product does. */
export const smallPieceSet = async (): Promise<DiscTally> => {
  const look = await loadLook(PIECES_MODEL);
  const reader = await openPictureReader();
  const tally = emptyDiscTally();
  try {
    for await (const picture of studioSet(PICTURES, reader)?.pictures() ?? [])
      addScore(tally, scoreDiscs(picture.truth, (await look(picture, { hough: false })).withColours));
  } finally {
    await reader.close();
  }
  return tally;
};

/** Higher is better in every line. */
export const pieceLines = (tally: DiscTally): readonly string[] => {
  const share = (part: number, whole: number) =>
    `${(Math.floor((1000 * part) / Math.max(1, whole)) / 10).toFixed(1)} %`;
  return [
    `pieces that were found ${tally.hits} of ${tally.mustFind}`,
    `finds that were right ${share(tally.hits, tally.counted)}`,
    `kinds right ${tally.hits} of ${tally.placed}`,
    `pieces placed within 2 mm ${tally.near} of ${tally.mustFind}`,
  ];
};
