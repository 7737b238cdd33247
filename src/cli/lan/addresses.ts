import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Networks that exist only inside this computer: of containers, virtual machines and tunnels. No phone is on them. */
const INNER = /^(docker|br-|veth|virbr|vbox|vmnet|vethernet|tun|tap|utun|wg|zt|tailscale)/i;

/** A link-local address means nothing without the name of its network card, which no address bar takes. */
const isLinkLocal = (address: string): boolean => /^fe[89ab]/i.test(address);

/** The addresses at which others reach this computer; the likeliest for a phone at home first. */
export const ownAddresses = (interfaces: Interfaces = networkInterfaces()): readonly string[] => {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ internal, address }) => !internal && !isLinkLocal(address))
      .map(({ address, family }) => ({ address, rank: (INNER.test(name) ? 2 : 0) + (family === 'IPv4' ? 0 : 1) })),
  );
  return all.toSorted((a, b) => a.rank - b.rank).map(({ address }) => address);
};

/** Every name under which this computer may be opened: a certificate that lacks one makes the browser warn again. */
export const ownNames = (): readonly string[] => {
  const name = hostname().toLowerCase();
  return [...new Set(['localhost', name, `${name}.local`, '127.0.0.1', '::1', ...ownAddresses()])];
};

/** `address` as it stands in an address bar. */
export const inAddressBar = (address: string): string => (address.includes(':') ? `[${address}]` : address);
