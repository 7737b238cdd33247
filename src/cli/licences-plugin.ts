import type { Plugin } from 'vite';
import { readLicences } from './licences.ts';

const lockFile = new URL('../../package-lock.json', import.meta.url);
const NAME = 'licences.json';

const listed = (): string =>
  JSON.stringify(
    readLicences(lockFile)
      .filter(({ aside }) => !aside)
      .map(({ name, version, licence }) => ({ name, version, licence })),
  );

/** Puts the list of what the product is made of beside its pages. */
export const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: NAME, source: listed() });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${NAME}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(listed());
    });
  },
};
