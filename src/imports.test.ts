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
    'src/io/eyes/vision-worker.ts',
    'workers/vision.worker.ts',
    'src/io/eyes/network-worker.ts',
    'src/io/eyes/network-in-worker.ts',
    'workers/network.worker.ts',
  ],
  'onnxruntime-web/wasm': ['src/io/eyes/onnx.ts'],
  'onnxruntime-web/webgpu': ['src/io/eyes/onnx.ts'],
  '@techstark/opencv-js': ['src/io/eyes/opencv-module.ts'],
  idb: ['src/io/match-store.ts'],
  mqtt: ['src/io/mqtt.ts'],
  aedes: ['src/cli/broker/embedded-broker.ts', 'src/cli/broker/broker-memory.ts'],
  ws: ['src/cli/broker/embedded-broker.ts', 'src/cli/testing/browser/firefox.ts'],
  uqr: ['src/ui/qr-code.ts', 'src/cli/lan/terminal-qr.ts'],
  selfsigned: ['src/cli/lan/certificate.ts'],
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
  /** Gone when it runs. */
  readonly typeOnly: boolean;
}

const IMPORTS = /(?:^import type [^;]*?)?(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)'([^']+)'/gm;

const importsOf = (file: string): readonly Import[] => {
  const text = readFileSync(join(top, file), 'utf8');
  return [...text.matchAll(IMPORTS)].map(found => ({
    from: file,
    line: text.slice(0, found.index).split('\n').length + (found[0].startsWith('\n') ? 1 : 0),
    to: found[1] ?? '',
    typeOnly: found[0].startsWith('import type'),
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

/** Where more than so many files lie beside each other, nobody finds his room. */
const MOST_FILES = 40;
/** One file per book, story or element: lists, not stages. */
const LISTS = ['src/rules/books', 'src/studio/scenarios', 'src/ui'];

/** The same name and the same thing in folders that may not know each other, or in helpers of tests. */
const SAID_TWICE = ['PictureSize', 'Sight', 'Told', 'View'];

const grouped = <T>(all: readonly T[], by: (each: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, readonly T[]>();
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return groups;
};

describe('Folders and names', () => {
  const sources = files.filter(file => !isTest(file));

  test(`no folder has more than ${MOST_FILES} source files, but those that are lists`, () => {
    const count = grouped(sources, dirname);
    const crowded = [...count].filter(([folder, all]) => all.length > MOST_FILES && !LISTS.includes(folder));
    expect(crowded.map(([folder, all]) => `${folder}: ${all.length}`)).toEqual([]);
  });

  test('no type has the name of another', () => {
    const exported = sources.flatMap(file => {
      const text = readFileSync(join(top, file), 'utf8');
      return [...text.matchAll(/^export (?:type|interface|class) (\w+)/gm)].map(([, name = '']) => ({ name, file }));
    });
    const twice = [...grouped(exported, ({ name }) => name)].filter(
      ([name, all]) => all.length > 1 && !SAID_TWICE.includes(name),
    );
    expect(twice.map(([name, all]) => `${name}: ${all.map(({ file }) => file).join(', ')}`)).toEqual([]);
  });
});

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
      if (isTest(found.from) && target(found)?.startsWith('src/cli/testing/')) return [];
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

  test('a session needs no Lit: nothing that it imports, however far, does', () => {
    const reached = (file: string, known = new Set<string>()): ReadonlySet<string> => {
      for (const found of importsOf(file).filter(({ typeOnly }) => !typeOnly)) {
        const next = target(found) ?? found.to;
        if (known.has(next)) continue;
        known.add(next);
        if (files.includes(next)) reached(next, known);
      }
      return known;
    };
    const sessions = files.filter(file => /^src\/app\/.*session/.test(file) && !isTest(file));
    expect(sessions.length).toBeGreaterThan(0);
    const offences = sessions.filter(file => [...reached(file)].some(each => /^@?lit(\/|$)/.test(each)));
    expect(offences).toEqual([]);
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
