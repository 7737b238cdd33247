import { servePages } from '../../serve.ts';

/**
 * The product's server in a process of its own, to be fired at: `served-child FOLDER SECRET PORT MQTT_PORT`. It tells its
 * ports, and what memory it has whenever it is asked.
 */
const SETTLE_MS = 3000;
const [folder = '', secret = '', port = '', mqttPort = ''] = process.argv.slice(2);
const served = await servePages(Number(port), 'localhost', { secret, mqttPort: Number(mqttPort) }, folder);
process.on('message', async () => {
  // What was just left hanging ends first, and some of what is thrown away only frees the rest.
  await new Promise(resolve => setTimeout(resolve, SETTLE_MS));
  for (let i = 0; i < 3; i += 1) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ whole: rss, used: heapUsed + external });
});
process.send?.({ port: served.port, mqttPort: served.mqttPort });
