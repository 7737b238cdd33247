import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'workers/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 20_000,
          // OpenCV's module has a `then`: lifted out of its default export it would make every import of it hang.
          deps: { interopDefault: false },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          // Real Chromium with a fake webcam: one page at a time, or two cores drop frames.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          deps: { interopDefault: false },
          globalSetup: 'src/cli/browser/serve-for-tests.ts',
        },
      },
    ],
  },
});
