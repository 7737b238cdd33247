import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { WebSocket } from 'ws';

/** A stock Firefox, as a distribution ships it, driven by its own WebDriver BiDi. */
export const findFirefox = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => ['firefox-esr', 'firefox'].map(name => join(folder, name)))
    .find(existsSync);

/** Quiet, and silent to the network. */
const PREFERENCES: Readonly<Record<string, boolean | number | string>> = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

export interface FirefoxPage {
  readonly goto: (url: string) => Promise<void>;
  /** What this expression comes to, through JSON. It runs as if a person had just touched the page. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
}

export interface Firefox {
  readonly newPage: () => Promise<FirefoxPage>;
  readonly close: () => Promise<void>;
}

type Reply = { readonly id?: number; readonly error?: string; readonly message?: string; readonly result?: unknown };

/** Commands and their answers over one line. */
const speak = async (url: string) => {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.on('message', data => {
    const reply: Reply = JSON.parse(String(data));
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  const send = async <T>(method: string, params: object = {}): Promise<T> => {
    last += 1;
    const id = last;
    const answered = new Promise<Reply>(resolve => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}: ${message}`);
    return result as T;
  };
  return { send, end: () => socket.close() };
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', data => {
      printed += data;
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(printed)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', code => reject(new Error(`Firefox ended with ${code}: ${printed}`)));
  });

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

export const launchFirefox = async (program: string): Promise<Firefox> => {
  const profile = mkdtempSync(join(tmpdir(), 'carrom-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const asked = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const child = spawn(program, asked, { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] });
  const { send, end } = await speak(`${await addressOf(child)}/session`);
  await send('session.new', { capabilities: {} });
  return {
    // Each in a window of its own: tabs behind others are slowed down.
    newPage: async () => {
      const { context } = await send<{ readonly context: string }>('browsingContext.create', { type: 'window' });
      return {
        goto: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
        evaluate: async <T>(expression: string) => {
          const said = await send<Evaluated>('script.evaluate', {
            expression: `Promise.resolve((${expression})).then(value => JSON.stringify(value ?? null))`,
            target: { context },
            awaitPromise: true,
            userActivation: true,
          });
          if (said.type === 'exception') throw new Error(said.exceptionDetails?.text);
          return JSON.parse(said.result?.value ?? 'null') as T;
        },
      };
    },
    close: async () => {
      const ended = once(child, 'exit');
      await Promise.race([send('browser.close').catch(() => undefined), ended]);
      end();
      const hard = setTimeout(() => child.kill('SIGKILL'), 5_000);
      if (child.exitCode === null && child.signalCode === null) await ended;
      clearTimeout(hard);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};
