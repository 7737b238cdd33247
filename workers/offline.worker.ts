/**
 * Keeps the table page on this computer, so that it opens without a network. It answers only for what belongs to that
 * page: overlay, hall and remote need the hub anyway, and go their way untouched.
 *
 * Stored answers keep the headers they came with, cross-origin isolation among them.
 */

import { mayKeep } from '../src/io/may-keep.ts';

/** Written in by the build: every file of the page, and a name that changes with any of them. */
declare const __OFFLINE__: {
  readonly version: string;
  /** Fetched when the page is installed, and, being large, afterwards at leisure. */
  readonly first: readonly string[];
  readonly later: readonly string[];
};

/** The browser's types for service workers contradict those for pages; these are the few that are needed. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
}

const scope = globalThis as unknown as Scope;
const { version, first, later } = __OFFLINE__;
const PREFIX = 'carrom-umpire-pages-';
const NAME = PREFIX + version;
const PAGE = 'index.html';
/** A server that does not answer by then is as good as gone. */
const PATIENCE_MS = 4000;

const urlOf = (file: string): string => new URL(file, scope.registration.scope).href;
const known = new Set([...first, ...later, 'demo/demo.webm']);

/** What a version before had under the same name with a hash in it is the same file. */
const keep = async (cache: Cache, file: string): Promise<void> => {
  const url = urlOf(file);
  if (await cache.match(url)) return;
  const had = /-[\w-]{8}\.\w+$/.test(file) ? await caches.match(url) : undefined;
  const old = had && mayKeep(file, had) ? had : undefined;
  const answer = old ?? (await fetch(url, { cache: 'no-cache' }));
  if (!mayKeep(file, answer)) throw new Error(`${file}: ${answer.status}`);
  await cache.put(url, answer);
};

const keepAll = async (files: readonly string[]): Promise<void> => {
  const cache = await caches.open(NAME);
  for (const file of files) await keep(cache, file);
};

const forgetOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(PREFIX) && name !== NAME).map(name => caches.delete(name)));
};

/** The file of the page that this address means; undefined: none of our business. */
const fileOf = ({ url, method, mode }: Request): string | undefined => {
  const { href, search, hash } = new URL(url);
  if (method !== 'GET' || !href.startsWith(scope.registration.scope)) return undefined;
  const bare = href.slice(scope.registration.scope.length, href.length - search.length - hash.length);
  if (mode === 'navigate') return bare === '' || bare === PAGE ? PAGE : undefined;
  return known.has(bare) ? bare : undefined;
};

/** The page itself is asked for first: whoever has a network gets the newest. Its other files never change. */
const answerPage = async (request: Request): Promise<Response> => {
  const kept = await (await caches.open(NAME)).match(urlOf(PAGE));
  if (!kept) return fetch(request);
  const late = new Promise<Response>(resolve => setTimeout(() => resolve(kept), PATIENCE_MS));
  const fresh = fetch(request).then(answer => (answer.ok ? answer : kept));
  return Promise.race([fresh, late]).catch(() => kept);
};

const answerFile = async (request: Request, file: string): Promise<Response> => {
  const cache = await caches.open(NAME);
  const kept = await cache.match(urlOf(file));
  if (kept) return kept;
  const answer = await fetch(request);
  if (mayKeep(file, answer)) await cache.put(urlOf(file), answer.clone());
  return answer;
};

scope.addEventListener('install', event => event.waitUntil(keepAll(first)));
scope.addEventListener('activate', event => event.waitUntil(forgetOthers().then(() => scope.clients.claim())));
scope.addEventListener('fetch', event => {
  const file = fileOf(event.request);
  if (file === PAGE && event.request.mode === 'navigate') event.respondWith(answerPage(event.request));
  else if (file !== undefined && !event.request.headers.has('range')) {
    event.respondWith(answerFile(event.request, file));
  }
});
scope.addEventListener('message', event => {
  if (event.data === 'take-over') event.waitUntil(scope.skipWaiting());
  if (event.data === 'fetch-the-rest') event.waitUntil(keepAll(later).catch(() => undefined));
});
