import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';

/**
 * The only file that imports the MQTT client. It works the same in the browser and on the command line, and it never
 * gives up: after a loss it comes back, each time a little later, and listens to the same things again.
 */
export type LineStatus = 'connecting' | 'connected' | 'away' | 'refused';

export interface HubLogin {
  readonly user: string;
  readonly password: string;
}

export interface LineOptions {
  /** ws://…, wss://…; on the command line also mqtt://… */
  readonly url: string;
  readonly login?: HubLogin;
  readonly filters: readonly string[];
  readonly heard: (topic: string, text: string, retained: boolean) => void;
  readonly status?: (status: LineStatus) => void;
  /** A name under which the broker keeps what was told while this client was away. */
  readonly session?: string;
  /** Asked for anew at every connection: what the broker says when this client vanishes. */
  readonly will?: () => { readonly topic: string; readonly text: string };
}

export interface HubLine {
  /** Resolves to true when the broker has it; false when it has to be sent again. */
  send(topic: string, text: string, retain: boolean): Promise<boolean>;
  end(): Promise<void>;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

const reading = new TextDecoder();

export const openLine = (options: LineOptions): HubLine => {
  const { url, login, filters, heard, status = () => undefined, session, will } = options;
  const lastWord = () => {
    const word = will?.();
    return word
      ? { will: { topic: word.topic, payload: word.text as unknown as Buffer, qos: 1, retain: true } as const }
      : {};
  };
  const settings: IClientOptions = {
    ...(login ? { username: login.user, password: login.password } : {}),
    ...lastWord(),
    clean: session === undefined,
    ...(session === undefined ? {} : { clientId: session }),
    connectTimeout: 5_000,
    keepalive: 10,
    reconnectPeriod: FIRST_WAIT_MS,
    queueQoSZero: false,
    resubscribe: false,
  };
  const client: MqttClient = mqtt.connect(url, settings);
  const unconfirmed = new Set<(sent: boolean) => void>();
  let refused = false;
  status('connecting');

  client.on('connect', () => {
    client.options.reconnectPeriod = FIRST_WAIT_MS;
    client.subscribe([...filters], { qos: 1 }, () => status('connected'));
  });
  client.on('reconnect', () => {
    Object.assign(client.options, lastWord());
  });
  client.on('close', () => {
    // Twice as long every time, and never all tables of a hall in the same moment.
    const wait = Math.min(LONGEST_WAIT_MS, (client.options.reconnectPeriod ?? FIRST_WAIT_MS) * 2);
    client.options.reconnectPeriod = wait * (0.8 + Math.random() * 0.4);
    // What was not confirmed is sent again from the outbox, not by the client: it would repeat what got it thrown out.
    client.outgoingStore = new mqtt.Store();
    for (const tell of unconfirmed) tell(false);
    unconfirmed.clear();
    status(refused ? 'refused' : 'away');
  });
  client.on('error', error => {
    const code = 'code' in error ? Number(error.code) : 0;
    // 4 and 5 are the broker's no to this name and password: trying again would not help.
    if (code === 4 || code === 5 || code === 134 || code === 135) {
      refused = true;
      client.end(true);
      status('refused');
    }
  });
  client.on('message', (topic, payload, packet) => heard(topic, reading.decode(payload), packet.retain));

  return {
    send: (topic, text, retain) =>
      new Promise(resolve => {
        if (!client.connected) return resolve(false);
        unconfirmed.add(resolve);
        client.publish(topic, text, { qos: 1, retain }, error => {
          unconfirmed.delete(resolve);
          resolve(!error);
        });
      }),
    end: async () => {
      await client.endAsync(true).catch(() => undefined);
    },
  };
};
