import { isIP } from 'node:net';

/** What of a WebSocket's first request says whether it may come in. */
export interface Upgrade {
  readonly url?: string | undefined;
  readonly headers: { readonly host?: string | undefined; readonly origin?: string | undefined };
}

export interface DoorSettings {
  readonly path: string;
  /** Names under which these pages are served, beside localhost and bare addresses. */
  readonly hosts: readonly string[];
  /** Pages served elsewhere that may use the hub, too: `https://club.example`. */
  readonly origins: readonly string[];
}

/** `name:port` and `[::1]:port` without the port. Never throws: a stranger wrote it. */
const nameOf = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();

/** A stranger's name that leads here is no name of ours: its pages would pass for ours. */
const isOurs = (host: string, hosts: readonly string[]): boolean => {
  const name = nameOf(host);
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || hosts.includes(name);
};

/**
 * 0: come in. Else the HTTP status of the refusal. Browsers say which page asks, and only pages from here may: any other
 * site that a person happens to look at could listen, too. Programs that are no browser name no page.
 */
export const refusalOf = ({ url = '', headers }: Upgrade, { path, hosts, origins }: DoorSettings): 0 | 403 | 404 => {
  if (url.split('?', 1)[0] !== path) return 404;
  const { host = '', origin } = headers;
  if (origin === undefined || origins.includes(origin)) return 0;
  return isOurs(host, hosts) && /^https?:\/\/[^/]+$/.test(origin) && origin.split('//')[1] === host ? 0 : 403;
};
