import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openLine } from './mqtt.ts';

test('A line to a broker that hangs up comes back, each time later than the time before', async () => {
  const calls: number[] = [];
  const server = createServer(socket => {
    calls.push(performance.now());
    socket.on('error', () => undefined);
    socket.destroy();
  });
  await new Promise<void>(done => server.listen(4861, '127.0.0.1', done));
  const statuses: string[] = [];
  const line = openLine({
    url: 'mqtt://127.0.0.1:4861',
    filters: [],
    heard: () => undefined,
    status: status => statuses.push(status),
  });
  await expect.poll(() => calls.length, { timeout: 15_000 }).toBe(5);
  const waits = calls.slice(1).map((at, i) => at - (calls[i] ?? 0));
  // Doubled every time, give or take a fifth, so that not all tables of a hall come at once.
  expect(waits.every((wait, i) => i === 0 || wait > (waits[i - 1] ?? 0))).toBe(true);
  expect(waits[3]).toBeGreaterThan(4 * (waits[0] ?? 0));
  expect(new Set(statuses)).toEqual(new Set(['connecting', 'away']));
  expect(await line.send('carrom/v1/club/1/state', '{}', true)).toBe(false);
  await line.end();
  await new Promise(done => server.close(done));
});
