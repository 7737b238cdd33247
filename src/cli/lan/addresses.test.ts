import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { inAddressBar, ownAddresses } from './addresses.ts';

const card = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  ...(address.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
});

test('the address of the network at home comes first, what no phone reaches last or not at all', () => {
  const addresses = ownAddresses({
    lo: [card('127.0.0.1', true), card('::1', true)],
    docker0: [card('172.17.0.1')],
    wlan0: [card('fe80::1'), card('2001:db8::5'), card('192.168.1.20')],
  });
  expect(addresses).toEqual(['192.168.1.20', '2001:db8::5', '172.17.0.1']);
  expect(addresses.map(inAddressBar)).toEqual(['192.168.1.20', '[2001:db8::5]', '172.17.0.1']);
});
