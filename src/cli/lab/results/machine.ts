import { readFileSync } from 'node:fs';
import { cpus, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const packageOf = (file: string): { readonly version: string; readonly dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

/** What a number depends on besides the code: when, on what, with which versions. */
export interface Circumstances {
  readonly at: string;
  readonly machine: string;
  readonly versions: string;
}

export const circumstances = (): Circumstances => {
  const [first] = cpus();
  const own = packageOf('package.json');
  const using = ['onnxruntime-web', '@techstark/opencv-js'].map(name => `${name} ${own.dependencies?.[name]}`);
  return {
    at: new Date().toISOString().slice(0, 16).replace('T', ' '),
    machine: `${cpus().length} × ${first?.model.trim() || process.arch}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`,
    versions: [`carrom-umpire ${own.version}`, `Node ${process.versions.node}`, ...using].join(', '),
  };
};

export const inWords = ({ at, machine, versions }: Circumstances): string => `${at} UTC, on ${machine}; ${versions}`;
