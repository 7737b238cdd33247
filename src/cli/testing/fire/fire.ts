import { connect } from 'node:net';
import { type Dice, dice } from '../../../studio/dice.ts';
import { tokenFor } from '../../broker/tokens.ts';
import { hostileHttp, hostileMqtt, hostileUpgrade } from './hostile-bytes.ts';
import type { Target } from './serve-to-fire-at.ts';

/** Longer than an answer takes; those who never answer are left. */
const PATIENCE_MS = 100;

/** Sends the bytes, reads what comes (or does not), and leaves, politely or not. */
const shoot = (port: number, bytes: Buffer, throws: Dice): Promise<void> =>
  new Promise(resolve => {
    const socket = connect(port, 'localhost');
    // A reset of what is not connected yet is put off, perhaps for ever: nobody waits for it.
    const leave = () => {
      if (throws.chance(0.5) && !socket.connecting) socket.resetAndDestroy();
      else socket.destroy();
      resolve();
    };
    const patience = setTimeout(leave, PATIENCE_MS);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(patience);
      resolve();
    });
    socket.on('connect', () => {
      if (throws.chance(0.2)) socket.pause();
      else socket.resume();
      socket.write(bytes);
      if (throws.chance(0.3)) socket.end();
    });
  });

export interface Fired {
  http: number;
  upgrades: number;
  mqtt: number;
}

/** Fires at HTTP, at the upgrade and at MQTT until it is time, or the server has ended. The same seed throws the same. */
export const fire = async (target: Target, seconds: number, seed: number, lanes = 24): Promise<Fired> => {
  const untilMs = performance.now() + seconds * 1000;
  const fired: Fired = { http: 0, upgrades: 0, mqtt: 0 };
  const mad = { club: 'club', table: 'mad' };
  const login = { user: 'club/mad', password: tokenFor(target.secret, mad) };
  const lane = async (throws: Dice) => {
    while (performance.now() < untilMs && target.report().ended === undefined) {
      const mqtt = hostileMqtt(throws, login);
      const what = throws.pick(['http', 'upgrades', 'mqtt']);
      fired[what] += 1;
      if (what === 'http') await shoot(target.port, hostileHttp(throws), throws);
      else if (what === 'upgrades') await shoot(target.port, hostileUpgrade(throws, mqtt), throws);
      else await shoot(target.mqttPort, mqtt, throws);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, i) => lane(dice(seed, `lane ${i}`))));
  return fired;
};
