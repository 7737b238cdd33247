import { defineConfig } from 'vitest/config';

/**
 * They measure time or count frames, and beside another browser two cores would be too slow for them; or they build the
 * pages anew, which all the others are served from.
 */
const ALONE = [
  'app/table/table-page',
  'app/table/picture/surface-fit',
  'app/hub',
  'app/table/demo-table',
  'app/table/whole-boards',
  'io/clips/camera-clips',
  'app/table/picture/webcam-film',
  'app/camera/phone-film',
  'cli/start',
].map(file => `src/${file}.browser.test.ts`);

/** Slow, and of what rarely breaks: run by `npm run test:all`, and wherever tests are named. */
const SLOW = [
  'app/camera/phone-comes-back.browser',
  'app/camera/phone-film.browser',
  'app/external-hub.browser',
  'app/firefox.browser',
  'app/follower-pages-axe.browser',
  'app/offline.browser',
  'app/overlay/overlay-fuzz.browser',
  'app/table/hostile-match.browser',
  'app/table/picture/bumped.browser',
  'app/table/picture/live-studio.browser',
  'app/table/picture/webcam-film.browser',
  'app/table/session/published-file',
  'app/table/static-host.browser',
  'app/table/whole-boards.browser',
  'cli/broker/broker-fuzz',
  'cli/lab/evaluate/camera-match',
  'cli/lab/hall/random-match',
  'cli/lab/hall/studio-match',
  'cli/packed.browser',
  'cli/record/killed',
  'io/clips/clip-store.browser',
  'io/**/opencv-surface',
  'studio/hands/path',
  'studio/other-engines',
  'studio/perform',
  'studio/physics/roll',
  'studio/pictures',
  'studio/scenarios',
].map(file => `src/${file}.test.ts`);
const left = process.env['CARROM_TESTS'] === 'quick' ? SLOW : [];

/**
 * Real Chromium with a fake webcam. On a strange machine, with everything at once, a browser may lose a race that no user
 * would: there a failed test is tried once more, and the report says so.
 */
const browser = {
  retry: process.env['CI'] ? 1 : 0,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  deps: { interopDefault: false },
  globalSetup: 'src/cli/testing/browser/serve-for-tests.ts',
  isolate: false,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'workers/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', ...left],
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
          exclude: [...ALONE, ...left],
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
          exclude: left,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
