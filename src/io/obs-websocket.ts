import type { ObsStudio } from './obs-scenes.ts';

/**
 * OBS from outside, by its own WebSocket (obs-websocket 5, part of OBS since version 28): switches scenes where the
 * browser source may not. Scenes are a nicety: whatever goes wrong here, the overlay goes on.
 */

/** The protocol's kinds of message that matter here. */
const HELLO = 0;
const IDENTIFY = 1;
const IDENTIFIED = 2;
const REQUEST = 6;
const RESPONSE = 7;

const AGAIN_MS = 5_000;

interface Hello {
  readonly authentication?: { readonly challenge: string; readonly salt: string };
}
interface Response {
  readonly requestId?: string;
  readonly responseData?: { readonly currentProgramSceneName?: string };
}

const digest = async (text: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
};

/** How the protocol proves that the password is known without sending it. */
const proof = async (password: string, { challenge, salt }: { challenge: string; salt: string }): Promise<string> =>
  digest((await digest(password + salt)) + challenge);

const readJson = (text: unknown): { readonly op?: number; readonly d?: unknown } => {
  try {
    const json: unknown = JSON.parse(String(text));
    return typeof json === 'object' && json !== null ? json : {};
  } catch {
    return {};
  }
};

export interface ObsLine extends ObsStudio {
  end(): void;
}

/** Keeps a line to OBS; while there is none, scenes stay as they are. */
export const openObs = (url: string, password: string, ready: () => void = () => undefined): ObsLine => {
  const waiting = new Map<string, (scene: { readonly name: string }) => void>();
  let socket: WebSocket | undefined;
  let identified = false;
  let asked = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const say = (op: number, d: unknown) => socket?.send(JSON.stringify({ op, d }));
  const request = (requestType: string, requestData: unknown, answer?: (scene: { readonly name: string }) => void) => {
    if (!identified) return;
    asked += 1;
    const requestId = String(asked);
    if (answer) waiting.set(requestId, answer);
    say(REQUEST, { requestType, requestId, requestData });
  };

  const handle = async (text: unknown) => {
    const { op, d } = readJson(text);
    if (op === HELLO) {
      const { authentication } = (d ?? {}) as Hello;
      const authenticated = authentication ? { authentication: await proof(password, authentication) } : {};
      say(IDENTIFY, { rpcVersion: 1, eventSubscriptions: 0, ...authenticated });
    } else if (op === IDENTIFIED) {
      identified = true;
      ready();
    } else if (op === RESPONSE) {
      const { requestId = '', responseData } = (d ?? {}) as Response;
      const name = responseData?.currentProgramSceneName;
      if (name !== undefined) waiting.get(requestId)?.({ name });
      waiting.delete(requestId);
    }
  };
  const connect = () => {
    socket = new WebSocket(url, 'obswebsocket.json');
    socket.onmessage = ({ data }) => void handle(data);
    socket.onerror = () => undefined; // the close that follows is enough
    socket.onclose = () => {
      identified = false;
      waiting.clear();
      if (!ended) again = setTimeout(connect, AGAIN_MS);
    };
  };
  connect();

  return {
    getCurrentScene: answer => request('GetCurrentProgramScene', {}, answer),
    setCurrentScene: sceneName => request('SetCurrentProgramScene', { sceneName }),
    end: () => {
      ended = true;
      clearTimeout(again);
      socket?.close();
    },
  };
};
