import type { RulingNote } from '../../hub/payloads.ts';
import { toldAfter } from '../../hub/told-fixture.ts';
import { type FollowedTable, openFollower } from '../../io/hub-follower.ts';
import { openHubTable } from '../../io/hub-table.ts';
import { type EmbeddedBroker, startBroker } from './embedded-broker.ts';
import { tokenFor } from './tokens.ts';

/** A table and its follower on any broker, for tests. */
export const secret = 'a secret that only this test knows';
export const address = { club: 'club', table: '1' };
export const login = { user: 'club/1', password: tokenFor(secret, address) };

/** Our own broker, on this port. */
export const brokerOn = async (port: number): Promise<EmbeddedBroker> => {
  const broker = await startBroker(secret);
  await broker.listen(port, '127.0.0.1');
  return broker;
};

/** What a computer keeps while its page is loaded again. */
export const memoryOf = () => {
  let kept: string | undefined;
  return {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
};

export const tableOn = (
  url: string,
  { password = login.password, memory = memoryOf(), match = 'match-1', entries: had = 0 } = {},
) => {
  const seen: string[] = [];
  const status = (now: string) => seen.push(now);
  const table = openHubTable({ url, address, login: { ...login, password }, status, memory });
  const play = (entries: number) => table.tell({ kind: 'stands', match, seq: entries + 1, told: toldAfter(entries) });
  play(had);
  return { table, play, seen, end: () => table.end() };
};

export const followOn = (url: string) => {
  const rulings: RulingNote[] = [];
  const seen: FollowedTable[] = [];
  const end = openFollower({
    url,
    ...address,
    changed: (followed, fresh) => {
      seen.push(followed);
      rulings.push(...fresh);
    },
  });
  return { end, rulings, last: () => seen.at(-1), seqs: () => rulings.map(({ seq }) => seq) };
};
