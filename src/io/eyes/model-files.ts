import { bad, good, type Outcome } from '../../carrom/outcome.ts';

/** Our networks, served from our own origin. */
const MODEL_URLS = {
  surface: new URL('../../../models/surface.onnx', import.meta.url),
  edges: new URL('../../../models/edges.onnx', import.meta.url),
  pieces: new URL('../../../models/pieces.onnx', import.meta.url),
  finds: new URL('../../../models/finds.onnx', import.meta.url),
} as const;
export type ModelName = keyof typeof MODEL_URLS;

/** Gives the bytes of a network: over the network in a page, from a folder on the command line. */
export type ReadModel = (name: ModelName) => Promise<Outcome<Uint8Array, 'no-model'>>;

/** A page that stands in for what is not there (servers of single pages do that) is no model. */
const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false;

export const fetchModel: ReadModel = async name => {
  try {
    const response = await fetch(MODEL_URLS[name]);
    if (!response.ok || isPage(response)) return bad('no-model');
    return good(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return bad('no-model');
  }
};
