import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const NETWORKS = ['surface', 'edges', 'pieces', 'finds'] as const;
export type NetworkName = (typeof NETWORKS)[number];

const inModels = (name: string): string => fileURLToPath(new URL(`../../../../models/${name}`, import.meta.url));
export const modelPath = (network: NetworkName): string => inModels(`${network}.onnx`);
export const cardPath = inModels('README.md');

export const checksum = (network: NetworkName): string =>
  createHash('sha256')
    .update(readFileSync(modelPath(network)))
    .digest('hex');

export const checksumLines = (networks: readonly NetworkName[] = NETWORKS): readonly string[] => [
  '| file | SHA-256 |',
  '| --- | --- |',
  ...networks.map(network => `| ${network}.onnx | \`${checksum(network)}\` |`),
];
