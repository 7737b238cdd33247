import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type GateSettings, openGate, passGate, readerGate } from './packet-gate.ts';
import { makePlaces } from './places.ts';
import { makeSlowWatch } from './slow-readers.ts';

/** One connection to the broker, plain or by WebSocket, with what it may still send. */
export interface Line {
  readonly stream: Duplex;
  /** What the bytes go through in the end. */
  readonly socket: Socket;
  limits: GateSettings;
  gate: ReturnType<typeof openGate>;
  end(): void;
}

const LOOK_EVERY_MS = 250;
/** A computer that was switched off says nothing: its connection is asked for a sign of life. */
const SIGN_OF_LIFE_MS = 30_000;

/** Keeps the broker's connections within bounds: how many there are, what they send, and whether they read. */
export const openLines = () => {
  const lines = new Set<Line>();
  const places = makePlaces<Line>();
  const slow = makeSlowWatch<Line>();
  let dropped = 0;

  const countDropped = () => {
    dropped += 1;
  };
  const drop = (line: Line) => {
    countDropped();
    line.end();
  };
  const outflow = ({ stream, socket }: Line) => ({
    waiting: stream === socket ? socket.writableLength : stream.writableLength + socket.writableLength,
    left: socket.bytesWritten - socket.writableLength,
  });
  const looking = setInterval(() => {
    const flows = new Map([...lines].map(line => [line, outflow(line)]));
    for (const line of slow(flows, performance.now())) drop(line);
  }, LOOK_EVERY_MS);
  looking.unref();

  return {
    /** Undefined where it is over before it began. */
    enter: (stream: Duplex, socket: Socket): Line | undefined => {
      if (stream.destroyed) return undefined;
      const end = () => {
        stream.destroy();
        socket.destroy();
      };
      const line: Line = { stream, socket, limits: readerGate, gate: openGate(readerGate, performance.now()), end };
      lines.add(line);
      stream.on('close', () => {
        lines.delete(line);
        places.leave(line);
      });
      stream.on('error', () => undefined); // a client that vanishes is nothing to report
      stream.on('data', (bytes: Buffer) => {
        const passed = passGate(line.gate, bytes, performance.now(), line.limits);
        if (typeof passed === 'string') drop(line);
        else line.gate = passed;
      });
      socket.setKeepAlive(true, SIGN_OF_LIFE_MS);
      places.enter(line);
      return line;
    },
    seatReader: places.seatReader,
    seatTable: (line: Line, table: string, limits: GateSettings): void => {
      places.seatTable(line, table);
      Object.assign(line, {
        limits,
        gate: { ...line.gate, allowance: limits.burstPackets, bytesLeft: limits.burstBytes },
      });
    },
    countDropped,
    dropped: () => dropped,
    end: () => {
      clearInterval(looking);
      for (const { end } of lines) end();
    },
  };
};
