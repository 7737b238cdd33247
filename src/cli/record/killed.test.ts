import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toldAfter } from '../../hub/told-fixture.ts';
import { type HubTable, openHubTable } from '../../io/hub-table.ts';
import { findMosquitto, startMosquitto } from '../broker/mosquitto.ts';
import { tokenFor } from '../broker/tokens.ts';
import { readDays } from './day-files.ts';
import { readRecorded } from './record-line.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SECRET = 'a secret that only this test knows';
const SHOTS = 60;
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/** What is to be ended, however a test ends. */
let endings: (() => unknown)[] = [];
const run = (script: string, ...args: readonly string[]): ChildProcess => {
  const command = ['--import', 'tsx', file(script), ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  endings.push(() => child.kill('SIGKILL'));
  return child;
};
const saying = async (child: ChildProcess, word: string): Promise<void> => {
  let printed = '';
  child.stdout?.on('data', data => {
    printed += data;
  });
  await expect.poll(() => printed, { timeout: 30_000 }).toContain(word);
};
const kill9 = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/** A match of so many shots, played while other things happen. */
const play = async (table: HubTable, match: string, betweenMs: number): Promise<void> => {
  table.tell({ kind: 'stands', match, seq: 1, told: toldAfter(0) });
  for (let n = 1; n <= SHOTS; n += 1) {
    const told = toldAfter(n);
    const over = n < SHOTS ? {} : ({ phase: 'match-over', over: { winner: 'A', points: 5, how: 'won' } } as const);
    table.tell({ kind: 'stands', match, seq: n + 1, told: { ...told, glance: { ...told.glance, ...over } } });
    await pause(betweenMs);
  }
};

const everything = ['m1', 'm2']
  .flatMap(match => [
    `result ${match} ${SHOTS + 1}`,
    ...Array.from({ length: SHOTS }, (_, i) => `ruling ${match} ${i + 2}`),
  ])
  .sort();

describe('A record whose writer is killed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-killed-'));
  });
  afterEach(async () => {
    for (const end of endings.reverse()) await end();
    endings = [];
    rmSync(folder, { recursive: true, force: true });
  });
  const said = () =>
    [...readDays(folder, 9)]
      .flatMap(text => readRecorded(text) ?? [])
      .map(({ kind, note }) => `${kind} ${note.match} ${note.seq}`)
      .sort();

  test('with the hub in its own process, five times in two matches: every ruling and result is there, once', async () => {
    const port = 4861;
    const start = async () => {
      const child = run('../lab/hall/broker-for-load.ts', String(port), SECRET, folder);
      await saying(child, 'ready');
      return child;
    };
    let broker = await start();
    const address = { club: 'club', table: '1' };
    const login = { user: 'club/1', password: tokenFor(SECRET, address) };
    const table = openHubTable({ url: `mqtt://127.0.0.1:${port}`, address, login });
    endings.push(() => table.end());
    const playing = play(table, 'm1', 60).then(() => play(table, 'm2', 60));
    for (let n = 0; n < 5; n += 1) {
      await pause(400 + 170 * n);
      await kill9(broker);
      broker = await start();
    }
    await playing;
    await expect.poll(said, { timeout: 15_000 }).toEqual(everything);
  }, 60_000);

  const missing = findMosquitto() === undefined;
  test.skipIf(missing)(
    `beside Mosquitto${missing ? ' (skipped: no mosquitto here)' : ''}, and Mosquitto, too: every ruling and result is there, once`,
    async () => {
      const broker = await startMosquitto(4863);
      endings.push(() => broker.stop());
      const start = async () => {
        const child = run('../hall.ts', '--broker', broker.url, '--record', folder, '--no-pages');
        await saying(child, 'connected, writing');
        return child;
      };
      let keeper = await start();
      let line = '';
      const status = (now: string) => {
        line = now;
      };
      const table = openHubTable({ url: broker.url, address: { club: 'paris', table: '7' }, status });
      endings.push(() => table.end());
      const first = play(table, 'm1', 50);
      await pause(900);
      await kill9(keeper);
      keeper = await start();
      await first;
      // While nobody writes, more is ruled than a state brings along: it waits in the broker.
      await kill9(keeper);
      await play(table, 'm2', 20);
      keeper = await start();
      await expect.poll(said, { timeout: 15_000 }).toEqual(everything);
      // A broker that forgot everything, to which the table comes back before who writes.
      await Promise.all([broker.kill(), kill9(keeper)]);
      await play(table, 'm3', 20);
      await broker.start();
      await expect.poll(() => line, { timeout: 20_000 }).toBe('connected');
      await pause(500);
      keeper = await start();
      await expect.poll(() => said().filter(words => words.includes('m3')).length, { timeout: 25_000 }).toBe(SHOTS + 1);
      expect(new Set(said()).size).toBe(said().length);
    },
    90_000,
  );
});
