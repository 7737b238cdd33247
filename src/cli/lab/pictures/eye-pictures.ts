import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Disc } from '../../../carrom/discs.ts';
import { standardSurface } from '../../../carrom/surface.ts';
import { startSurfaceSenses } from '../../../io/eyes/surface-senses.ts';
import { drawBack } from '../../../vision/surface/draw-back.ts';
import { findSurface } from '../../../vision/surface/find-surface.ts';
import { type SurfaceFit, seenAt } from '../../../vision/surface/surface-fit.ts';
import type { LabelledPicture } from '../evaluate/pieces/labelled.ts';
import { loadLook } from '../evaluate/pieces/look-at-picture.ts';
import { type FoundDisc, scoreDiscs } from '../evaluate/pieces/score-discs.ts';
import { studioSet } from '../evaluate/pieces/studio-set.ts';
import { openPictureReader } from '../evaluate/read-pictures.ts';

const COLOURS: Readonly<Record<Disc, string>> = {
  white: '#ffffff',
  black: '#4aa3ff',
  queen: '#ff4060',
  striker: '#43e06b',
};
const DISC_MM = 17;

interface Tile {
  readonly picture: LabelledPicture;
  readonly folder: string;
  readonly marks: readonly string[];
  readonly says: string;
}

const path = (points: readonly { readonly xPx: number; readonly yPx: number }[]): string =>
  points.map(({ xPx, yPx }, i) => `${i === 0 ? 'M' : 'L'}${xPx.toFixed(1)} ${yPx.toFixed(1)}`).join('');

const fitMarks = (fit: SurfaceFit): readonly string[] =>
  drawBack(fit).map(
    ({ points }) => `<path d="${path(points)}" fill="none" stroke="#37f0c0" stroke-width="1.6" stroke-opacity=".9"/>`,
  );

const ring = (fit: SurfaceFit, { at, kind }: Pick<FoundDisc, 'at' | 'kind'>, dashes = ''): string => {
  const round = Array.from({ length: 25 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return seenAt(fit, { xMm: at.xMm + DISC_MM * Math.cos(angle), yMm: at.yMm + DISC_MM * Math.sin(angle) });
  });
  return `<path d="${path(round)}" fill="none" stroke="${COLOURS[kind]}" stroke-width="2" stroke-dasharray="${dashes}"/>`;
};

const cross = (fit: SurfaceFit, { at }: Pick<FoundDisc, 'at'>): string => {
  const { xPx, yPx } = seenAt(fit, at);
  return `<path d="M${xPx - 6} ${yPx - 6}l12 12m0 -12l-12 12" stroke="#ffd400" stroke-width="2.5"/>`;
};

const tileHtml = ({ picture, folder, marks, says }: Tile): string => {
  const { width, height } = picture.picture;
  const jpeg = readFileSync(join(folder, picture.name)).toString('base64');
  return `<figure><svg viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg}"/>${marks.join('')}</svg><figcaption>${says}</figcaption></figure>`;
};

const takeTiles = async (browser: Browser, file: string, tiles: readonly Tile[]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 400 } });
  await page.setContent(
    `<style>body{margin:0;padding:8px;background:#16191d;color:#e8e6e1;font:15px system-ui;display:grid;gap:8px;grid-template-columns:repeat(3,1fr)}` +
      `figure{margin:0}svg{display:block;width:100%;border-radius:6px}figcaption{padding:4px 2px}</style>${tiles.map(tileHtml).join('')}`,
  );
  await page.screenshot({ path: file, type: file.endsWith('.jpg') ? 'jpeg' : 'png', fullPage: true });
  await page.close();
  console.log(file);
};

const HELD_OUT = 'test-fixtures/pictures';

/** What the eyes make of pictures that no network was trained on: the board's lines drawn back, and a ring round each disc. */
export const takeEyes = async (browser: Browser): Promise<void> => {
  const reader = await openPictureReader();
  const look = await loadLook('models/pieces.onnx');
  const senses = await startSurfaceSenses(readFileSync('models/surface.onnx'), readFileSync('models/edges.onnx'));
  const set = studioSet(HELD_OUT, reader);
  if (!senses.ok || !set) throw new Error('the networks or the held-out pictures are missing');
  const tiles: Tile[] = [];
  for await (const picture of set.pictures()) {
    const found = await findSurface(picture.picture, standardSurface, senses.value.senses);
    if (!found.ok) continue;
    const { fit } = { fit: found.value };
    const { withColours } = await look({ ...picture, fit, asSeen: true }, { hough: false });
    const says = `board ${(100 * fit.certainty).toFixed(0)} % certain, ${withColours.length} discs`;
    tiles.push({
      picture,
      folder: HELD_OUT,
      marks: [...fitMarks(fit), ...withColours.map(disc => ring(fit, disc))],
      says,
    });
  }
  await reader.close();
  await takeTiles(browser, 'docs/eyes.jpg', tiles.slice(0, 6));
};

const LOOKED_AT = 200;

/** The detector's worst among many held-out pictures (made by `npm run evaluate -- pieces`), for the models' card. */
export const takeFailures = async (browser: Browser, folder: string): Promise<void> => {
  const reader = await openPictureReader();
  const look = await loadLook('models/pieces.onnx');
  const set = studioSet(folder, reader, LOOKED_AT);
  if (!set) throw new Error(`no pictures in ${folder}: npm run evaluate -- pieces makes them`);
  const worst: (Tile & { readonly wrongs: number })[] = [];
  for await (const picture of set.pictures()) {
    const { withColours } = await look({ ...picture, asSeen: false }, { hough: false });
    const { missed, wrong, wrongKind } = scoreDiscs(picture.truth, withColours);
    const wrongs = missed.length + wrong.length + wrongKind.length;
    const { fit } = picture;
    worst.push({
      picture,
      folder,
      wrongs,
      marks: [
        ...withColours.map(disc => ring(fit, disc)),
        ...missed.map(disc => ring(fit, disc, '3 3')),
        ...wrong.map(disc => cross(fit, disc)),
      ],
      says: `${missed.length} missed (dashed), ${wrong.length} not there (crossed), ${wrongKind.length} of the wrong kind`,
    });
    worst.sort((a, b) => b.wrongs - a.wrongs);
    worst.length = Math.min(worst.length, 6);
  }
  await reader.close();
  await takeTiles(browser, 'models/failures.jpg', worst);
};
