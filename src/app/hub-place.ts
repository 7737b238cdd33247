import { type Address, isName } from '../hub/topics.ts';
import type { HubLogin } from '../io/mqtt.ts';
import type { HubSettings } from '../ui/hub-settings.ts';

/** Which table on which broker, as the page's address says. */
export interface HubPlace {
  readonly address: Address;
  readonly url: string;
  /** Only with the operator's link: whoever has it may speak for the table. */
  readonly login?: HubLogin;
}

/** As much of an address as is needed to find a hub. */
type Addressed = Pick<Location, 'protocol' | 'host' | 'pathname' | 'search' | 'hash'>;

const BROKER = /^wss?:\/\/[^\s]+$/;

const isBroker = (text: string): boolean => {
  try {
    return BROKER.test(text) && new URL(text).host !== '';
  } catch {
    return false;
  }
};

/** The broker of the server that served this page. */
export const ownBroker = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/mqtt`;

/**
 * Reads `?table=…&club=…&broker=wss://…&user=…#token=…`. The token is kept for this tab only (with `&keep=1`: on this
 * computer) and taken out of the address bar, so that it is not on the stream when somebody shows his screen. It belongs
 * to one broker and one table: a link to another broker never gets it.
 */
export const readHubPlace = (location: Addressed, storage: Storage | undefined, kept?: Storage): HubPlace => {
  const query = new URLSearchParams(location.search);
  const named = (key: string, otherwise: string) => {
    const name = (query.get(key) ?? '').toLowerCase();
    return isName(name) ? name : otherwise;
  };
  const address = { club: named('club', 'club'), table: named('table', '1') };
  const broker = query.get('broker') ?? '';
  const url = isBroker(broker) ? broker : ownBroker(location);
  const user = query.get('user') ?? `${address.club}/${address.table}`;
  const key = `carrom-umpire/token ${url} ${user}`;
  const hash = new URLSearchParams(location.hash.slice(1));
  const given = hash.get('token');
  if (given) {
    storage?.setItem(key, given);
    if (hash.has('keep')) kept?.setItem(key, given);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const password = given ?? storage?.getItem(key) ?? kept?.getItem(key) ?? '';
  return { address, url, ...(password ? { login: { user, password } } : {}) };
};

/**
 * A token may also be pasted into the bar of a page that is already there: the browser then loads nothing anew. Answers
 * the function that stops listening.
 */
export const watchForToken = (read: () => void): (() => void) => {
  const look = () => {
    if (new URLSearchParams(location.hash.slice(1)).has('token')) read();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
};

/** Where a page is: what its links are made from. */
type Here = Pick<Location, 'protocol' | 'host' | 'href'>;

/** The same table on another page of ours; the token goes along only where it is asked for. */
export const linkTo = (
  page: string,
  { address, url, login }: HubPlace,
  location: Here,
  how: 'this-table' | 'every-table' | 'with-token' = 'this-table',
): string => {
  const token = how === 'with-token' ? login : undefined;
  const link = new URL(page, location.href);
  if (how !== 'every-table') link.searchParams.set('table', address.table);
  if (address.club !== 'club') link.searchParams.set('club', address.club);
  if (url !== ownBroker(location)) link.searchParams.set('broker', url);
  if (token && token.user !== `${address.club}/${address.table}`) link.searchParams.set('user', token.user);
  if (token) link.hash = new URLSearchParams({ token: token.password }).toString();
  return link.href;
};

/** The same for a phone, which reaches this page's server at another address: the hub beside the pages goes along. */
export const phoneLinkTo = (page: string, place: HubPlace, location: Here, lan: string): string => {
  const there = new URL(lan);
  const url = place.url === ownBroker(location) ? ownBroker(there) : place.url;
  return linkTo(page, { ...place, url }, there, 'with-token');
};

/** Only this computer reaches this page at its address. */
export const isOnlyHere = ({ hostname }: Pick<Location, 'hostname'>): boolean =>
  /^(localhost|127\.|\[::1\])/.test(hostname);

/** This page again, on the hub that was typed in; empty fields are as usual. */
export const settingsLink = (settings: HubSettings, location: Location): string => {
  const { broker, club, table, user, token, keep } = settings;
  const link = new URL(location.pathname, location.href);
  const given = { table, club, broker, user };
  for (const [key, value] of Object.entries(given)) if (value) link.searchParams.set(key, value);
  if (token) link.hash = new URLSearchParams({ token, ...(keep ? { keep: '1' } : {}) }).toString();
  return link.href;
};

/** Storage may be refused, as in some private windows: then the token holds until the page is closed. */
export const tabStorage = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/** What this computer remembers for good. */
export const keptStorage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};
