import { servePages } from '../../serve.ts';

/**
 * The product's server in a process of its own, to be fired at: `served-child FOLDER SECRET PORT MQTT_PORT`. It tells its
 * ports, and what memory it has whenever it is asked.
 */
const [folder = '', secret = '', port = '', mqttPort = ''] = process.argv.slice(2);
const served = await servePages(Number(port), 'localhost', { secret, mqttPort: Number(mqttPort) }, folder);
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage.rss() });
});
process.send?.({ port: served.port, mqttPort: served.mqttPort });
