import { checks } from './checks.ts';
import { runStep } from './run-step.ts';

// Types and lint, side by side: this is run before every commit.
const results = await Promise.all(checks.map(({ command, args }) => runStep(command, args)));
process.exitCode = results.every(Boolean) ? 0 : 1;
