import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { toldAfter } from '../../hub/told-fixture.ts';
import { openHubTable } from '../../io/hub-table.ts';
import { startBroker } from './embedded-broker.ts';
import { tokenFor } from './tokens.ts';

const file = fileURLToPath(new URL('../../../docs/scoreboard-client.mjs', import.meta.url));
const contract = fileURLToPath(new URL('../../../docs/hub.md', import.meta.url));
const [secret, port, address] = ['for the example', 4841, { club: 'club', table: '7' }];

test('The contract’s example client has twenty lines, runs, and tells score and rulings once each', async () => {
  const text = readFileSync(file, 'utf8').trimEnd();
  expect(text.split('\n').length).toBeLessThanOrEqual(20);
  expect(readFileSync(contract, 'utf8')).toContain(text);

  const broker = await startBroker(secret);
  await broker.listen(port, '127.0.0.1');
  const url = `mqtt://127.0.0.1:${port}`;
  const table = openHubTable({ url, address, login: { user: 'club/7', password: tokenFor(secret, address) } });
  const play = (n: number) => table.tell({ kind: 'stands', match: 'm', seq: n + 1, told: toldAfter(n) });
  play(0);
  const client = spawn(process.execPath, [file, url, address.club, address.table]);
  const lines: string[] = [];
  client.stdout.on('data', data => lines.push(...String(data).trimEnd().split('\n')));
  await expect.poll(() => lines, { timeout: 15_000 }).toEqual(['Ana 3 – Bea 8']);
  play(1);
  play(2);
  const said = (n: number) => `Ruling ${n} (§3.11 b)`;
  await expect
    .poll(() => lines, { timeout: 5_000 })
    .toEqual(['Ana 3 – Bea 8', said(1), 'Ana 3 – Bea 8', said(2), 'Ana 3 – Bea 8']);
  client.kill();
  await table.end();
  await broker.stop();
});
