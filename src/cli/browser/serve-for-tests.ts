import type { TestProject } from 'vitest/node';
import { buildPages, servePages } from '../serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** The browser tests see what users see: the built pages, served as `npm start` serves them. */
export default async (project: TestProject) => {
  await buildPages();
  const { port, stop } = await servePages(4300, 'localhost');
  project.provide('origin', `http://localhost:${port}`);
  return stop;
};
