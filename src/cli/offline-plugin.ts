import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files above this are fetched at leisure, after the page works without a network. */
const LARGE_BYTES = 1_500_000;

/** Pages and recordings that the table page does without. */
const NOT_KEPT = /^(overlay|hall|remote|camera)\.html$|^demo\/|\.map$|^sw\.js$/;

/** Writes into the built service worker which files there are. The name of the whole changes with any of them. */
export const offline = (publicFolder: string): Plugin => ({
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const built = Object.values(bundle).map(each => ({
        name: each.fileName,
        bytes: Buffer.from(each.type === 'chunk' ? each.code : each.source),
      }));
      const given = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .map(path => ({
          name: path
            .slice(publicFolder.length)
            .replace(/^[/\\]/, '')
            .replaceAll('\\', '/'),
          path,
        }))
        .filter(({ name }) => !NOT_KEPT.test(name))
        .map(({ name, path }) => ({ name, bytes: readFileSync(path) }));
      const files = [...built, ...given]
        .filter(({ name }) => !NOT_KEPT.test(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1));
      const hash = createHash('sha256').update(worker.code);
      for (const { name, bytes } of files) hash.update(name).update(bytes);
      const list = (large: boolean) =>
        files.filter(({ bytes }) => bytes.length > LARGE_BYTES === large).map(({ name }) => name);
      const told = { version: hash.digest('hex').slice(0, 12), first: list(false), later: list(true) };
      worker.code = worker.code.replaceAll('__OFFLINE__', () => JSON.stringify(told));
    },
  },
});
