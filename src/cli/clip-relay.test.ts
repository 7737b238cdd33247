import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { relayClips } from './clip-relay.ts';

describe('Clips lent to an overlay on the same computer', () => {
  let server: Server;
  let port = 0;
  beforeEach(async () => {
    const relay = relayClips();
    server = createServer((request, response) => relay(request as never, response, () => response.end()));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterEach(() => server.close());

  const send = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body = Buffer.alloc(0),
  ): Promise<{ readonly status: number; readonly about: unknown; readonly bytes: Buffer }> =>
    new Promise(resolve => {
      const gone = () => resolve({ status: 0, about: undefined, bytes: Buffer.alloc(0) });
      const asked = ask({ port, host: '127.0.0.1', method, path, headers: { host: `localhost:${port}`, ...headers } });
      asked.on('response', response => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            about: response.headers['x-clip'],
            bytes: Buffer.concat(parts),
          }),
        );
      });
      asked.on('error', gone);
      asked.end(body);
    });
  const clip = { 'content-type': 'video/webm', 'x-clip': '100 3100 5000 0.5' };
  const film = Buffer.from('a film');

  test('come back as they were, with where in them the shot is', async () => {
    expect((await send('PUT', '/m/1', clip, film)).status).toBe(204);
    expect(await send('GET', '/m/1')).toEqual({ status: 200, about: clip['x-clip'], bytes: film });
    expect((await send('GET', '/m/2')).status).toBe(404);
  });

  test('are kept three at a time', async () => {
    for (const id of ['1', '2', '3', '4']) await send('PUT', `/m/${id}`, clip, film);
    const found = await Promise.all(['1', '2', '3', '4'].map(async id => (await send('GET', `/m/${id}`)).status));
    expect(found).toEqual([404, 200, 200, 200]);
  });

  test('go to nobody under another name, nor to another site’s page', async () => {
    await send('PUT', '/m/1', clip, film);
    expect((await send('GET', '/m/1', { host: 'evil.example' })).status).toBe(403);
    expect((await send('GET', '/m/1', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('PUT', '/m/1', { ...clip, 'sec-fetch-site': 'same-site' }, film)).status).toBe(403);
    expect((await send('GET', '/m/1', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('are films of some megabytes and nothing else', async () => {
    expect((await send('PUT', '/m/1', { ...clip, 'content-type': 'text/html' }, film)).status).toBe(415);
    expect((await send('PUT', '/m/1', { 'content-type': 'video/webm' }, film)).status).toBe(415);
    expect((await send('PUT', '/m/../1', clip, film)).status).toBe(404);
    expect((await send('DELETE', '/m/1')).status).toBe(405);
    expect([0, 413]).toContain((await send('PUT', '/m/1', clip, Buffer.alloc(25 * 1024 * 1024))).status);
    expect((await send('GET', '/m/1')).status).toBe(404);
  });
});
