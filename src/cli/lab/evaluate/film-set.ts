import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GivenCorners } from '../../score/options.ts';
import type { ClipTruth } from './clip-scene.ts';

/** A film from elsewhere with its truth, and in what light it was made. */
export interface Film {
  readonly name: string;
  readonly video: string;
  readonly truth: ClipTruth;
  readonly light: string;
}

/** Words of the folder's table → the group a film is counted in. The first that is found counts. */
const LIGHTS: readonly (readonly [RegExp, string])[] = [
  [/from the side/, 'from the side'],
  [/\bdim\b/, 'dim'],
  [/noisy|soft|lamp|px high/, 'one lamp, soft or small'],
  [/as the photo/, 'as the photo'],
];

const lightsIn = (folder: string): ReadonlyMap<string, string> => {
  const readme = join(folder, 'README.md');
  if (!existsSync(readme)) return new Map();
  const rows = readFileSync(readme, 'utf8').matchAll(/^\| (\w+) \|.*\| ([^|]+) \|$/gm);
  return new Map(
    [...rows].map(([, name = '', words = '']) => [
      name,
      LIGHTS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other',
    ]),
  );
};

/** Every film of a folder that has its truth beside it. */
export const filmsIn = (folder: string, light = 'other'): readonly Film[] => {
  if (!existsSync(folder)) return [];
  const lights = lightsIn(folder);
  return readdirSync(folder)
    .filter(file => file.endsWith('.json') && existsSync(join(folder, file.replace(/json$/, 'mp4'))))
    .toSorted()
    .map(file => {
      const name = file.replace(/\.json$/, '');
      return {
        name,
        video: join(folder, `${name}.mp4`),
        truth: JSON.parse(readFileSync(join(folder, file), 'utf8')) as ClipTruth,
        light: lights.get(name) ?? light,
      };
    });
};

/** The truth's corners run far left, far right, near right, near left; a person's from near left anticlockwise. */
export const cornersOf = ({ corners_px: [nw, ne, se, sw] }: ClipTruth): GivenCorners => {
  const at = ([xPx, yPx]: readonly [number, number]) => ({ xPx, yPx });
  return [at(sw), at(se), at(ne), at(nw)];
};

const SEEING = ['vision/detect', 'vision/surface', 'vision/surface/print', 'vision/picture', 'io', 'io/eyes'];

/** What decides the detector's answers: the networks and the code that asks them. */
export const eyesDigest = (models: string): { readonly networks: string; readonly code: string } => {
  const networks = createHash('sha256');
  for (const name of readdirSync(models)
    .filter(file => file.endsWith('.onnx'))
    .toSorted())
    networks.update(readFileSync(join(models, name)));
  const code = createHash('sha256');
  for (const folder of SEEING) {
    const path = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
    for (const name of readdirSync(path)
      .filter(file => file.endsWith('.ts') && !file.includes('.test.'))
      .toSorted())
      code.update(readFileSync(join(path, name)));
  }
  return { networks: networks.digest('hex').slice(0, 12), code: code.digest('hex').slice(0, 12) };
};
