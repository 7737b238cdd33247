import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Trouble } from './studio/trouble.ts';
import { cardPath, checksumLines, inCard, NETWORKS, type Network } from './train/card.ts';
import { findPython } from './train/python.ts';

/**
 * `npm run train [-- surface edges pieces finds] [--pictures 8000] [--seed 7] [--cache DIR] [--card]`
 * Makes the pictures, trains, exports, measures and writes the card. Interrupted, the same command goes on from there.
 * `--card` only measures and writes the card.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'string', default: '8000' },
    seed: { type: 'string', default: '7' },
    cache: { type: 'string', default: join(root, '.cache', 'train') },
    card: { type: 'boolean', default: false },
  },
});

/** Runs a command, shows what it says, and gives it back. */
const run = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, OMP_NUM_THREADS: '2' } });
    const said: string[] = [];
    child.stdout.on('data', part => {
      process.stdout.write(part);
      said.push(String(part));
    });
    child.stderr.pipe(process.stderr);
    child.on('error', reject);
    child.on('close', code =>
      code === 0
        ? resolve(said.join(''))
        : reject(new Trouble(`This did not end well (code ${code}): ${command} ${args.join(' ')}`)),
    );
  });

const network = (name: string): Network => {
  const found = NETWORKS.find(known => known === name);
  if (!found) throw new Trouble(`No network is called "${name}". There are: ${NETWORKS.join(', ')}.`);
  return found;
};

const makePictures = async (folder: string, count: number, seed: number): Promise<string> => {
  const out = join(values.cache, folder);
  await run('npm', [
    ...['run', '-s', 'studio', '--', '--pictures', String(count)],
    ...['--seed', String(seed), '--out', out],
  ]);
  return out;
};

/** The second look learns from what the first makes of pictures that it has never seen, and from some that it has. */
const FRESH = { seedsOn: 4, share: 0.4 };

const train = async (networks: readonly Network[]): Promise<void> => {
  const python = findPython();
  const [count, seed] = [Number(values.pictures), Number(values.seed)];
  const pictures = await makePictures('pictures', count, seed);
  for (const task of networks) {
    if (task !== 'finds') {
      const script = join('models', 'train', 'train.py');
      await run(python, [script, task, '--pictures', pictures, '--work', values.cache]);
      continue;
    }
    const fresh = await makePictures('fresh', Math.round(FRESH.share * count), seed + FRESH.seedsOn);
    const script = join('models', 'train', 'train_finds.py');
    await run(python, [script, '--pictures', fresh, pictures, '--work', values.cache]);
  }
};

const writeCard = async (): Promise<void> => {
  for (const set of ['surface', 'pieces']) {
    const said = await run('npm', ['run', '-s', 'evaluate', '--', set]);
    const lines = ['```', ...said.trimEnd().split('\n'), '```'];
    writeFileSync(cardPath, inCard(readFileSync(cardPath, 'utf8'), `measured ${set}`, lines));
  }
  writeFileSync(cardPath, inCard(readFileSync(cardPath, 'utf8'), 'checksums', checksumLines()));
};

try {
  if (!values.card) await train(positionals.length > 0 ? positionals.map(network) : NETWORKS);
  await writeCard();
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  console.error(error.message);
  process.exit(2);
}
