import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { visitScene } from './obs-scenes.ts';
import { type ObsLine, openObs } from './obs-websocket.ts';

Object.assign(globalThis, { WebSocket });

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const [challenge, salt] = ['a challenge', 'some salt'];

/** Speaks obs-websocket 5 as far as scenes go, and lets nobody in without the password. */
const pretendObs = (port: number, password: string) => {
  let scene = 'Table';
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  server.on('connection', socket => {
    const say = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }));
    say(0, { obsWebSocketVersion: '5.1.0', rpcVersion: 1, authentication: { challenge, salt } });
    let known = false;
    socket.on('message', text => {
      const { op, d } = JSON.parse(String(text));
      if (op === 1) {
        known = d.authentication === hash(hash(password + salt) + challenge);
        if (known) say(2, { negotiatedRpcVersion: 1 });
        else socket.close(4009);
      } else if (op === 6 && known) {
        const { requestType, requestId, requestData } = d;
        if (requestType === 'SetCurrentProgramScene') scene = requestData.sceneName;
        const responseData = requestType === 'GetCurrentProgramScene' ? { currentProgramSceneName: scene } : undefined;
        say(7, { requestType, requestId, requestStatus: { result: true, code: 100 }, responseData });
      }
    });
  });
  const stop = () => {
    for (const client of server.clients) client.terminate();
    server.close();
  };
  return { scene: () => scene, stop };
};

describe('Scenes of an OBS on the network', () => {
  const endings: (() => void)[] = [];
  afterEach(() => {
    for (const end of endings.splice(0)) end();
  });
  const open = (port: number, password: string): ObsLine => {
    const obs = openObs(`ws://127.0.0.1:${port}`, password);
    endings.push(() => obs.end());
    return obs;
  };
  const sceneOf = (obs: ObsLine) =>
    Promise.race([
      new Promise<string>(resolve => obs.getCurrentScene(({ name }) => resolve(name))),
      new Promise<string>(resolve => setTimeout(resolve, 100, 'no answer')),
    ]);

  test('with the password: to the replay’s scene and back', async () => {
    const pretend = pretendObs(4861, 'secret');
    endings.push(pretend.stop);
    const obs = open(4861, 'secret');
    await expect.poll(() => sceneOf(obs)).toBe('Table');
    const leave = visitScene(obs, 'Replay');
    await expect.poll(pretend.scene).toBe('Replay');
    leave();
    await expect.poll(pretend.scene).toBe('Table');
  });

  test('with a wrong password, or no OBS at all, nothing happens and nothing fails', async () => {
    const pretend = pretendObs(4862, 'secret');
    endings.push(pretend.stop);
    const [stranger, alone] = [open(4862, 'guess'), open(4863, 'secret')];
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(await sceneOf(stranger)).toBe('no answer');
    expect(await sceneOf(alone)).toBe('no answer');
    visitScene(stranger, 'Replay')();
    expect(pretend.scene()).toBe('Table');
  });
});
