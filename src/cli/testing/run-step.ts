import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('../../../node_modules/.bin', import.meta.url));

/** Runs a tool (the project's own come first) with its output shown, and tells whether it went well. */
export const runStep = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    const env = { ...process.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };
    const child = spawn(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    child.on('error', () => resolve(false));
    child.on('exit', code => resolve(code === 0));
  });
