import { describe, expect, test } from 'vitest';
import { brokerName, openKnownBrokers } from '../../../io/known-brokers.ts';
import { readHubPlace } from '../../hub-place.ts';
import { allowHub, handOut, trustIn } from './hub-trust.ts';

const storageOf = (kept: Map<string, string>) =>
  ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }) as unknown as Storage;

const here = new URL('http://localhost:4173/') as unknown as Location;
const at = (query: string) => readHubPlace(new URL(`http://localhost:4173/?${query}`), undefined);
const stranger = at('table=3&broker=wss://stranger.example/mqtt');

describe('A hub that a link names', () => {
  test('hears nothing and commands nothing before a person has allowed it', () => {
    const known = openKnownBrokers(undefined);
    expect(trustIn(stranger, here, known)).toEqual({ publish: 'unasked', commands: false });
  });

  test('that was allowed to hear does not command before its link was handed out, and then only for that table', () => {
    const known = openKnownBrokers(undefined);
    allowHub(stranger, true, known);
    expect(trustIn(stranger, here, known)).toEqual({ publish: 'yes', commands: false });
    handOut(stranger, known);
    expect(trustIn(stranger, here, known)).toEqual({ publish: 'yes', commands: true });
    expect(trustIn(at('table=4&broker=wss://stranger.example/mqtt'), here, known).commands).toBe(false);
  });

  test('that was declined is not asked about again, hears nothing, and cannot be handed a link', () => {
    const kept = new Map<string, string>();
    allowHub(stranger, false, openKnownBrokers(storageOf(kept)));
    const later = openKnownBrokers(storageOf(kept));
    handOut(stranger, later);
    expect(trustIn(stranger, here, later)).toEqual({ publish: 'no', commands: false });
  });

  test('that is forgotten is unknown again', () => {
    const known = openKnownBrokers(storageOf(new Map()));
    allowHub(stranger, true, known);
    known.forget(stranger.url);
    expect(trustIn(stranger, here, known).publish).toBe('unasked');
  });

  test('does not pass for another one: name and password before it, other ports and other paths are other hubs', () => {
    const known = openKnownBrokers(undefined);
    allowHub(stranger, true, known);
    for (const other of [
      'wss://stranger.example@evil.example/mqtt',
      'wss://stranger.example:81/mqtt',
      'wss://stranger.example/x',
    ]) {
      expect(trustIn(at(`table=3&broker=${other}`), here, known).publish).toBe('unasked');
    }
    expect(brokerName('wss://localhost:4173@evil.example/mqtt')).toBe('evil.example');
  });

  test('damaged answers allow nothing', () => {
    const kept = new Map([['carrom-umpire/brokers', '[{"broker":"wss://stranger.example/mqtt","publish":"yes"}]']]);
    expect(trustIn(stranger, here, openKnownBrokers(storageOf(kept))).publish).toBe('unasked');
  });

  test('is the server’s own: it is known', () => {
    const known = openKnownBrokers(undefined);
    expect(trustIn(at('table=3'), here, known)).toEqual({ publish: 'yes', commands: true });
    expect(trustIn(at('broker=ws://localhost:4174/mqtt'), here, known).publish).toBe('unasked');
  });
});
