import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a page that needs nothing else. Parts that are no markup are shown as they are printed. */
export const writeReport = (file: string, title: string, parts: readonly string[]): void => {
  mkdirSync(dirname(file), { recursive: true });
  const body = parts.map(part => (part.startsWith('<') ? part : `<pre>${inHtml(part)}</pre>`));
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${inHtml(title)}</title>
<style>body{font:14px sans-serif;margin:16px}pre{white-space:pre-wrap}figure{margin:24px 0}.strip{display:flex;gap:4px}.strip svg{width:16.4%}</style>
<h1>${inHtml(title)}</h1>
${body.join('\n')}
`,
  );
};
