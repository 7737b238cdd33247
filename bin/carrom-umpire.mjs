#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

/** `carrom-umpire [options]`, `carrom-umpire hall …`, `carrom-umpire score VIDEO …`: what `npm start`, `npm run hall` and `npm run score` are. */
const [wanted = ''] = process.argv.slice(2);
const named = ['hall', 'score'].includes(wanted);
if (named) process.argv.splice(2, 1);
// Our own settings, whatever lies in the folder that it is started in.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
await import(`../src/cli/${named ? wanted : 'start'}.ts`);
