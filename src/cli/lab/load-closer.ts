import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Network, startNetwork } from '../../io/eyes/onnx.ts';

/** The network of the second look, from the folder that the detector's lies in; undefined where there is none. */
export const loadCloser = async (folder: string, threads?: number): Promise<Network | undefined> => {
  const file = join(folder, 'finds.onnx');
  if (!existsSync(file)) return undefined;
  const started = await startNetwork(new Uint8Array(readFileSync(file)), threads);
  if (!started.ok) throw new Error(`${file}: ${started.error}`);
  return started.value;
};
