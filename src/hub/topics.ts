/**
 * Where a table speaks: `carrom/v1/<club>/<table>/<leaf>`. The version is part of the topic, so that a later contract
 * can run beside this one on the same broker.
 */
export interface Address {
  readonly club: string;
  readonly table: string;
}

/**
 * state, shot, review, clock, presence, results: kept by the broker for whoever comes late. ruling, replay: told once.
 * command, ack: from the umpire's remote to the table, and the table's answer.
 * camera, call: from a phone that offers its picture to the table, and from the table to it.
 */
export const LEAVES = [
  'state',
  'ruling',
  'shot',
  'review',
  'replay',
  'clock',
  'presence',
  'results',
  'command',
  'ack',
  'camera',
  'call',
] as const;
export type Leaf = (typeof LEAVES)[number];

/** The broker hands these to late comers at once. */
export const isRetained = (leaf: Leaf): boolean => leaf !== 'ruling' && leaf !== 'replay' && !isTalk(leaf);

/** Between two who are there now. */
const isTalk = (leaf: Leaf): boolean => leaf === 'command' || leaf === 'ack' || isPrivate(leaf);

/** Between the table and its phones: no other reader hears how their pictures travel. */
export const isPrivate = (leaf: Leaf): boolean => leaf === 'camera' || leaf === 'call';

const ROOT = 'carrom/v1';
const NAME = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** Names in an address are short and plain: they stand in topics, links and file names. */
export const isName = (name: string): boolean => NAME.test(name);

export const topicOf = ({ club, table }: Address, leaf: Leaf): string => `${ROOT}/${club}/${table}/${leaf}`;

/** The filter that hears one leaf of every table of a club. */
export const everyTable = (club: string, leaf: Leaf): string => `${ROOT}/${club}/+/${leaf}`;

/** Only what this contract has may be listened to; `#` and `$SYS` are not part of it. */
export const isOurFilter = (filter: string): boolean => {
  const [carrom, version, club = '', table = '', leaf = '', ...more] = filter.split('/');
  const fits = (part: string) => part === '+' || isName(part);
  const leafFits = leaf === '+' || LEAVES.some(each => each === leaf);
  return `${carrom}/${version}` === ROOT && fits(club) && fits(table) && leafFits && more.length === 0;
};

export const readTopic = (topic: string): { readonly address: Address; readonly leaf: Leaf } | undefined => {
  const [carrom, version, club = '', table = '', last, ...more] = topic.split('/');
  const leaf = LEAVES.find(each => each === last);
  if (`${carrom}/${version}` !== ROOT || !isName(club) || !isName(table) || !leaf || more.length > 0) return undefined;
  return { address: { club, table }, leaf };
};
