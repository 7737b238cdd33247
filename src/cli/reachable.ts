import { networkInterfaces } from 'node:os';

/** The name others can use: "every address" is a good place to listen and no address to open. */
export const reachable = (host: string): string => {
  if (host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  const all = Object.values(networkInterfaces()).flatMap(each => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
};
