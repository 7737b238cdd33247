import { describe, expect, test } from 'vitest';
import { linkTo, phoneLinkTo, readHubPlace, settingsLink } from './hub-place.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as unknown as Storage;

/** The address bar, and what is written into it. */
const open = (link: string) => {
  const location = new URL(link) as unknown as Location;
  const written: string[] = [];
  Object.assign(globalThis, {
    history: { state: null, replaceState: (_state: unknown, _title: string, url: string) => written.push(url) },
  });
  return { place: readHubPlace(location, storage), written, location };
};

describe('A page’s place on the hub', () => {
  test('without anything said is table 1 on the broker that serves the page, to read only', () => {
    expect(open('http://localhost:4173/overlay.html').place).toEqual({
      address: { club: 'club', table: '1' },
      url: 'ws://localhost:4173/mqtt',
    });
    expect(open('https://carrom.example/overlay.html').place.url).toBe('wss://carrom.example/mqtt');
  });

  test('the token is taken out of the address bar and kept for the tab', () => {
    const { place, written } = open('http://localhost:4173/?table=3#token=abc');
    expect(place.login).toEqual({ user: 'club/3', password: 'abc' });
    expect(written).toEqual(['/?table=3']);
    expect(open('http://localhost:4173/?table=3').place.login?.password).toBe('abc');
  });

  test('another table, or another broker, never gets it', () => {
    open('http://localhost:4173/?table=3#token=abc');
    expect(open('http://localhost:4173/?table=4').place.login).toBeUndefined();
    expect(open('http://localhost:4173/?table=3&broker=wss://elsewhere.example').place.login).toBeUndefined();
  });

  test('names that do not fit a topic, and brokers that are none, are not used', () => {
    const { place } = open('http://localhost:4173/?table=%23&club=a/b&broker=javascript:alert(1)');
    expect(place).toEqual({ address: { club: 'club', table: '1' }, url: 'ws://localhost:4173/mqtt' });
  });

  test('links to the other pages carry table, club and broker, and the token only to the remote', () => {
    const { place, location } = open('http://localhost:4173/?table=3&club=paris&broker=wss://hub.example/#token=abc');
    const broker = 'broker=wss%3A%2F%2Fhub.example%2F';
    expect(linkTo('overlay.html', place, location)).toBe(
      `http://localhost:4173/overlay.html?table=3&club=paris&${broker}`,
    );
    expect(linkTo('hall.html', place, location, 'every-table')).toBe(
      `http://localhost:4173/hall.html?club=paris&${broker}`,
    );
    expect(linkTo('remote.html', place, location, 'with-token')).toContain('#token=abc');
  });

  test('a hub that was typed in becomes an address; its password stays on the computer only when that was asked for', () => {
    const settings = { broker: 'wss://hub.example/', club: 'paris', table: '7', user: '', token: 'p&w', keep: false };
    const { location } = open('http://localhost:4173/?table=1');
    const remembered = new Map<string, string>();
    const computer = {
      getItem: (key: string) => remembered.get(key) ?? null,
      setItem: (key: string, value: string) => void remembered.set(key, value),
    } as unknown as Storage;
    const visit = (keep: boolean) => {
      const link = new URL(settingsLink({ ...settings, keep }, location)) as unknown as Location;
      return readHubPlace(link, undefined, computer);
    };
    expect(visit(false)).toEqual({
      address: { club: 'paris', table: '7' },
      url: 'wss://hub.example/',
      login: { user: 'paris/7', password: 'p&w' },
    });
    expect(remembered.size).toBe(0);
    visit(true);
    const later = new URL('http://localhost:4173/?table=7&club=paris&broker=wss://hub.example/') as unknown as Location;
    expect(readHubPlace(later, undefined, computer).login?.password).toBe('p&w');
  });

  test('a phone gets the address at which it reaches this server, and its hub; another hub stays where it is', () => {
    const { location, place } = open('http://localhost:4173/?table=2#token=abc');
    expect(phoneLinkTo('remote.html', place, location, 'https://192.0.2.7:4443')).toBe(
      'https://192.0.2.7:4443/remote.html?table=2#token=abc',
    );
    const away = open('http://localhost:4173/?table=2&broker=wss://hub.example/#token=abc');
    const link = phoneLinkTo('remote.html', away.place, away.location, 'https://192.0.2.7:4443');
    expect(new URL(link).searchParams.get('broker')).toBe('wss://hub.example/');
  });
});
