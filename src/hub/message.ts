import * as v from 'valibot';
import { bad, good, type Outcome } from '../carrom/outcome.ts';
import {
  type Ack,
  ackSchema,
  type ClockNote,
  type Command,
  clockSchema,
  commandSchema,
  type Presence,
  presenceSchema,
  type ReplayCue,
  type ResultsNote,
  type ReviewNote,
  type RulingNote,
  replaySchema,
  resultsSchema,
  reviewSchema,
  rulingSchema,
  type ShotNote,
  shotSchema,
  stateSchema,
  type TableState,
} from './payloads.ts';
import { type CallWord, type CameraWord, callSchema, cameraSchema } from './phone-payloads.ts';
import { type Address, type Leaf, readTopic } from './topics.ts';

/** A message without its address: what a table says, or is told. */
export type Body =
  | { readonly leaf: 'state'; readonly body: TableState }
  | { readonly leaf: 'ruling'; readonly body: RulingNote }
  | { readonly leaf: 'shot'; readonly body: ShotNote }
  | { readonly leaf: 'review'; readonly body: ReviewNote }
  | { readonly leaf: 'replay'; readonly body: ReplayCue }
  | { readonly leaf: 'clock'; readonly body: ClockNote }
  | { readonly leaf: 'presence'; readonly body: Presence }
  | { readonly leaf: 'results'; readonly body: ResultsNote }
  | { readonly leaf: 'command'; readonly body: Command }
  | { readonly leaf: 'ack'; readonly body: Ack }
  | { readonly leaf: 'camera'; readonly body: CameraWord }
  | { readonly leaf: 'call'; readonly body: CallWord };

export type Message = Body & { readonly address: Address };

/** A shot with all its paths fits well; what is longer is not ours. */
export const MOST_BYTES = 48 * 1024;

const encoder = new TextEncoder();
/** On the wire, where a letter may take up to three. */
export const bytesOf = (text: string): number => encoder.encode(text).length;

const SCHEMAS = {
  state: stateSchema,
  ruling: rulingSchema,
  shot: shotSchema,
  review: reviewSchema,
  replay: replaySchema,
  clock: clockSchema,
  presence: presenceSchema,
  results: resultsSchema,
  command: commandSchema,
  ack: ackSchema,
  camera: cameraSchema,
  call: callSchema,
} as const satisfies Record<Leaf, unknown>;

export type MessageTrouble = 'not-our-topic' | 'too-long' | 'not-json' | 'not-this-contract';

const readJson = (text: string): Outcome<unknown, 'not-json'> => {
  try {
    return good(JSON.parse(text));
  } catch {
    return bad('not-json');
  }
};

/** The door: past it nobody checks shapes again. */
export const readMessage = (topic: string, text: string): Outcome<Message, MessageTrouble> => {
  const place = readTopic(topic);
  if (!place) return bad('not-our-topic');
  if (text.length > MOST_BYTES || bytesOf(text) > MOST_BYTES) return bad('too-long');
  const json = readJson(text);
  if (!json.ok) return json;
  const parsed = v.safeParse(SCHEMAS[place.leaf], json.value);
  if (!parsed.success) return bad('not-this-contract');
  return good({ leaf: place.leaf, address: place.address, body: parsed.output } as Message);
};

/** The same door outwards: a table that would send rubbish sends nothing. */
export const writeMessage = ({ leaf, body }: Body): Outcome<string, 'too-long' | 'not-this-contract'> => {
  const parsed = v.safeParse(SCHEMAS[leaf], body);
  if (!parsed.success) return bad('not-this-contract');
  const text = JSON.stringify(parsed.output);
  return bytesOf(text) > MOST_BYTES ? bad('too-long') : good(text);
};
