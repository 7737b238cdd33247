import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inMarks } from './results/markdown.ts';
import { StudioTrouble } from './studio/trouble.ts';
import { cardPath, checksumLines, NETWORKS, type NetworkName } from './train/card.ts';
import { findPython } from './train/python.ts';

/**
 * `npm run train [-- surface edges pieces finds] [--anew] [--pictures 3600] [--seed 61] [--cache DIR] [--card]`
 * Makes the pictures, trains, exports, measures and writes the card. It goes on from the networks that are there; `--anew`
 * begins with random weights. Interrupted, the same command goes on from there. `--card` only measures and writes the card.
 */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    anew: { type: 'boolean', default: false },
    pictures: { type: 'string', default: '3600' },
    seed: { type: 'string', default: '61' },
    cache: { type: 'string', default: join(root, '.cache', 'train') },
    card: { type: 'boolean', default: false },
  },
});

/** Runs a command, and shows what it says. */
const run = (command: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, OMP_NUM_THREADS: '2' } });
    child.stdout.pipe(process.stdout);
    child.stderr.pipe(process.stderr);
    child.on('error', reject);
    child.on('close', code =>
      code === 0
        ? resolve()
        : reject(new StudioTrouble(`This did not end well (code ${code}): ${command} ${args.join(' ')}`)),
    );
  });

const network = (name: string): NetworkName => {
  const found = NETWORKS.find(known => known === name);
  if (!found) throw new StudioTrouble(`No network is called "${name}". There are: ${NETWORKS.join(', ')}.`);
  return found;
};

const minutes = (sinceMs: number): string => `${((Date.now() - sinceMs) / 60_000).toFixed(1)} min`;

/** Does something, and says how long it took. */
const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const since = Date.now();
  const result = await work();
  console.log(`${name}: ${minutes(since)}`);
  return result;
};

/** Few of each table: a network that has seen few tables takes the prints of others for discs. */
const PER_TABLE = 3;

const makePictures = (out: string, count: number, seed: number, ...kind: readonly string[]): Promise<string> =>
  timed(`pictures in ${out}`, async () => {
    const order = ['--pictures', String(count), '--per-table', String(PER_TABLE), '--seed', String(seed), '--out', out];
    await run('npm', ['run', '-s', 'studio', '--', ...order, ...kind]);
    return out;
  });

/** Half of the pictures are usual ones; the others show more hands and more motion, which are hardest to see. */
const train = async (networks: readonly NetworkName[]): Promise<void> => {
  const python = findPython();
  const [half, seed] = [Math.round(Number(values.pictures) / 2), Number(values.seed)];
  const pictures = [
    await makePictures(join(values.cache, 'pictures'), half, seed),
    await makePictures(join(values.cache, 'lively'), half, seed + 1, '--lively'),
  ];
  // Only where the board is must be learnt from beside the table, too: discs are always seen rectified.
  const findsBoard = (task: NetworkName) => task === 'surface' || task === 'edges';
  const aside = networks.some(findsBoard)
    ? [await makePictures(join(values.cache, 'aside'), half, seed + 10, '--aside')]
    : [];
  // What goes on from a network and what begins anew must not take up each other's check points.
  const work = join(values.cache, values.anew ? 'anew' : 'onward');
  for (const task of networks) {
    const script = join('models', 'train', task === 'finds' ? 'train_finds.py' : 'train.py');
    const how = [
      '--pictures',
      ...pictures,
      ...(findsBoard(task) ? aside : []),
      '--work',
      work,
      ...(values.anew ? ['--anew'] : []),
    ];
    await timed(task, () => run(python, [script, ...(task === 'finds' ? [] : [task]), ...how]));
  }
};

/** Which networks each measurement is about. It makes the unseen pictures that it needs. */
const MEASURED: Readonly<Record<'surface' | 'pieces', readonly NetworkName[]>> = {
  surface: ['surface', 'edges'],
  pieces: ['pieces', 'finds'],
};

const writeCard = async (networks: readonly NetworkName[]): Promise<void> => {
  for (const [set, measured] of Object.entries(MEASURED)) {
    if (!measured.some(network => networks.includes(network))) continue;
    await timed(`measuring ${set}`, () => run('npm', ['run', '-s', 'evaluate', '--', set, '--write']));
  }
  writeFileSync(cardPath, inMarks(readFileSync(cardPath, 'utf8'), 'checksums', checksumLines()));
};

try {
  const since = Date.now();
  const networks = positionals.length > 0 ? positionals.map(network) : NETWORKS;
  if (!values.card) await train(networks);
  await writeCard(networks);
  console.log(`all of it: ${minutes(since)}`);
} catch (error) {
  if (!(error instanceof StudioTrouble)) throw error;
  console.error(error.message);
  process.exit(2);
}
