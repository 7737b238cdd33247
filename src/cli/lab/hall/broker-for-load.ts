import { startBroker } from '../../broker/embedded-broker.ts';

/** The embedded broker in a process of its own, as `npm start` has it, for measuring: `broker-for-load PORT SECRET`. */
const [port = '', secret = ''] = process.argv.slice(2);
const broker = await startBroker(secret);
await broker.listen(Number(port), '127.0.0.1');
console.log('ready');
process.once('SIGTERM', async () => {
  await broker.stop();
  process.exit(0);
});
