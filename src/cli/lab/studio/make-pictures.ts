import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_PER_TABLE } from '../../../studio/pictures.ts';
import type { StudioOptions } from './options.ts';
import { Progress } from './progress.ts';
import type { StudioServer, StudioTab } from './studio-browser.ts';
import { asTrouble, StudioTrouble } from './trouble.ts';

const nameOf = (index: number): string => `${String(index).padStart(6, '0')}.jpg`;

/** Which pictures have both their file and their label: a label is only written after its picture. */
const finished = (out: string, seed: number): ReadonlySet<number> => {
  const labels = join(out, 'labels.jsonl');
  if (!existsSync(labels)) return new Set();
  const done = new Set<number>();
  for (const line of readFileSync(labels, 'utf8').split('\n')) {
    if (!line.endsWith('}')) continue;
    const label = JSON.parse(line);
    if (label.seed !== seed)
      throw new StudioTrouble(
        `${labels} holds pictures of seed ${label.seed}: choose another --out, or the same --seed to go on.`,
      );
    if (existsSync(join(out, label.file))) done.add(label.index);
  }
  return done;
};

/** Labelled pictures: NNNNNN.jpg and one line each in labels.jsonl. What exists already is not made again. */
export const makePicturesOf = async (
  server: StudioServer,
  options: Pick<StudioOptions, 'out' | 'seed' | 'width' | 'height' | 'workers' | 'kind'>,
  indices: readonly number[],
): Promise<void> => {
  const { out, seed, width, height, kind } = options;
  const labels = join(out, 'labels.jsonl');
  try {
    mkdirSync(out, { recursive: true });
    const done = finished(out, seed);
    // A line cut off by an interruption would swallow the next one.
    if (existsSync(labels) && !readFileSync(labels, 'utf8').endsWith('\n')) appendFileSync(labels, '\n');
    const wanted = indices.filter(i => !done.has(i));
    if (wanted.length === 0) {
      console.log(`All ${indices.length} pictures are there already: ${out}`);
      return;
    }
    // A browser takes all pictures of one table: dressing it twice would cost more than the picture.
    const groups = [...new Set(wanted.map(i => Math.floor(i / PICTURES_PER_TABLE)))].map(group =>
      wanted.filter(i => Math.floor(i / PICTURES_PER_TABLE) === group),
    );
    const progress = new Progress('pictures', indices.length, indices.length - wanted.length);
    const work = async (tab: StudioTab) => {
      for (let group = groups.shift(); group; group = groups.shift())
        for (const index of group) {
          const { jpeg, label } = await tab.call('picture', { seed, index, width, height, kind });
          const file = nameOf(index);
          writeFileSync(join(out, file), Buffer.from(jpeg, 'base64'));
          appendFileSync(labels, `${JSON.stringify({ ...label, file })}\n`);
          progress.step();
        }
    };
    const tabs: StudioTab[] = [];
    for (let i = 0; i < Math.min(options.workers, groups.length); i += 1) tabs.push(await server.openTab());
    console.log(`Graphics: ${tabs[0]?.graphics}`);
    await Promise.all(tabs.map(work));
    progress.end();
    await Promise.all(tabs.map(tab => tab.close()));
  } catch (error) {
    throw asTrouble(error, out);
  }
};

/** The first `count` pictures of a seed, of each table its first `perTable`. */
export const picturesOf = (count: number, perTable: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(i / perTable) * PICTURES_PER_TABLE + (i % perTable));
