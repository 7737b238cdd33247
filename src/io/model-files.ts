import { bad, good, type Outcome } from '../carrom/outcome.ts';

/** Our networks, served from our own origin. */
export const MODEL_URLS = {
  surface: new URL('../../models/surface.onnx', import.meta.url),
  edges: new URL('../../models/edges.onnx', import.meta.url),
  pieces: new URL('../../models/pieces.onnx', import.meta.url),
  finds: new URL('../../models/finds.onnx', import.meta.url),
} as const;

/** A page that stands in for what is not there (servers of single pages do that) is no model. */
const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false;

export const fetchModel = async (url: URL): Promise<Outcome<Uint8Array, 'no-model'>> => {
  try {
    const response = await fetch(url);
    if (!response.ok || isPage(response)) return bad('no-model');
    return good(new Uint8Array(await response.arrayBuffer()));
  } catch {
    return bad('no-model');
  }
};
