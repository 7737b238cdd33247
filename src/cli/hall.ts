import { resolve } from 'node:path';
import { resultsCsv, resultsJson, standing } from '../hub/results.ts';
import { reachable } from './reachable.ts';
import { HALL_HELP, type HallWish, readHallOptions } from './record/hall-options.ts';
import { openRecord } from './record/hall-record.ts';
import { keepBeside } from './record/keep-beside.ts';
import { readyPages, servePages } from './serve.ts';

type Wish<K extends HallWish['kind']> = Extract<HallWish, { readonly kind: K }>;

const STATUS = {
  connecting: 'connecting …',
  connected: 'connected, writing',
  away: 'no connection; it is tried again and again',
  refused: 'the broker does not take this name and password',
} as const;

const print = ({ as, club, record: folder, days }: Wish<'export'>): void => {
  const record = openRecord({ folder: resolve(folder), days });
  const results = standing((club ? [club] : record.clubs()).flatMap(record.results));
  process.stdout.write(as === 'csv' ? resultsCsv(results) : resultsJson(results));
};

const keep = async ({ broker, pagesBroker, club, login, record: folder, host, port }: Wish<'keep'>): Promise<void> => {
  const record = openRecord({ folder: resolve(folder), says: console.error });
  console.log(`Record       ${record.folder}`);
  if (port !== undefined) await readyPages();
  const pages = port === undefined ? undefined : await servePages(port, host, { record });
  if (pages) {
    const query = new URLSearchParams({ ...(club ? { club } : {}), ...(pagesBroker ? { broker: pagesBroker } : {}) });
    console.log(`Hall         http://${reachable(host)}:${pages.port}/hall.html?${query}`);
    if (!pagesBroker) console.log('             add &broker=ws://… , the broker as pages reach it');
    if (!club) console.log('             add &club=… , the club to show');
  }
  const status = (now: keyof typeof STATUS) => console.log(`${broker}: ${STATUS[now]}`);
  const end = keepBeside({ url: broker, club: club ?? '+', ...(login ? { login } : {}), record, status });
  console.log('Ctrl-C ends it.');
  const stop = async () => {
    await end();
    if (pages) await pages.stop();
    else record.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

// Whoever closes the window that this prints to does not end the record.
process.stdout.on('error', () => undefined);
const wish = readHallOptions(process.argv.slice(2), process.env['HALL_PASSWORD']);
if (wish === 'help') console.log(HALL_HELP);
else if ('wrong' in wish) {
  console.error(`${wish.wrong}\n\n${HALL_HELP}`);
  process.exitCode = 2;
} else if (wish.kind === 'export') print(wish);
else await keep(wish);
