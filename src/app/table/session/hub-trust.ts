import type { KnownBrokers } from '../../../io/known-brokers.ts';
import { type HubPlace, ownBroker } from '../../hub-place.ts';

/**
 * What a hub may have of this table. Anybody can write a link that names a broker: what is said there, and what is done
 * because somebody says so there, needs a person's word. The hub of the server that served the page has it.
 */
export interface HubTrust {
  /** unasked: nobody has said yet whether names and score may go there. */
  readonly publish: 'yes' | 'no' | 'unasked';
  /** The umpire has handed out the link of the remote for this table there: its commands are taken. */
  readonly commands: boolean;
}

const tableOf = ({ address: { club, table } }: HubPlace): string => `${club}/${table}`;

/** The server that served the page. */
export type Server = Pick<Location, 'protocol' | 'host'>;

export const isOwnHub = ({ url }: HubPlace, location: Server): boolean => url === ownBroker(location);

export const trustIn = (place: HubPlace, location: Server, known: KnownBrokers): HubTrust => {
  if (isOwnHub(place, location)) return { publish: 'yes', commands: true };
  const answer = known.answerOn(place.url);
  if (!answer) return { publish: 'unasked', commands: false };
  if (!answer.publish) return { publish: 'no', commands: false };
  return { publish: 'yes', commands: answer.handedOut.includes(tableOf(place)) };
};

/** The person has said whether this table may publish there. Nothing is commanded from there yet. */
export const allowHub = (place: HubPlace, publish: boolean, known: KnownBrokers): void => {
  if (known.answerOn(place.url)?.publish !== publish) known.answer(place.url, { publish, handedOut: [] });
};

/** The umpire hands out the remote's link: from now on what it asks for is done. */
export const handOut = (place: HubPlace, known: KnownBrokers): void => {
  const answer = known.answerOn(place.url);
  if (answer?.publish) {
    known.answer(place.url, { publish: true, handedOut: [...new Set([...answer.handedOut, tableOf(place)])] });
  }
};
