import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Who may import whom. `rules` and `vision` never meet: vision reports, rules judge, match reconciles. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  carrom: [],
  rules: ['carrom'],
  vision: ['carrom'],
  match: ['carrom', 'rules'],
  replay: ['carrom', 'match'],
  hub: ['carrom', 'match'],
  io: ['carrom', 'vision', 'match', 'replay', 'hub'],
  ui: ['carrom', 'rules', 'match'],
  studio: ['carrom'],
  locales: [],
  app: ['carrom', 'rules', 'vision', 'match', 'replay', 'hub', 'io', 'ui', 'studio', 'locales', 'workers'],
  workers: ['carrom', 'rules', 'vision', 'match', 'replay', 'hub', 'io', 'studio'],
  cli: ['carrom', 'rules', 'vision', 'match', 'replay', 'hub', 'io', 'studio', 'workers', 'app'],
};

/** A package with an edge of its own is imported in one place, so that it can be exchanged there. */
const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  comlink: [
    'src/io/vision-worker.ts',
    'workers/vision.worker.ts',
    'src/io/network-worker.ts',
    'src/io/network-in-worker.ts',
    'workers/network.worker.ts',
  ],
  'onnxruntime-web/wasm': ['src/io/onnx.ts'],
  'onnxruntime-web/webgpu': ['src/io/onnx.ts'],
  '@techstark/opencv-js': ['src/io/opencv-module.ts'],
  idb: ['src/io/match-store.ts'],
  mqtt: ['src/io/mqtt.ts'],
  aedes: ['src/cli/broker/embedded-broker.ts'],
  ws: ['src/cli/broker/embedded-broker.ts'],
  uqr: ['src/ui/qr-code.ts'],
  'country-flag-icons/string/3x2': ['src/io/flags.ts'],
};

const top = fileURLToPath(new URL('..', import.meta.url));
const files = ['src', 'workers'].flatMap(folder =>
  readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .map(path => join(folder, path)),
);

interface Import {
  readonly from: string;
  readonly line: number;
  readonly to: string;
}

const IMPORTS = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)'([^']+)'/gm;

const importsOf = (file: string): readonly Import[] => {
  const text = readFileSync(join(top, file), 'utf8');
  return [...text.matchAll(IMPORTS)].map(found => ({
    from: file,
    line: text.slice(0, found.index).split('\n').length + (found[0].startsWith('\n') ? 1 : 0),
    to: found[1] ?? '',
  }));
};

const target = ({ from, to }: Import): string | undefined =>
  to.startsWith('.') ? relative(top, resolve(top, dirname(from), to.replace(/\?.*$/, ''))) : undefined;

/** `src/rules/books/icf.ts` → `rules`; files directly under `src` belong to no folder. */
const folderOf = (file: string): string | undefined => {
  const [first, second, third] = file.split('/');
  if (first === 'workers') return 'workers';
  return first === 'src' && third !== undefined ? second : undefined;
};

const imports = files.flatMap(importsOf);
const isTest = (file: string) => file.endsWith('.test.ts');

describe('Imports', () => {
  test('every folder is in the table', () => {
    const folders = new Set(files.map(folderOf).filter(folder => folder !== undefined));
    expect([...folders].filter(folder => !(folder in MAY_IMPORT))).toEqual([]);
  });

  test('nobody imports a folder that the table does not allow', () => {
    const offences = imports.flatMap(found => {
      const [mine, theirs] = [folderOf(found.from), folderOf(target(found) ?? '')];
      if (!mine || !theirs || mine === theirs) return [];
      if (found.from.endsWith('.browser.test.ts') && theirs === 'cli') return []; // they start the real product
      if (isTest(found.from) && theirs === 'studio') return []; // its camera and its truth are what tests measure against
      return MAY_IMPORT[mine]?.includes(theirs) ? [] : [`${found.from}:${found.line} imports ${theirs}/`];
    });
    expect(offences).toEqual([]);
  });

  test('the pure folders import no platform', () => {
    const offences = imports.filter(
      ({ from, to }) => /^src\/(carrom|rules|vision|match)\//.test(from) && !isTest(from) && to.startsWith('node:'),
    );
    expect(offences.map(({ from, line, to }) => `${from}:${line} imports ${to}`)).toEqual([]);
  });

  test('an outside thing is imported in its one file', () => {
    const offences = imports.filter(({ from, to }) => ONLY_IN[to] && !ONLY_IN[to].includes(from) && !isTest(from));
    expect(offences.map(({ from, line, to }) => `${from}:${line} imports ${to}`)).toEqual([]);
  });

  test('there are no cycles', () => {
    const graph = new Map(files.map(file => [file, importsOf(file).flatMap(found => target(found) ?? [])] as const));
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file) || path.includes(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(cycles).toEqual([]);
  });

  test('there are no barrels: import from the file that defines the thing', () => {
    const barrels = files.filter(file => {
      if (/(^|\/)index\.ts$/.test(file)) return true;
      const code = readFileSync(join(top, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      const statements = code.split('\n').filter(line => line.trim() !== '');
      return statements.length > 0 && statements.every(line => /^export .*from /.test(line));
    });
    expect(barrels).toEqual([]);
  });
});
