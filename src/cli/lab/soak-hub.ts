import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildPages } from '../serve.ts';
import { fire } from '../testing/fire/fire.ts';
import { type ProcessMemory, serveToFireAt } from '../testing/fire/serve-to-fire-at.ts';

/**
 * npm run soak:hub [-- SECONDS [SEED]]: fires hostile HTTP, upgrades and MQTT at the product's server for ten minutes, or
 * as long as it is told. Exit 1 when the server ended, printed an error, or grew by more than a tenth after its warm-up.
 */
const [seconds = '600', seed = '1'] = process.argv.slice(2);
const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const MOST_GROWTH = 0.1;
const ROUNDS = 10;
/** The first rounds fill caches and buffers: what grows beyond them grows for ever. */
const WARM_UP = 3;

if (!(Number(seconds) > 0)) {
  console.error(`npm run soak:hub takes a number of seconds, not “${seconds}”.`);
  process.exit(2);
}
if (!existsSync(dist)) await buildPages();
const target = await serveToFireAt(dist, 4881);
const eachSeconds = Number(seconds) / ROUNDS;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const total = { http: 0, upgrades: 0, mqtt: 0 };
const round = async (number: number): Promise<ProcessMemory> => {
  const fired = await fire(target, eachSeconds, Number(seed) * 1000 + number);
  for (const what of ['http', 'upgrades', 'mqtt'] as const) total[what] += fired[what];
  const memory = await target.memory();
  console.log(
    `${Math.round((number + 1) * eachSeconds)} s: ${megabytes(memory.whole)}, in use ${megabytes(memory.used)}`,
  );
  return memory;
};

let failed = false;
try {
  const memories: ProcessMemory[] = [];
  for (let number = 0; number < ROUNDS; number += 1) memories.push(await round(number));
  console.log(`fired: ${total.http} at HTTP, ${total.upgrades} upgrades, ${total.mqtt} at MQTT; 0 exits`);
  for (const [what, says] of [
    ['whole', 'memory'],
    ['used', 'in use'],
  ] as const) {
    const bytes = memories.map(memory => memory[what]);
    const growth = (bytes.at(-1) ?? 0) / Math.max(...bytes.slice(0, WARM_UP)) - 1;
    console.log(`${says} after warm-up: ${(100 * growth).toFixed(1)} % growth (at most ${100 * MOST_GROWTH} %)`);
    failed ||= growth > MOST_GROWTH;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed = true;
}
const { printed } = target.report();
if (printed !== '') console.error(printed);
await target.stop();
process.exit(failed || printed !== '' ? 1 : 0);
