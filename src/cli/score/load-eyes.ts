import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, good, type Outcome } from '../../carrom/outcome.ts';
import type { SurfaceKind } from '../../carrom/surface.ts';
import type { ReadModel } from '../../io/eyes/model-files.ts';
import { loadDetectorHere } from '../../io/eyes/piece-networks.ts';
import { loadSurfaceFinder } from '../../io/eyes/surface-finder.ts';
import type { Eyes } from '../../vision/pipeline.ts';
import type { ScoreTrouble } from './trouble.ts';

/** What sees the board and the pieces, and which files it was made from. */
export interface LoadedEyes {
  readonly eyes: Eyes;
  /** The beginning of each file's SHA-256, by its name. */
  readonly models: Readonly<Record<string, string>>;
}

/** Loads the page's own eyes, with the networks of a folder. */
export const loadEyes = async (folder: string, kind: SurfaceKind): Promise<Outcome<LoadedEyes, ScoreTrouble>> => {
  const models: Record<string, string> = {};
  const read: ReadModel = async name => {
    try {
      const bytes = new Uint8Array(await readFile(join(folder, `${name}.onnx`)));
      models[name] = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      return good(bytes);
    } catch {
      return bad('no-model');
    }
  };
  const [detector, finder] = [await loadDetectorHere(read), await loadSurfaceFinder(read, kind)];
  if (!detector.ok) return bad('no-model');
  return good({ eyes: { loadFinder: async () => finder, loadDetector: async () => detector }, models });
};
