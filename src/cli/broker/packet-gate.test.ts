import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Gate, openGate, passGate } from './packet-gate.ts';

const settings = {
  mostBytes: 1_000,
  packetsPerSecond: 10,
  burstPackets: 20,
  bytesPerSecond: 5_000,
  burstBytes: 50_000,
};

/** A packet of this many bytes after its header. */
const packet = (bytes: number): number[] => {
  const length: number[] = [];
  let rest = bytes;
  do {
    const more = rest >= 128;
    length.push((rest % 128) + (more ? 128 : 0));
    rest = Math.floor(rest / 128);
  } while (rest > 0);
  return [0x30, ...length, ...Array<number>(bytes).fill(7)];
};

const passAll = (chunks: readonly Uint8Array[], atMs = 0) =>
  chunks.reduce<Gate | string>(
    (gate, chunk) => (typeof gate === 'string' ? gate : passGate(gate, chunk, atMs, settings)),
    openGate(settings, 0),
  );

describe('The gate before the broker', () => {
  test('counts packets right however the bytes are cut', () => {
    const cut = fc.tuple(fc.array(fc.nat(900), { maxLength: 20 }), fc.array(fc.integer({ min: 1, max: 50 })));
    fc.assert(
      fc.property(cut, ([lengths, cuts]) => {
        const bytes = Uint8Array.from(lengths.flatMap(packet));
        const chunks: Uint8Array[] = [];
        let at = 0;
        for (const size of cuts) {
          chunks.push(bytes.slice(at, at + size));
          at += size;
        }
        const gate = passAll([...chunks, bytes.slice(at)]);
        expect(gate).toMatchObject({ toCome: 0, allowance: 20 - lengths.length, atMs: 0 });
      }),
    );
  });

  test('closes on a packet that is too long before its bytes have come', () => {
    expect(passAll([Uint8Array.from(packet(5_000).slice(0, 4))])).toBe('too-long');
    expect(passAll([Uint8Array.from([0x30, 255, 255, 255, 255, 1])])).toBe('too-long');
  });

  test('closes on too many packets, and opens again with time', () => {
    const many = Uint8Array.from(Array.from({ length: 21 }, () => packet(2)).flat());
    expect(passAll([many])).toBe('too-many');
    const tired = passAll([many.slice(0, 20 * 4)]);
    if (typeof tired === 'string') throw new Error(tired);
    expect(typeof passGate(tired, many.slice(0, 4 * 5), 600, settings)).toBe('object');
  });

  test('closes on too many bytes in few packets, and opens again with time', () => {
    const narrow = { ...settings, burstBytes: 2_000, bytesPerSecond: 1_000 };
    const long = Uint8Array.from(packet(900));
    const one = passGate(openGate(narrow, 0), long, 0, narrow);
    if (typeof one === 'string') throw new Error(one);
    const two = passGate(one, long, 0, narrow);
    if (typeof two === 'string') throw new Error(two);
    expect(passGate(two, long, 0, narrow)).toBe('too-many');
    expect(typeof passGate(two, long, 1_000, narrow)).toBe('object');
  });
});
