import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findOrInstallChromium, NO_CHROMIUM } from './browser/find-chromium.ts';
import { checks } from './checks.ts';
import { runStep } from './run-step.ts';

/**
 * The tests, the quick ones first: types and lint, unit tests, then real Chromium; with `--all` (`npm run test:all`) also
 * those that are slow and rarely break. Words after `--` narrow the tests to files whose path contains them, slow or not.
 * The last line counts everything, each check as one test.
 */
const words = process.argv.slice(2);
const only = words.filter(word => word !== '--all');
const all = words.includes('--all');
process.env['CARROM_TESTS'] = all ? 'all' : only.length > 0 ? 'named' : 'quick';
const results = '.cache/tests';
const tally = { passed: 0, failed: 0, skipped: 0 };

const count = (ok: boolean) => {
  if (ok) tally.passed += 1;
  else tally.failed += 1;
};

const runTests = async (project: 'unit' | 'browser') => {
  const file = `${results}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const ok = await runStep('vitest', ['run', '--project', `${project}*`, '--passWithNoTests', ...reporters, ...only]);
  const before = tally.failed;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    tally.passed += report.numPassedTests;
    tally.failed += report.numFailedTests;
    tally.skipped += report.numPendingTests + report.numTodoTests;
  } catch {
    console.error(`The ${project} tests left no report.`);
  }
  // A file that does not even load fails no single test, but the run has failed all the same.
  if (!ok && tally.failed === before) tally.failed += 1;
};

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

if (only.length === 0) {
  for (const { name, command, args } of checks) {
    console.log(`— ${name}`);
    count(await runStep(command, args));
  }
}
await runTests('unit');

const chromium = await findOrInstallChromium();
if (chromium) {
  process.env['CHROMIUM'] = chromium;
  await runTests('browser');
} else {
  console.error(NO_CHROMIUM);
  count(false);
}

const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
console.log(`${tally.passed} passed, ${tally.failed} failed${skipped}`);
process.exitCode = tally.failed === 0 && tally.passed > 0 ? 0 : 1;
