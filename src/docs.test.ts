import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const top = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(top, file), 'utf8');
const pages = [
  'README.md',
  'CHANGELOG.md',
  'models/README.md',
  'test-fixtures/README.md',
  ...readdirSync(join(top, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];

describe('The documentation', () => {
  test('the README can be read in one go', () => {
    expect(statSync(join(top, 'README.md')).size).toBeLessThanOrEqual(12_000);
  });

  test.each(pages)('every link of %s leads somewhere', page => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
    const dead = links.filter(link => !/^https?:/.test(link) && !existsSync(join(top, dirname(page), link)));
    expect(dead).toEqual([]);
  });

  test('README and accuracy page show the same table', () => {
    const table = (file: string) => /<!-- accuracy -->([\s\S]*)<!-- \/accuracy -->/.exec(read(file))?.[1];
    expect(table('README.md')).toMatch(/\d/);
    expect(table('README.md')).toBe(table('docs/accuracy.md'));
  });

  test('the moving picture is at most 3 MB', () => {
    expect(statSync(join(top, 'docs/demo.webp')).size).toBeLessThanOrEqual(3_000_000);
  });

  test('the recording of the demo is at most 8 MB', () => {
    expect(statSync(join(top, 'docs/demo.webm')).size).toBeLessThanOrEqual(8_000_000);
  });

  test('every picture is shown somewhere', () => {
    const shown = pages.map(read).join('\n');
    const pictures = readdirSync(join(top, 'docs')).filter(name => /\.(png|jpg|svg|webp|webm)$/.test(name));
    expect(pictures.filter(name => !shown.includes(name))).toEqual([]);
  });

  test('every folder of the source has its line in the architecture', () => {
    const page = read('docs/architecture.md');
    const folders = readdirSync(join(top, 'src'), { withFileTypes: true }).flatMap(each =>
      each.isDirectory() ? [each.name] : [],
    );
    expect(folders.filter(name => !page.includes(`\`src/${name}\``))).toEqual([]);
  });

  test('every command it names is one of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = pages.flatMap(page =>
      [...read(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
    );
    expect([...new Set(named)].filter(name => !(name in scripts))).toEqual([]);
  });
});
