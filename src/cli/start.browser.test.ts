import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openHubTable } from '../io/hub-table.ts';
import { readStartOptions } from './start-options.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Starts what `npm start` starts, without the process between, which passes a signal on only when it is quick; collects what it prints. */
const start = (...args: readonly string[]) => {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/cli/start.ts', ...args], {
    cwd: top,
  });
  let printed = '';
  child.stdout?.on('data', chunk => {
    printed += chunk;
  });
  child.stderr?.on('data', chunk => {
    printed += chunk;
  });
  const ended = new Promise<number | null>(resolve => child.on('exit', resolve));
  return { child, ended, printed: () => printed };
};

describe('npm start', () => {
  test('on a busy port takes the next, says so, serves isolated pages and ends cleanly on Ctrl-C', async () => {
    const neighbour = createServer().listen(4555, 'localhost');
    const { child, ended, printed } = start('--port', '4555', '--no-open');
    await expect.poll(printed, { timeout: 30_000 }).toContain('Ctrl-C');
    expect(printed()).toContain('Port 4555 is busy: using 4556 instead.');
    expect(printed()).toContain('http://localhost:4556/overlay.html');

    const answer = await fetch('http://localhost:4556/');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(await answer.text()).toContain('<carrom-table-page>');

    const overlay = await fetch('http://localhost:4556/overlay.html');
    expect(overlay.headers.get('cross-origin-embedder-policy')).toBeNull();

    const token = /Table 1 +http:\/\/localhost:4556\/\?table=1#token=([\w-]{24})/.exec(printed())?.[1];
    const statuses: string[] = [];
    const table = openHubTable({
      url: 'ws://localhost:4556/mqtt',
      address: { club: 'club', table: '1' },
      login: { user: 'club/1', password: token ?? '' },
      status: status => statuses.push(status),
    });
    await expect.poll(() => statuses.at(-1)).toBe('connected');
    await table.end();

    child.kill('SIGINT');
    expect(await ended).toBe(0);
    neighbour.close();
  });

  test('an option it does not know is answered with the ones it knows', async () => {
    const { ended, printed } = start('--prot', '80');
    expect(await ended).toBe(2);
    expect(printed()).toContain("Unknown option '--prot'");
    expect(printed()).toContain('--port N');
  });

  test.each([
    [['--club', 'A/B'], '--club takes small letters, digits and dashes, not “A/B”.'],
    [['--tables', '0'], '--tables takes a number from 1 to 99, not “0”.'],
    [['--origin', 'club'], '--origin takes an address like https://club.example, not “club”.'],
    [['--record', ''], '--record takes a folder.'],
    [['--mqtt-port', 'x'], '--mqtt-port takes a number from 1 to 65535, not “x”.'],
  ])('%j is refused with a sentence', (args, wrong) => {
    expect(readStartOptions(args)).toEqual({ wrong });
  });

  test.each([['0'], ['70000'], ['http']])('--port %s is refused with a sentence', port => {
    expect(readStartOptions(['--port', port])).toEqual({
      wrong: `--port takes a number from 1 to 65535, not “${port}”.`,
    });
  });
});
