import type { TestProject } from 'vitest/node';
import { buildPages, servePages } from '../serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** Tokens of the tables on the test broker are made from this. */
    secret: string;
  }
}

/** The browser tests see what users see: the built pages, served as `npm start` serves them. */
export default async (project: TestProject) => {
  await buildPages();
  const secret = 'a secret that only the tests know';
  const { port, stop } = await servePages(4300, 'localhost', { secret });
  project.provide('origin', `http://localhost:${port}`);
  project.provide('secret', secret);
  return stop;
};
