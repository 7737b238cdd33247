import { startBroker } from '../../broker/embedded-broker.ts';
import { openRecord } from '../../record/hall-record.ts';

/** The embedded broker in a process of its own, as `npm start` has it, for measuring: `broker-for-load PORT SECRET [RECORD]`. */
const [port = '', secret = '', folder] = process.argv.slice(2);
const broker = await startBroker(secret, folder ? openRecord({ folder, says: console.error }).hear : undefined);
await broker.listen(Number(port), '127.0.0.1');
console.log('ready');
process.once('SIGTERM', async () => {
  await broker.stop();
  process.exit(0);
});
