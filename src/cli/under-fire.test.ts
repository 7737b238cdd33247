import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { openHubTable } from '../io/hub-table.ts';
import { tokenFor } from './broker/tokens.ts';
import { fire } from './testing/fire/fire.ts';
import { serveToFireAt, type Target } from './testing/fire/serve-to-fire-at.ts';

const FUZZ_SECONDS = 20;

describe('The server that `npm start` starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-fire-'));
  let target: Target;
  let origin = '';
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'demo'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>table</title>');
    writeFileSync(join(folder, 'overlay.html'), '<!doctype html><title>overlay</title>');
    writeFileSync(join(folder, 'demo', 'demo.webm'), Buffer.alloc(50_000));
    target = await serveToFireAt(folder, 4871);
    origin = `http://localhost:${target.port}`;
  }, 60_000);
  afterAll(async () => {
    await target.stop();
    rmSync(folder, { recursive: true });
  });

  const lives = async () => {
    expect(target.report()).toEqual({ printed: '', ended: undefined });
    const answer = await fetch(origin);
    expect(answer.status).toBe(200);
  };
  /** Sends text as it is, and answers what came back. */
  const ask = (text: string): Promise<string> =>
    new Promise(resolve => {
      const socket = connect(target.port, 'localhost', () => socket.write(text));
      let came = '';
      socket.on('data', data => {
        came += data;
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(came));
    });
  const upgrade = (path: string, page?: string) =>
    ask(
      [
        `GET ${path} HTTP/1.1`,
        `Host: localhost:${target.port}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version: 13',
        ...(page ? [`Origin: ${page}`] : []),
        '',
        '',
      ].join('\r\n'),
    );

  test.each(['//', '//mqtt', '/nowhere', '///', 'http://['])('is not ended by an upgrade for %s', async path => {
    expect(await upgrade(path)).toMatch(/^HTTP\/1.1 40[04] /);
    await lives();
  });

  test.each(['http://[', 'http://x:99999/', '*', '//', '/%', '/%00', '/#', 'x'])(
    'is not ended by a request for %s',
    async path => {
      expect(await ask(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 \d{3} /,
      );
      await lives();
    },
  );

  test('lets no foreign page listen, but its own and programs', async () => {
    expect(await upgrade('/mqtt', 'https://evil.example')).toMatch(/^HTTP\/1.1 403 /);
    const opened = (page?: string) =>
      new Promise<boolean>(resolve => {
        const socket = new WebSocket(`ws://localhost:${target.port}/mqtt`, 'mqtt', page ? { origin: page } : {});
        socket.on('open', () => {
          socket.terminate();
          resolve(true);
        });
        socket.on('error', () => resolve(false));
      });
    expect([await opened('https://evil.example'), await opened(origin), await opened()]).toEqual([false, true, true]);
  });

  test('answers an unknown path with 404, also to a browser', async () => {
    for (const path of ['nowhere', 'assets/gone-12345678.js', 'index.html/x']) {
      const answer = await fetch(`${origin}/${path}`, { headers: { accept: 'text/html' } });
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  test.each([
    ['bytes=9-5', 416],
    ['bytes=x-', 416],
    ['bytes=50000-', 416],
    ['bytes=0-99', 206],
    ['bytes=-100', 200],
  ])('answers Range: %s with %i', async (range, status) => {
    const answer = await fetch(`${origin}/demo/demo.webm`, { headers: { range } });
    expect(answer.status).toBe(status);
    expect((await answer.arrayBuffer()).byteLength).toBe({ 206: 100, 200: 50_000, 416: 0 }[status]);
  });

  test('sends its policy with the pages, and takes nothing in', async () => {
    const [table, overlay] = [await fetch(origin), await fetch(`${origin}/overlay.html`)];
    expect(table.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(overlay.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(table.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(405);
    expect(await ask('GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 403 /);
  });

  test(`lives through ${FUZZ_SECONDS} s of hostile HTTP, upgrades and MQTT, and a table publishes after it`, async () => {
    const fired = await fire(target, FUZZ_SECONDS, 27);
    console.log(`fired: ${fired.http} at HTTP, ${fired.upgrades} upgrades, ${fired.mqtt} at MQTT`);
    await lives();
    const address = { club: 'club', table: '1' };
    const statuses: string[] = [];
    const table = openHubTable({
      url: `ws://localhost:${target.port}/mqtt`,
      address,
      login: { user: 'club/1', password: tokenFor(target.secret, address) },
      status: status => statuses.push(status),
    });
    await expect.poll(() => statuses.at(-1), { timeout: 10_000 }).toBe('connected');
    await table.end();
  }, 60_000);
});
