import { describe, expect, test } from 'vitest';
import { refusalOf } from './upgrade-door.ts';

describe('The door for WebSockets', () => {
  const door = { path: '/mqtt', hosts: ['clubpc'], origins: ['https://club.example'] };
  const ask = (url: string | undefined, host?: string, origin?: string) =>
    refusalOf({ url, headers: { host, origin } }, door);

  test.each([
    ['a page from here', 'localhost:4173', 'http://localhost:4173', 0],
    ['a page from here by its address', '192.168.1.7:4173', 'http://192.168.1.7:4173', 0],
    ['a page from here by the newer kind of address', '[::1]:4173', 'http://[::1]:4173', 0],
    ['a page from here by the computer’s name', 'clubpc:4173', 'http://clubpc:4173', 0],
    ['a page that was allowed by name', 'localhost:4173', 'https://club.example', 0],
    ['a program that is no browser', 'localhost:4173', undefined, 0],
    ['a foreign page', 'localhost:4173', 'https://evil.example', 403],
    ['a page from another port', 'localhost:4173', 'http://localhost:8080', 403],
    ['a page without a place', 'localhost:4173', 'null', 403],
    ['a foreign name that leads here', 'evil.example:4173', 'http://evil.example:4173', 403],
    ['a page from here without a host', undefined, 'http://localhost:4173', 403],
  ])('%s', (_who, host, origin, refused) => {
    expect(ask('/mqtt', host, origin)).toBe(refused);
    expect(ask('/mqtt?x=1', host, origin)).toBe(refused);
  });

  test.each(['//', '/', '', undefined, '/mqtt/', 'http://[', '/%', '//mqtt', '\\', '/mqttx'])(
    'no other path: %j',
    url => {
      expect(ask(url, 'localhost:4173', 'http://localhost:4173')).toBe(404);
    },
  );
});
