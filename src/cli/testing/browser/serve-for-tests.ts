import type { TestProject } from 'vitest/node';
import { buildPages, type Served, servePages } from '../../serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** Tokens of the tables on the test broker are made from this. */
    secret: string;
  }
}

const SECRET = 'a secret that only the tests know';

/** Every group of tests runs this file for itself; they share the process, and so one build and one server. */
interface Shared {
  served?: Promise<Served>;
  users: number;
}
const processWide = globalThis as { carromPages?: Shared };

const serve = async (): Promise<Served> => {
  await buildPages();
  return servePages(4300, 'localhost', { secret: SECRET });
};

/** The browser tests see what users see: the built pages, served as `npm start` serves them. */
export default async (project: TestProject) => {
  processWide.carromPages ??= { users: 0 };
  const shared = processWide.carromPages;
  shared.users += 1;
  shared.served ??= serve();
  const { port, stop } = await shared.served;
  project.provide('origin', `http://localhost:${port}`);
  project.provide('secret', SECRET);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await stop();
  };
};
