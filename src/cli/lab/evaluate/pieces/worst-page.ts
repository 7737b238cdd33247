import { writeFileSync } from 'node:fs';
import type { Disc } from '../../../../carrom/discs.ts';
import type { OnSurface } from '../../../../carrom/surface.ts';
import { middleHeightMm } from '../../../../vision/detect/place-seen.ts';
import { RECTIFIED_PX, rectifiedAt } from '../../../../vision/detect/rectified.ts';
import { cameraPose, seemsToLie } from '../../../../vision/surface/camera-pose.ts';
import type { LabelledPicture } from './labelled.ts';
import type { Score } from './score-discs.ts';

interface Mark {
  readonly says: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

interface Kept {
  readonly set: string;
  readonly name: string;
  readonly faults: number;
  readonly says: string;
  readonly picture: string;
  readonly marks: readonly Mark[];
}

const WORST = 40;
const INITIALS: Readonly<Record<Disc, string>> = { white: 'w', black: 'b', queen: 'q', striker: 's' };

/** An uncompressed bitmap, which every browser shows: rows from below, blue first. */
const bitmapOf = (planes: Float32Array): string => {
  const size = RECTIFIED_PX;
  const bytes = Buffer.alloc(54 + 3 * size * size);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(size, 18);
  bytes.writeInt32LE(size, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let row = 0, at = 54; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      for (const plane of [2, 1, 0]) {
        bytes[at] = 255 * (planes[plane * size * size + (size - 1 - row) * size + column] ?? 0);
        at += 1;
      }
  return `data:image/bmp;base64,${bytes.toString('base64')}`;
};

/** Collects the pictures with the most faults of every set, and writes them as one page. */
export const makeWorstPage = () => {
  const kept = new Map<string, Kept[]>();
  return {
    add: (set: string, picture: LabelledPicture, score: Score, rectified: Float32Array): void => {
      const faults = score.missed.length + score.wrong.length + score.wrongKind.length;
      const list = kept.get(set) ?? [];
      kept.set(set, list);
      if (faults === 0 || (list.length === WORST && faults <= (list[WORST - 1]?.faults ?? 0))) return;
      const pose = cameraPose(picture.fit);
      const mark = (colour: string) => (disc: { readonly kind: Disc; readonly at: OnSurface }) => {
        const seems = picture.asSeen ? disc.at : seemsToLie(pose, disc.at, middleHeightMm(disc.kind, undefined));
        const { xPx, yPx } = rectifiedAt(picture.fit.sideMm, seems);
        return { says: INITIALS[disc.kind], colour, x: xPx, y: yPx };
      };
      list.push({
        set,
        name: picture.name,
        faults,
        says: `missed ${score.missed.length}, wrong ${score.wrong.length}, wrong kind ${score.wrongKind.length}, of ${score.mustFind}`,
        picture: bitmapOf(rectified),
        marks: [
          ...score.missed.map(mark('#2f6bff')),
          ...score.wrong.map(mark('#ff2f2f')),
          ...score.wrongKind.map(mark('#ffb300')),
        ],
      });
      list.sort((a, b) => b.faults - a.faults).splice(WORST);
    },
    write: (file: string): void => {
      const figure = ({ name, says, picture, marks }: Kept) =>
        `<figure><figcaption>${name}: ${says}</figcaption><svg viewBox="0 0 ${RECTIFIED_PX} ${RECTIFIED_PX}"><image href="${picture}" width="${RECTIFIED_PX}" height="${RECTIFIED_PX}"/>${marks
          .map(
            ({ says, colour, x, y }) =>
              `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="none" stroke="${colour}" stroke-width="2"/><text x="${(x + 11).toFixed(1)}" y="${(y + 4).toFixed(1)}" fill="${colour}" font-size="12" font-weight="700">${says}</text>`,
          )
          .join('')}</svg></figure>`;
      const sections = [...kept].map(
        ([set, list]) => `<h2>${set}: the ${list.length} worst</h2><div>${list.map(figure).join('\n')}</div>`,
      );
      writeFileSync(
        file,
        `<!doctype html><meta charset="utf-8"><title>Pieces: the worst pictures</title>
<style>body{font:14px sans-serif;margin:16px}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:448px}svg{width:100%}</style>
<h1>Pieces: the worst pictures</h1><p>blue: missed · red: found, but not there · yellow: taken for another kind (letter: what was said)</p>
${sections.join('\n')}`,
      );
    },
  };
};
