import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type Served, servePages } from '../serve.ts';
import { inAddressBar, ownAddresses, ownNames } from './addresses.ts';
import { type Certificate, keptCertificate } from './certificate.ts';

/** Another address of this computer: that of its network or, without one, a second one of its own. */
const ELSEWHERE = ownAddresses().find(address => !address.includes(':')) ?? '127.0.0.2';

const answersAt = (port: number, host: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connectPlain(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

describe('The pages in one’s own network', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-lan-'));
  let certificate: Certificate;
  let served: Served;
  let alone: Served;
  beforeAll(async () => {
    mkdirSync(join(folder, 'pages'));
    writeFileSync(join(folder, 'pages', 'index.html'), '<!doctype html><title>table</title>');
    certificate = await keptCertificate(join(folder, 'lan.pem'), [...ownNames(), ELSEWHERE]);
    const lan = { port: 4931, certificate };
    served = await servePages(4921, 'localhost', { secret: 'of this test', lan }, join(folder, 'pages'));
    alone = await servePages(4941, 'localhost', { secret: 'of this test' }, join(folder, 'pages'));
  });
  afterAll(async () => {
    await Promise.all([served.stop(), alone.stop()]);
    rmSync(folder, { recursive: true });
  });

  /** As a browser does that trusts this certificate and no other: the address must be in it. */
  const ask = async (host: string, path = '/') => {
    const request = get({ host, port: served.lan?.port, path, ca: certificate.cert, agent: false });
    const [answer] = await once(request, 'response');
    let text = '';
    for await (const part of answer) text += part;
    return { status: answer.statusCode as number, headers: answer.headers as Record<string, string>, text };
  };

  test('without --lan only loopback answers', async () => {
    expect(await answersAt(alone.port, 'localhost')).toBe(true);
    expect(await answersAt(alone.port, ELSEWHERE)).toBe(false);
    expect(alone.lan).toBeUndefined();
    expect(await (await fetch(`http://localhost:${alone.port}/lan.json`)).json()).toEqual({});
  });

  test('with it the plain pages stay on loopback, and https answers at every address, isolated as ever', async () => {
    expect(await answersAt(served.port, ELSEWHERE)).toBe(false);
    for (const host of ['localhost', ELSEWHERE]) {
      const { status, headers, text } = await ask(host);
      expect([status, text]).toEqual([200, '<!doctype html><title>table</title>']);
      expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test('the pages are told where phones reach them', async () => {
    const [first] = ownAddresses();
    const expected = first ? { origin: `https://${inAddressBar(first)}:${served.lan?.port}` } : {};
    expect(await (await fetch(`http://localhost:${served.port}/lan.json`)).json()).toEqual(expected);
  });

  test('the hub is beside them, for their own pages and for no others', async () => {
    const opened = (origin: string) =>
      new Promise<boolean>(resolve => {
        const url = `wss://${ELSEWHERE}:${served.lan?.port}/mqtt`;
        const socket = new WebSocket(url, 'mqtt', { ca: certificate.cert, origin });
        socket.on('open', () => {
          socket.terminate();
          resolve(true);
        });
        socket.on('error', () => resolve(false));
      });
    expect(await opened(`https://${ELSEWHERE}:${served.lan?.port}`)).toBe(true);
    expect(await opened('https://evil.example')).toBe(false);
  });

  test('what cannot be read is refused and ends nothing', async () => {
    const port = served.lan?.port ?? 0;
    const rubbish = connectPlain(port, 'localhost', () => rubbish.end('GET / HTTP/1.1\r\n\r\n'));
    rubbish.on('error', () => undefined);
    await once(rubbish, 'close');
    for (const target of ['//', 'http://[', '*', '/%', 'x']) {
      const socket = connect({ port, host: 'localhost', ca: certificate.cert, ALPNProtocols: ['http/1.1'] });
      socket.on('error', () => undefined);
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      let came = '';
      socket.on('data', data => {
        came += data;
      });
      await once(socket, 'close');
      expect(came, target).toMatch(/^HTTP\/1.1 \d{3} /);
    }
    expect((await ask('localhost')).status).toBe(200);
  });
});
