import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startMosquitto } from '../broker/mosquitto.ts';
import { tokenFor } from '../broker/tokens.ts';
import { type LoadOptions, runLoad } from './hall/load.ts';
import { randomTable } from './hall/random-match.ts';
import { scriptedBoard, studioTable } from './hall/studio-match.ts';

const HELP = `npm run hall-load -- [options]
  --tables N     tables that play (default 20)
  --viewers M    viewers of each table (default 3)
  --broker URL   mqtt://… or ws://…; or embedded (default), or mosquitto: started here for the run
  --minutes N    how long they play (default 1)
  --every S      seconds between two events at a table, on average (default 4)
  --play WHAT    studio: boards of the studio's players, with the discs' ways (default); random: any book, any format`;

type Broker = Pick<LoadOptions, 'url' | 'loginOf'> & { readonly stop: () => Promise<void> };

const embedded = async (): Promise<Broker> => {
  const [port, secret] = ['4871', 'load'];
  const file = fileURLToPath(new URL('hall/broker-for-load.ts', import.meta.url));
  const tsx = fileURLToPath(new URL('../../../node_modules/tsx/dist/cli.mjs', import.meta.url));
  const child = spawn(process.execPath, [tsx, file, port, secret], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return {
    url: `mqtt://127.0.0.1:${port}`,
    loginOf: table => ({ user: `load/${table}`, password: tokenFor(secret, { club: 'load', table }) }),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};

const openBroker = async (name: string): Promise<Broker> => {
  if (name === 'embedded') return embedded();
  if (name === 'mosquitto') return startMosquitto(4881);
  return { url: name, stop: async () => undefined };
};

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    viewers: { type: 'string', default: '3' },
    broker: { type: 'string', default: 'embedded' },
    minutes: { type: 'string', default: '1' },
    every: { type: 'string', default: '4' },
    play: { type: 'string', default: 'studio' },
    help: { type: 'boolean', default: false },
  },
});

/** So many different boards are enough: no two tables are at the same shot of one. */
const BOARDS = 4;

const openTables = (play: string): LoadOptions['tableOf'] => {
  if (play === 'random') return randomTable;
  console.log(`the studio's players play ${BOARDS} boards …`);
  const boards = Array.from({ length: BOARDS }, (_, i) => scriptedBoard(i + 1));
  return (name, seed) => studioTable(name, seed, boards);
};

if (values.help) console.log(HELP);
else {
  const tableOf = openTables(values.play);
  const broker = await openBroker(values.broker);
  const report = await runLoad({
    url: broker.url,
    ...(broker.loginOf ? { loginOf: broker.loginOf } : {}),
    tables: Number(values.tables),
    viewers: Number(values.viewers),
    minutes: Number(values.minutes),
    everyS: Number(values.every),
    tableOf,
    says: line => console.log(line),
  });
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  console.log(
    [
      `${values.tables} tables × ${values.viewers} viewers, ${values.minutes} min, ${values.broker}, ${values.play}`,
      `rulings told ${report.told}, delivered ${report.deliveries}`,
      `lost ${report.lost}, duplicated ${report.duplicated}, out of order ${report.outOfOrder}`,
      `ruling to viewer: p50 ${ms(report.p50Ms)}, p95 ${ms(report.p95Ms)}, p99 ${ms(report.p99Ms)}, worst ${ms(report.worstMs)}`,
    ].join('\n'),
  );
  await broker.stop();
  process.exitCode = report.lost + report.duplicated === 0 && report.deliveries > 0 ? 0 : 1;
}
