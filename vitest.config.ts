import { defineConfig } from 'vitest/config';

/**
 * They measure time or count frames, and beside another browser two cores would be too slow for them; or they build the
 * pages anew, which all the others are served from.
 */
const ALONE = ['app/table-page', 'app/surface-fit', 'app/hub', 'app/demo-table', 'app/webcam-film', 'cli/start'].map(
  file => `src/${file}.browser.test.ts`,
);

/** Real Chromium with a fake webcam. */
const browser = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  deps: { interopDefault: false },
  globalSetup: 'src/cli/browser/serve-for-tests.ts',
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'workers/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          // Almost all of it is pure: loading the modules anew for every file would take longer than the tests.
          isolate: false,
          testTimeout: 20_000,
          // OpenCV's module has a `then`: lifted out of its default export it would make every import of it hang.
          deps: { interopDefault: false },
        },
      },
      {
        test: {
          ...browser,
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          exclude: ALONE,
          // Mostly they wait, for pages and for each other: two files at once.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...browser,
          name: 'browser-alone',
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
