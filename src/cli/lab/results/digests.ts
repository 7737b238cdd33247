import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { checksum, type NetworkName } from '../train/card.ts';

/** What decides a measured number, in a few letters each: when one of them changes, the number is an old one. */
export interface Digests {
  readonly networks?: string;
  readonly model?: string;
}

const SHORT = 12;
const modelFile = new URL('../../../vision/reading/model.ts', import.meta.url);

const networksDigest = (networks: readonly NetworkName[]): string =>
  createHash('sha256').update(networks.map(checksum).join('\n')).digest('hex').slice(0, SHORT);
const modelDigest = (): string => createHash('sha256').update(readFileSync(modelFile)).digest('hex').slice(0, SHORT);

/** Which of our networks a section measures, and whether the numbers of the reading's model take part. */
export interface Measures {
  readonly networks: readonly NetworkName[];
  readonly model: boolean;
}

const ALL = ['surface', 'edges', 'pieces', 'finds'] as const;
const MEASURES: Readonly<Record<string, Measures>> = {
  'evaluate surface': { networks: ['surface', 'edges'], model: false },
  'evaluate pieces': { networks: ['pieces', 'finds'], model: false },
  'evaluate shots': { networks: [], model: true },
  'evaluate films': { networks: ALL, model: true },
};

export const digestsOf = (section: string): Digests => {
  const { networks, model } = MEASURES[section] ?? { networks: [], model: false };
  return {
    ...(networks.length > 0 ? { networks: networksDigest(networks) } : {}),
    ...(model ? { model: modelDigest() } : {}),
  };
};
