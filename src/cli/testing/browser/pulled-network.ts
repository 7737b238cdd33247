import { createSocket, type RemoteInfo, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { BrowserContext } from 'playwright-core';
import { ownAddresses } from '../../lan/addresses.ts';

const bound = async (host: string): Promise<UdpSocket> => {
  const socket = createSocket('udp4');
  socket.bind(0, host);
  await once(socket, 'listening');
  return socket;
};

/** Makes a page send its pictures, and look for the other side, at this address only. */
const goBy = (host: string, port: number) => `{
  const { prototype } = RTCPeerConnection;
  const real = prototype.setRemoteDescription;
  prototype.setRemoteDescription = function ({ type, sdp }) {
    const way = 'a=candidate:1 1 udp 2122260223 ${host} ${port} typ host\\r\\n';
    const without = sdp.replace(/^a=candidate:.*\\r\\n/gm, '');
    return real.call(this, { type, sdp: without.replace(/^c=IN IP4.*\\r\\n/m, line => line + way) });
  };
}`;

/**
 * The network between a phone and everything else, as a plug that can be pulled: what was on its way is lost, nothing is
 * told to either side, and what was open is still open when it is plugged in again.
 */
export const pullableNetwork = async (lanPort: number) => {
  const host = ownAddresses().find(address => !address.includes(':')) ?? '127.0.0.1';
  let plugged = true;
  const [phones, tables] = await Promise.all([bound(host), bound(host)]);
  let phone: RemoteInfo | undefined;
  let table: RemoteInfo | undefined;
  phones.on('message', (bytes, from) => {
    phone = from;
    if (plugged && table) tables.send(bytes, table.port, table.address);
  });
  tables.on('message', (bytes, from) => {
    table = from;
    if (plugged && phone) phones.send(bytes, phone.port, phone.address);
  });

  const lines = new Set<Socket>();
  const server = createServer(here => {
    const there = connect(lanPort, host);
    for (const [a, b] of [
      [here, there],
      [there, here],
    ] as const) {
      lines.add(a);
      a.pipe(b);
      a.on('error', () => undefined);
      a.on('close', () => {
        lines.delete(a);
        b.destroy();
      });
      if (!plugged) a.pause();
    }
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    /** The same link through this network. */
    through: (link: string) => link.replace(/^https:\/\/[^/]+/, `https://${host}:${port}`),
    carry: async (phonesPages: BrowserContext, tablesPages: BrowserContext) => {
      await phonesPages.addInitScript(goBy(host, phones.address().port));
      await tablesPages.addInitScript(goBy(host, tables.address().port));
    },
    pull: () => {
      plugged = false;
      for (const line of lines) line.pause();
    },
    plugIn: () => {
      plugged = true;
      for (const line of lines) line.resume();
    },
    stop: async () => {
      phones.close();
      tables.close();
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
