import { readMessage, writeMessage } from '../hub/message.ts';
import type { Ack, Command, Wish } from '../hub/payloads.ts';
import { type Address, topicOf } from '../hub/topics.ts';
import { type HubLogin, type LineStatus, openLine } from './mqtt.ts';

/** How often a command is sent before the remote says that nobody answers. The table does it once all the same. */
const TRIES = 4;
const WAIT_MS = 1_500;

export type RemoteAnswer = Ack['did'] | 'no-answer';

export interface HubRemote {
  /** Asks the table for something, about the match as the umpire saw it. */
  ask(id: string, about: { readonly match: string; readonly seq: number }, wish: Wish): Promise<RemoteAnswer>;
  end(): Promise<void>;
}

export const openHubRemote = (options: {
  readonly url: string;
  readonly address: Address;
  readonly login: HubLogin;
  readonly status: (status: LineStatus) => void;
}): HubRemote => {
  const { url, address, login, status } = options;
  const waiting = new Map<string, (did: RemoteAnswer) => void>();
  const line = openLine({
    url,
    login,
    filters: [topicOf(address, 'ack')],
    heard: (topic, text) => {
      const message = readMessage(topic, text);
      if (message.ok && message.value.leaf === 'ack') waiting.get(message.value.body.id)?.(message.value.body.did);
    },
    status,
  });
  return {
    ask: async (id, { match, seq }, wish) => {
      const body: Command = { v: 1, id, match, seq, wish };
      const text = writeMessage({ leaf: 'command', body });
      if (!text.ok) return 'no-answer';
      const answered = new Promise<RemoteAnswer>(resolve => waiting.set(id, resolve));
      for (let tries = 0; tries < TRIES; tries += 1) {
        void line.send(topicOf(address, 'command'), text.value, false);
        const late = new Promise<undefined>(resolve => setTimeout(resolve, WAIT_MS, undefined));
        const did = await Promise.race([answered, late]);
        if (did) {
          waiting.delete(id);
          return did;
        }
      }
      waiting.delete(id);
      return 'no-answer';
    },
    end: () => line.end(),
  };
};
