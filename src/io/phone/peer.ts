import { bitrates, inThisNetwork, withBitrates } from './picture-session.ts';

/** One way between a phone and its table, for the picture and for what they say beside it. */
export interface Peer {
  /** Says something to the other side; lost where nobody is there. */
  say(text: string): void;
  close(): void;
}

export interface PeerEvents {
  heard(text: string): void;
  /** here: pictures may come through. gone: they do not, for now; over: they never will again by this way. */
  became(state: 'here' | 'gone' | 'over'): void;
}

/** No server is asked for anything: both are in one network. */
const connect = (events: PeerEvents) => {
  const connection = new RTCPeerConnection({ iceServers: [] });
  connection.addEventListener('connectionstatechange', () => {
    const { connectionState: state } = connection;
    if (state === 'connected') events.became('here');
    else if (state === 'disconnected') events.became('gone');
    else if (state === 'failed') events.became('over');
  });
  return connection;
};

/** The same number on both sides: no word about it is needed. */
const openChannel = (connection: RTCPeerConnection, { heard }: PeerEvents) => {
  const channel = connection.createDataChannel('words', { negotiated: true, id: 0 });
  channel.addEventListener('message', ({ data }) => typeof data === 'string' && heard(data));
  return {
    say: (text: string) => {
      // A network that hangs fills it: what is said of a picture is soon out of date.
      if (channel.readyState === 'open' && channel.bufferedAmount < 16_384) channel.send(text);
    },
    close: () => connection.close(),
  };
};

/** Addresses come within milliseconds; one that takes longer is done without. */
const GATHER_MS = 1_500;

const gathered = async (connection: RTCPeerConnection): Promise<string> => {
  if (connection.iceGatheringState !== 'complete') {
    await new Promise<void>(done => {
      setTimeout(done, GATHER_MS);
      connection.addEventListener('icegatheringstatechange', () => {
        if (connection.iceGatheringState === 'complete') done();
      });
    });
  }
  return inThisNetwork(connection.localDescription?.sdp ?? '');
};

/** H.264 is made by a part of the phone, VP8 by every browser; others are slower to make. */
const WRITTEN = ['video/h264', 'video/vp8', 'video/rtx'];

const preferred = (): RTCRtpCodec[] => {
  const rank = ({ mimeType }: RTCRtpCodec) => WRITTEN.indexOf(mimeType.toLowerCase());
  const known = RTCRtpSender.getCapabilities('video')?.codecs ?? [];
  return known.filter(codec => rank(codec) >= 0).toSorted((a, b) => rank(a) - rank(b));
};

/** Every picture whole: where not all bits go through, fewer pictures do, but each shows every disc. */
const keepSharp = async (sender: RTCRtpSender) => {
  const parameters = sender.getParameters();
  parameters.degradationPreference = 'maintain-resolution';
  for (const encoding of parameters.encodings) encoding.maxBitrate = bitrates.mostKbps * 1000;
  await sender.setParameters(parameters).catch(() => undefined);
  // Browsers that do not know the wish know this one.
  const known = sender.getParameters().degradationPreference === 'maintain-resolution';
  if (!known && sender.track) sender.track.contentHint = 'detail';
};

export interface SendingPeer extends Peer {
  /** To be brought to the table. */
  readonly offer: Promise<string>;
  /** What the table answered. */
  accept(answer: string): Promise<void>;
  /** The camera was opened again: the same way, another picture. */
  replace(track: MediaStreamTrack): Promise<void>;
}

/** The phone's side. */
export const sendPicture = (track: MediaStreamTrack, events: PeerEvents): SendingPeer => {
  const connection = connect(events);
  const words = openChannel(connection, events);
  const transceiver = connection.addTransceiver(track, { direction: 'sendonly' });
  const codecs = preferred();
  if (codecs.length > 0 && 'setCodecPreferences' in transceiver) transceiver.setCodecPreferences(codecs);
  const offer = connection.setLocalDescription().then(() => gathered(connection));
  return {
    ...words,
    offer,
    accept: async answer => {
      await connection.setRemoteDescription({ type: 'answer', sdp: withBitrates(inThisNetwork(answer), bitrates) });
      await keepSharp(transceiver.sender);
    },
    replace: async next => {
      await transceiver.sender.replaceTrack(next);
      await keepSharp(transceiver.sender);
    },
  };
};

/** What came through so far. */
export interface Received {
  readonly frames: number;
  readonly dropped: number;
  readonly packets: number;
  readonly packetsLost: number;
}

export interface ReceivingPeer extends Peer {
  /** To be brought to the phone. */
  readonly answer: Promise<string>;
  received(): Promise<Received>;
}

/** The table's side. */
export const takePicture = (
  offer: string,
  events: PeerEvents & { picture(track: MediaStreamTrack): void },
): ReceivingPeer => {
  const connection = connect(events);
  const words = openChannel(connection, events);
  connection.addEventListener('track', ({ track }) => events.picture(track));
  const answer = async () => {
    await connection.setRemoteDescription({ type: 'offer', sdp: inThisNetwork(offer) });
    await connection.setLocalDescription();
    return gathered(connection);
  };
  return {
    ...words,
    answer: answer(),
    received: async () => {
      const reports = [...(await connection.getStats()).values()];
      const {
        framesReceived = 0,
        framesDropped = 0,
        packetsReceived = 0,
        packetsLost = 0,
      } = reports.find(({ type }) => type === 'inbound-rtp') ?? {};
      return { frames: framesReceived, dropped: framesDropped, packets: packetsReceived, packetsLost };
    },
  };
};
