import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The sentences of the code as they are now, collected by lit-localize into a copy of the translations. */
const extractNow = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-words-'));
  try {
    cpSync(join(top, 'src/locales/fr.xlf'), join(folder, 'fr.xlf'));
    const config = JSON.parse(readFileSync(join(top, 'lit-localize.json'), 'utf8'));
    const file = join(folder, 'lit-localize.json');
    const inputFiles = config.inputFiles.map((glob: string) => join(top, glob));
    writeFileSync(file, JSON.stringify({ ...config, inputFiles, interchange: { format: 'xliff', xliffDir: folder } }));
    execFileSync(process.execPath, ['node_modules/@lit/localize-tools/bin/lit-localize.js', 'extract', '--config', file], { cwd: top });
    return readFileSync(join(folder, 'fr.xlf'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const sources = ['ui', 'app'].flatMap(folder =>
  readdirSync(join(top, 'src', folder))
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => `src/${folder}/${name}`),
);

/** The text of every html`…` template, nested ones apart, with what is computed cut out. */
const templatesOf = (code: string): readonly string[] => {
  const found: string[] = [];
  /** Reads code up to the closing brace of a `${`, or to the end; gives back where it stopped. */
  const readCode = (from: number): number => {
    let depth = 0;
    for (let i = from; i < code.length; i += 1) {
      const at = code[i];
      if (at === '`') i = readTemplate(i + 1, /\b(?:html|svg)$/.test(code.slice(0, i)));
      else if (at === "'") i = code.indexOf("'", i + 1);
      else if (at === '/' && code[i + 1] === '/') i = code.indexOf('\n', i);
      else if (at === '/' && code[i + 1] === '*') i = code.indexOf('*/', i) + 1;
      else if (at === '{') depth += 1;
      else if (at === '}' && depth-- === 0) return i;
    }
    return code.length;
  };
  const readTemplate = (from: number, shown: boolean): number => {
    let text = '';
    for (let i = from; i < code.length; i += 1) {
      if (code[i] === '`') {
        if (shown) found.push(text);
        return i;
      }
      if (code[i] === '$' && code[i + 1] === '{') i = readCode(i + 2);
      else text += code[i];
    }
    return code.length;
  };
  readCode(0);
  return found;
};

/** Names and units that are the same in every language. */
const SAME_EVERYWHERE = /Carrom Umpire|&nbsp;/g;

describe('English and French', () => {
  const extracted = extractNow();

  test('every sentence of the pages has its French', () => {
    const units = [...extracted.matchAll(/<trans-unit[\s\S]*?<\/trans-unit>/g)].map(([unit]) => unit);
    const missing = units.filter(unit => !/<target>[\s\S]+<\/target>/.test(unit));
    expect(missing.map(unit => /<source>([\s\S]*?)<\/source>/.exec(unit)?.[1])).toEqual([]);
    expect(units.length).toBeGreaterThan(50);
  });

  test('the generated French is the one of the translations (npm run translate makes it again)', () => {
    const generated = readFileSync(join(top, 'src/locales/generated/fr.ts'), 'utf8');
    const ids = [...extracted.matchAll(/<trans-unit id="(\w+)"/g)].map(found => found[1] ?? '');
    expect(ids.filter(id => !generated.includes(`'${id}'`))).toEqual([]);
  });

  test.each(sources)('%s shows no words that cannot be translated', file => {
    const bare = templatesOf(readFileSync(join(top, file), 'utf8')).flatMap(template => {
      const attributes = [...template.matchAll(/\b(?:aria-label|title|placeholder|alt|label)="([^"]*[A-Za-z]{2}[^"]*)"/g)];
      const texts = template
        .replace(/<!--[\s\S]*?-->|<[^>]*>/g, '\n')
        .replace(SAME_EVERYWHERE, '')
        .split('\n');
      return [...attributes.map(found => found[1] ?? ''), ...texts.filter(text => /[A-Za-zÀ-ÿ]{2}/.test(text))];
    });
    expect(bare.map(text => text.trim())).toEqual([]);
  });
});
