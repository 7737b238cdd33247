import { hostname } from 'node:os';
import { readMessage } from '../../hub/message.ts';
import { everyTable } from '../../hub/topics.ts';
import { type HubLogin, type LineStatus, openLine } from '../../io/mqtt.ts';
import type { HallRecord } from './hall-record.ts';

export interface BesideOptions {
  readonly url: string;
  /** `+`: every club on this broker. */
  readonly club: string;
  readonly login?: HubLogin;
  readonly record: HallRecord;
  readonly status?: (status: LineStatus) => void;
}

/**
 * Writes down what is told on somebody else's broker. What is told while this program is away waits there under its name;
 * what a broker that was killed forgot, the tables' last words bring again. Answers the function that ends it.
 */
export const keepBeside = ({ url, club, login, record, status }: BesideOptions): (() => Promise<void>) => {
  const line = openLine({
    url,
    ...(login ? { login } : {}),
    ...(status ? { status } : {}),
    session: `carrom-record-${club === '+' ? 'all' : club}-${hostname()}`,
    filters: (['ruling', 'state', 'results'] as const).map(leaf => everyTable(club, leaf)),
    // Written before the broker is told that it was heard.
    heard: (topic, text) => {
      const message = readMessage(topic, text);
      if (message.ok) record.hear(message.value);
    },
  });
  return () => line.end();
};
