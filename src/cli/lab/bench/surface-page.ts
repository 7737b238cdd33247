import { standardSurface } from '../../../carrom/surface.ts';
import { fetchModel, type ModelName } from '../../../io/eyes/model-files.ts';
import { startNetwork, threadsHere } from '../../../io/eyes/onnx.ts';
import { startSurfaceSenses } from '../../../io/eyes/surface-senses.ts';
import type { Rgba } from '../../../vision/picture/measure-light.ts';
import { findSurface, type SurfaceSenses } from '../../../vision/surface/find-surface.ts';

/** What runs in the browser: how long a first fit takes, where that time goes, and a baseline beside it. */
const [WIDTH, HEIGHT] = [1280, 720];

/** The picture in the middle of one of a usual camera's size. */
const asCamera = async (url: string): Promise<Rgba> => {
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d');
  if (!context) throw new Error('no canvas');
  const inner = Math.min(WIDTH, Math.round((bitmap.width / bitmap.height) * HEIGHT));
  context.fillStyle = '#808080';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(bitmap, (WIDTH - inner) / 2, 0, inner, HEIGHT);
  return { width: WIDTH, height: HEIGHT, bytes: context.getImageData(0, 0, WIDTH, HEIGHT).data };
};

const model = async (name: ModelName): Promise<Uint8Array> => {
  const file = await fetchModel(name);
  if (!file.ok) throw new Error(file.error);
  return file.value;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const surface = async (url: string) => {
  const picture = await asCamera(url);
  const started = await startSurfaceSenses(await model('surface'), await model('edges'));
  if (!started.ok) throw new Error(started.error);
  const { senses } = started.value;
  const spent = { networksMs: 0 };
  const timing =
    (see: (input: Float32Array) => Promise<Float32Array>) =>
    async (input: Float32Array): Promise<Float32Array> => {
      const before = performance.now();
      const answer = await see(input);
      spent.networksMs += performance.now() - before;
      return answer;
    };
  const timed: SurfaceSenses = { ...senses, seeWide: timing(senses.seeWide), seeClose: timing(senses.seeClose) };
  const once = async () => {
    spent.networksMs = 0;
    const before = performance.now();
    const found = await findSurface(picture, standardSurface, timed);
    const ms = performance.now() - before;
    return { ms, networksMs: spent.networksMs, certainty: found.ok ? found.value.certainty : 0 };
  };
  const first = await once();
  const later: Awaited<ReturnType<typeof once>>[] = [];
  for (let i = 0; i < 7; i += 1) later.push(await once());

  const pieces = await startNetwork(await model('pieces'));
  if (!pieces.ok) throw new Error(pieces.error);
  const piecesMs: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    const before = performance.now();
    await pieces.value.run();
    piecesMs.push(performance.now() - before);
  }
  return {
    threads: threadsHere(),
    first,
    laterMs: median(later.map(({ ms }) => ms)),
    laterNetworksMs: median(later.map(({ networksMs }) => networksMs)),
    piecesMs: median(piecesMs),
  };
};

export const surfacePage = { surface };
export type SurfacePage = typeof surfacePage;
Object.assign(globalThis, { surfacePage });
