import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const onPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map(folder => join(folder, name))
    .find(existsSync);

/** Where Mosquitto is on this machine, if it is. */
export const findMosquitto = (): string | undefined => onPath('mosquitto');

export interface Mosquitto {
  readonly url: string;
  readonly webUrl: string;
  /** As when its machine loses power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The hall’s set-up of docs/hall.md: everyone may read, a table writes below its own name. */
const configuration = (folder: string, port: number, passwords: boolean): string =>
  [
    `listener ${port} 127.0.0.1`,
    `listener ${port + 1} 127.0.0.1`,
    'protocol websockets',
    'allow_anonymous true',
    'max_inflight_messages 100',
    'max_queued_messages 10000',
    ...(passwords ? [`password_file ${folder}/passwords`, `acl_file ${folder}/acl`] : []),
  ].join('\n');

const ACL = ['topic read carrom/v1/#', 'pattern readwrite carrom/v1/%u/#'].join('\n');

const answers = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A real Mosquitto on this port (and WebSocket on the next), with these users if any. */
export const startMosquitto = async (
  port: number,
  users: Readonly<Record<string, string>> = {},
): Promise<Mosquitto> => {
  const program = findMosquitto();
  if (!program) throw new Error('there is no mosquitto on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'carrom-mosquitto-'));
  const passwords = Object.keys(users).length > 0;
  writeFileSync(join(folder, 'conf'), configuration(folder, port, passwords));
  writeFileSync(join(folder, 'acl'), `${ACL}\n`, { mode: 0o600 });
  writeFileSync(join(folder, 'passwords'), '', { mode: 0o600 });
  for (const [user, password] of Object.entries(users)) {
    execFileSync(onPath('mosquitto_passwd') ?? 'mosquitto_passwd', ['-b', join(folder, 'passwords'), user, password]);
  }
  // Started as root it would become a user who cannot read this folder.
  const asRoot = process.getuid?.() === 0 ? 'user root\n' : '';
  writeFileSync(join(folder, 'conf'), `${asRoot}${configuration(folder, port, passwords)}\n`);
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(program, ['-c', join(folder, 'conf')], { stdio: 'ignore' });
    for (let tries = 0; tries < 100 && !(await answers(port)); tries += 1) await new Promise(r => setTimeout(r, 50));
  };
  const end = (signal: 'SIGKILL' | 'SIGTERM') =>
    new Promise<void>(resolve => {
      if (!child || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  await start();
  return {
    url: `mqtt://127.0.0.1:${port}`,
    webUrl: `ws://127.0.0.1:${port + 1}`,
    kill: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
