/** MQTT 3.1.1 by hand, for clients that no library would be: rude, silent, broken. */

/** A part of a packet: its length in two bytes, then itself. */
const field = (text: string) => {
  const bytes = Buffer.from(text);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
};

export const packet = (type: number, ...parts: readonly Buffer[]) => {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  for (let rest = body.length, more = true; more; rest = Math.floor(rest / 128)) {
    more = rest >= 128;
    length.push((rest % 128) + (more ? 128 : 0));
  }
  return Buffer.concat([Buffer.from([type, ...length]), body]);
};

export interface Greeting {
  readonly id?: string;
  readonly user?: string;
  readonly password?: string;
  /** Asks the broker to keep what it misses while it is away. */
  readonly keeps?: boolean;
  readonly aliveSeconds?: number;
}

export const connectPacket = ({ id = '', user, password, keeps, aliveSeconds = 60 }: Greeting = {}) => {
  const flags = (user === undefined ? 0 : 0xc0) + (keeps ? 0 : 2);
  const login = user === undefined ? [] : [field(user), field(password ?? '')];
  return packet(
    0x10,
    field('MQTT'),
    Buffer.from([4, flags, aliveSeconds >> 8, aliveSeconds & 255]),
    field(id),
    ...login,
  );
};

/** A message that asks for the broker's receipt. */
export const publishPacket = (topic: string, text: string) =>
  packet(0x32, field(topic), Buffer.from([0, 1]), Buffer.from(text));

export const subscribePacket = (...filters: readonly string[]) =>
  packet(0x82, Buffer.from([0, 1]), ...filters.flatMap(filter => [field(filter), Buffer.from([1])]));

/** The first byte of what the broker answers. */
export const GREETED = 0x20;
export const RECEIPT = 0x40;
