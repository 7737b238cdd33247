import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { evaluateShots } from './evaluate/shots.ts';

/**
 * `npm run evaluate -- shots [--seed N] [--shots N] [--scenarios N] [--quiet MINUTES] [--clips DIR] [--strict]`
 * Prints what was measured. With `--strict` a bar that was missed ends it with 1.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '9000' },
    shots: { type: 'string', default: '1000' },
    scenarios: { type: 'string', default: '10' },
    quiet: { type: 'string', default: '20' },
    clips: { type: 'string', default: fileURLToPath(new URL('../../../shared/clips', import.meta.url)) },
    strict: { type: 'boolean', default: false },
  },
});

const section = positionals[0] ?? 'shots';
if (section !== 'shots') {
  console.error(`Nothing is called "${section}" here. There is: shots`);
  process.exit(2);
}
const missed = evaluateShots({
  seed: Number(values.seed),
  shots: Number(values.shots),
  scenarios: Number(values.scenarios),
  quietMinutes: Number(values.quiet),
  clips: values.clips,
  say: line => console.log(line),
});
for (const bar of missed) console.log(`missed: ${bar}`);
if (missed.length === 0) console.log('all bars met');
process.exit(values.strict && missed.length > 0 ? 1 : 0);
