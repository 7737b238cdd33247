import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startMosquitto } from '../../broker/mosquitto.ts';
import { tokenFor } from '../../broker/tokens.ts';

/** The broker of a load run. */
export interface LoadBroker {
  readonly url: string;
  readonly passwords?: Readonly<Record<string, string>>;
  readonly kill?: () => Promise<void>;
  readonly restart?: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const embedded = async (tables: number): Promise<LoadBroker> => {
  const [port, secret] = ['4871', 'load'];
  const file = fileURLToPath(new URL('broker-for-load.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, port, secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const names = Array.from({ length: tables }, (_, i) => `t${i + 1}`);
  return {
    url: `mqtt://127.0.0.1:${port}`,
    passwords: Object.fromEntries(names.map(table => [table, tokenFor(secret, { club: 'load', table })])),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

/** embedded, mosquitto, or the address of one that runs already. */
export const openBroker = async (name: string, tables: number): Promise<LoadBroker> => {
  if (name === 'embedded') return embedded(tables);
  if (name !== 'mosquitto') return { url: name, stop: async () => undefined };
  const { url, kill, start, stop } = await startMosquitto(4881);
  return { url, kill, restart: start, stop };
};
