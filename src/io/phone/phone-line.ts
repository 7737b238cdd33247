import { type Body, readMessage, writeMessage } from '../../hub/message.ts';
import type { CallWord, CameraWord } from '../../hub/phone-payloads.ts';
import { type Address, topicOf } from '../../hub/topics.ts';
import { type HubLogin, type LineStatus, openLine } from '../mqtt.ts';

/** Where on which hub, and as whom. */
export interface PhonePlace {
  readonly url: string;
  readonly address: Address;
  readonly login: HubLogin;
}

interface LineEvents<T> {
  heard(word: T): void;
  status?(status: LineStatus): void;
}

interface TalkLine<T> {
  /** Lost where the hub is away: whoever waits for an answer asks again. */
  say(word: T): void;
  end(): void;
}

/** A line on which one side speaks one leaf and hears the other. */
const openTalk = (
  { url, address, login }: PhonePlace,
  hears: 'camera' | 'call',
  heard: (body: Body) => void,
  status?: (status: LineStatus) => void,
) => {
  const line = openLine({
    url,
    login,
    filters: [topicOf(address, hears)],
    heard: (topic, text) => {
      const message = readMessage(topic, text);
      if (message.ok) heard(message.value);
    },
    ...(status ? { status } : {}),
  });
  return {
    say: (body: Body) => {
      const text = writeMessage(body);
      if (text.ok) void line.send(topicOf(address, body.leaf), text.value, false);
    },
    end: () => void line.end(),
  };
};

/** The table's end: hears phones, and calls them. */
export const openTableLine = (
  place: PhonePlace,
  { heard, status }: LineEvents<CameraWord>,
): TalkLine<CallWord['says']> => {
  const talk = openTalk(place, 'camera', message => message.leaf === 'camera' && heard(message.body), status);
  return { say: says => talk.say({ leaf: 'call', body: { v: 1, says } }), end: talk.end };
};

/** The phone's end: offers its picture, and hears what becomes of it. */
export const openCameraLine = (
  place: PhonePlace,
  phone: string,
  { heard, status }: LineEvents<CallWord['says']>,
): TalkLine<CameraWord['says']> => {
  const talk = openTalk(place, 'call', message => message.leaf === 'call' && heard(message.body.says), status);
  return { say: says => talk.say({ leaf: 'camera', body: { v: 1, phone, says } }), end: talk.end };
};
