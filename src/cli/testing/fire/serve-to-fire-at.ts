import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const child = fileURLToPath(new URL('served-child.ts', import.meta.url));

/** Bytes, after tidying up. */
export interface ProcessMemory {
  /** What the system has given it. */
  readonly whole: number;
  /** What is really held in it: the rest may be taken again without asking the system. */
  readonly used: number;
}

export interface Target {
  readonly port: number;
  readonly mqttPort: number;
  readonly secret: string;
  /** What it printed and, if it has ended, with which code. */
  report(): { readonly printed: string; readonly ended: number | string | undefined };
  memory(): Promise<ProcessMemory>;
  stop(): Promise<void>;
}

/** Starts the product's server, with the pages in this folder, where its end would be noticed. */
export const serveToFireAt = async (folder: string, port: number): Promise<Target> => {
  const secret = 'known to those who fire at it';
  const args = ['--expose-gc', '--import', 'tsx', child, folder, secret, String(port), String(port + 1)];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let printed = '';
  let ended: number | string | undefined;
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', data => {
      printed += data;
    });
  }
  server.once('exit', (code, signal) => {
    ended = code ?? signal ?? 'unknown';
  });
  const answer = async <T>(): Promise<T> => {
    const heard = new AbortController();
    const { signal } = heard;
    const news = [once(server, 'message', { signal }), once(server, 'exit', { signal })];
    const [message] = ended === undefined ? await Promise.race(news) : [];
    heard.abort();
    await Promise.allSettled(news);
    if (ended !== undefined) throw new Error(`the server has ended: ${ended}\n${printed}`);
    return message as T;
  };
  const ports = await answer<{ readonly port: number; readonly mqttPort: number }>();
  return {
    ...ports,
    secret,
    report: () => ({ printed, ended }),
    memory: async () => {
      if (server.connected) server.send('memory');
      return answer<ProcessMemory>();
    },
    stop: async () => {
      if (ended !== undefined) return;
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
};
