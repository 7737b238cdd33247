/**
 * Watches the bytes of one MQTT connection before the broker reads them. It knows only the frame of a packet (type, length)
 * and closes the gate on packets that are too long, on too many of them and on too many bytes: a broker would collect them
 * in memory.
 */
export interface Gate {
  /** Bytes of the running packet still to come. */
  readonly toCome: number;
  /** The length is spread over up to four bytes: those read so far, while it is incomplete. */
  readonly length?: { readonly value: number; readonly shift: number };
  /** Packets and bytes this client may still send at once. */
  readonly allowance: number;
  readonly bytesLeft: number;
  readonly atMs: number;
}

export interface GateSettings {
  /** Higher lets longer shots through, but lets a stranger fill more memory. */
  readonly mostBytes: number;
  /** Higher suits a table that sends every path, but lets a broken client keep the broker busy. */
  readonly packetsPerSecond: number;
  /** What may come at once, as after an outage. */
  readonly burstPackets: number;
  /** Higher suits long shots in quick succession, but more of them wait in memory while the broker is busy. */
  readonly bytesPerSecond: number;
  readonly burstBytes: number;
}

const kB = 1024;

/** For a table that has shown its token. */
export const tableGate: GateSettings = {
  mostBytes: 64 * kB,
  packetsPerSecond: 100,
  burstPackets: 1_500,
  bytesPerSecond: 512 * kB,
  burstBytes: 8 * kB * kB,
};

/** For everyone else, and until then: a greeting, what it wants to hear, receipts. Nothing of that is long. */
export const readerGate: GateSettings = {
  mostBytes: 16 * kB,
  packetsPerSecond: 100,
  burstPackets: 1_500,
  bytesPerSecond: 8 * kB,
  burstBytes: 32 * kB,
};

export const openGate = (settings: GateSettings, atMs: number): Gate => ({
  toCome: 0,
  allowance: settings.burstPackets,
  bytesLeft: settings.burstBytes,
  atMs,
});

/** The gate after these bytes, or what was wrong with them. */
export const passGate = (
  before: Gate,
  bytes: Uint8Array,
  atMs: number,
  settings: GateSettings,
): Gate | 'too-long' | 'too-many' => {
  const seconds = Math.max(0, (atMs - before.atMs) / 1000);
  let allowance = Math.min(settings.burstPackets, before.allowance + seconds * settings.packetsPerSecond);
  const bytesLeft = Math.min(settings.burstBytes, before.bytesLeft + seconds * settings.bytesPerSecond) - bytes.length;
  let { toCome, length } = before;
  for (let at = 0; at < bytes.length; ) {
    if (toCome > 0) {
      const taken = Math.min(toCome, bytes.length - at);
      toCome -= taken;
      at += taken;
    } else if (!length) {
      // The first byte of a packet: its type.
      allowance -= 1;
      if (allowance < 0) return 'too-many';
      length = { value: 0, shift: 0 };
      at += 1;
    } else {
      const byte = bytes[at] ?? 0;
      const value = length.value + (byte & 127) * 2 ** length.shift;
      const shift = length.shift + 7;
      const more = (byte & 128) !== 0;
      if (value > settings.mostBytes || (more && shift > 21)) return 'too-long';
      if (more) length = { value, shift };
      else {
        toCome = value;
        length = undefined;
      }
      at += 1;
    }
  }
  if (bytesLeft < 0) return 'too-many';
  return { toCome, allowance, bytesLeft, atMs, ...(length ? { length } : {}) };
};
