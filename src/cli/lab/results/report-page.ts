import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inHtml } from '../evaluate/report-page.ts';
import { barsPicture } from './bars-picture.ts';
import { DOC_TABLES, tableOf } from './doc-tables.ts';
import type { Results } from './kept-results.ts';
import { inWords } from './machine.ts';
import type { PrintedTable } from './markdown.ts';

const escaped = (text: string): string => inHtml(text).replaceAll('`', '');

const htmlOf = ({ head, rows }: PrintedTable): string => {
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row.map(cell => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  return `<table><tr>${cells('th', head)}</tr>${rows.map(row => `<tr>${cells('td', row)}</tr>`).join('')}</table>`;
};

const STYLE = `body{font:15px/1.45 system-ui;margin:2rem auto;max-width:70rem;padding:0 1rem;background:#f7f0e1;color:#16110d}
h1,h2{line-height:1.15}h2{margin:2.2rem 0 .6rem}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .8rem .25rem 0;border-bottom:1px solid #c9b48c;vertical-align:top}th{font-weight:600}
.plots{display:flex;flex-wrap:wrap;gap:1.2rem}figure{margin:0}figcaption{font-weight:600}pre{overflow:auto;font-size:12px}small{color:#5a4a38}
nav a{margin-right:1rem}`;

/** What other commands left there: pages with the worst cases, and how reliable probabilities were. */
const worstPages = (folder: string): readonly string[] =>
  readdirSync(folder).filter(name => name.endsWith('.html') && !['index.html', 'bench.html'].includes(name));

const PICTURES_OF_RELIABILITY = ['films.html', 'shots.html'];
const reliabilityPictures = (folder: string): readonly string[] =>
  PICTURES_OF_RELIABILITY.flatMap(name => {
    const file = join(folder, name);
    const [svg] = existsSync(file)
      ? (/<svg[^>]*>\s*<title>How often[\s\S]*?<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [])
      : [];
    return svg ? [`<figure><figcaption>${name.replace('.html', '')}</figcaption>${svg}</figure>`] : [];
  });

const BY = /^(\w+) by (light|angle|size)$/;

const plots = (results: Results): string =>
  Object.values(results)
    .flatMap(({ tables }) => tables.filter(({ head }) => BY.test(head[0] ?? '')))
    .map(table => `<figure><figcaption>${table.head[0]}</figcaption>${barsPicture(table)}</figure>`)
    .join('\n');

/** One page that needs nothing else but the pages it links to beside it; answers with its file. */
export const writeWholeReport = (
  folder: string,
  command: 'evaluate' | 'bench',
  results: Results,
  details: ReadonlyMap<string, readonly string[]>,
): string => {
  const [first] = Object.values(results);
  const tables = DOC_TABLES.filter(({ from }) => from.some(section => section in results)).map(table => ({
    title: table.title,
    made: tableOf(table, results),
  }));
  const missed = Object.values(results).flatMap(result => result.missed);
  const reliable = command === 'evaluate' ? reliabilityPictures(folder) : [];
  const worst = command === 'evaluate' ? worstPages(folder) : [];
  const drawn = plots(results);
  const parts = [
    `<h1>npm run ${command}</h1><p>${first ? escaped(inWords(first)) : 'Nothing was measured.'}</p>`,
    worst.length > 0
      ? `<nav>The worst cases: ${worst.map(name => `<a href="${name}">${name.replace('.html', '').replace('-worst', '')}</a>`).join('')}</nav>`
      : '',
    missed.length > 0
      ? `<h2>Bars that were missed</h2><ul>${missed.map(bar => `<li>${escaped(bar)}</li>`).join('')}</ul>`
      : command === 'evaluate'
        ? '<p>All bars met.</p>'
        : '',
    ...tables.filter(({ made }) => made.rows.length > 0).map(({ title, made }) => `<h2>${title}</h2>${htmlOf(made)}`),
    drawn === '' ? '' : `<h2>By light, angle and size</h2><div class="plots">${drawn}</div>`,
    reliable.length > 0 ? `<h2>How reliable</h2><div class="plots">${reliable.join('')}</div>` : '',
    '<h2>Everything that was printed</h2>',
    ...[...details].map(
      ([name, lines]) => `<details><summary>${name}</summary><pre>${escaped(lines.join('\n'))}</pre></details>`,
    ),
  ];
  const file = join(folder, command === 'evaluate' ? 'index.html' : 'bench.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>npm run ${command}</title><style>${STYLE}</style>\n${parts.filter(Boolean).join('\n')}\n`,
  );
  return file;
};
