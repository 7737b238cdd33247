import { parseArgs } from 'node:util';
import { keepWhileLoaded } from './hall/keep-while-loaded.ts';
import { openBroker } from './hall/load-brokers.ts';
import { loadLines, type Outage, sumsOf } from './hall/load-report.ts';
import { runSlices } from './hall/run-slices.ts';

const HELP = `npm run hall-load -- [options]
  --tables N     tables that play (default 20)
  --viewers M    viewers of each table (default 3)
  --broker URL   mqtt://… or ws://…; or embedded (default), or mosquitto: started here for the run
  --minutes N    how long they play (default 1)
  --every S      seconds between two events at a table, on average (default 4)
  --play WHAT    studio: boards of the studio's players, with the discs' ways (default); random: any book, any format
  --processes N  share tables and viewers out among so many processes (default 1)
  --kill         kill -9 the broker in the middle, and start it again three seconds later (mosquitto only)
  --record       npm run hall writes everything down meanwhile, and its record is counted, too`;

const DEAD_MS = 3_000;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '20' },
    viewers: { type: 'string', default: '3' },
    broker: { type: 'string', default: 'embedded' },
    minutes: { type: 'string', default: '1' },
    every: { type: 'string', default: '4' },
    play: { type: 'string', default: 'studio' },
    processes: { type: 'string', default: '1' },
    kill: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
const [tables, viewers, minutes] = [Number(values.tables), Number(values.viewers), Number(values.minutes)];

const run = async (): Promise<void> => {
  const broker = await openBroker(values.broker, tables);
  const record = values.record ? await keepWhileLoaded(broker.url) : undefined;
  let outage: Outage | undefined;
  const strike = async () => {
    if (!values.kill || !broker.restart) return;
    await pause((minutes * 60_000) / 2);
    const fromMs = Date.now();
    await broker.kill?.();
    console.log('the broker is killed …');
    await pause(DEAD_MS);
    await broker.restart();
    outage = { fromMs, toMs: Date.now() };
    console.log('… and started again');
  };
  const { url, passwords } = broker;
  const slices = await runSlices({
    order: {
      url,
      tables,
      viewers,
      minutes,
      everyS: Number(values.every),
      play: values.play,
      ...(passwords ? { passwords } : {}),
    },
    processes: Number(values.processes),
    says: line => console.log(line),
    playing: () => void strike(),
  });
  const { told, deliveries, lost, duplicated } = sumsOf(slices);
  const kept = record?.count(slices.flatMap(slice => slice.told));
  console.log(
    [
      `${tables} tables × ${viewers} viewers, ${minutes} min, ${values.broker}, ${values.play}, ${slices.length} processes`,
      ...loadLines(slices, outage),
      ...(kept ? [`on disk ${told - kept.lost}, lost ${kept.lost}, twice ${kept.twice}`] : []),
    ].join('\n'),
  );
  await record?.stop();
  await broker.stop();
  const wrong = lost + duplicated + (kept ? kept.lost + kept.twice : 0);
  process.exitCode = wrong === 0 && deliveries > 0 ? 0 : 1;
};

if (values.help) console.log(HELP);
else await run();
