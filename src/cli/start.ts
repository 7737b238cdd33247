import { resolve } from 'node:path';
import { keptSecret, tokenFor } from './broker/tokens.ts';
import { aboutLan } from './lan/about-lan.ts';
import { ownNames } from './lan/addresses.ts';
import { keptCertificate, ownCertificate } from './lan/certificate.ts';
import { openBrowser } from './open-browser.ts';
import { keptFile } from './packed.ts';
import { reachable } from './reachable.ts';
import { openRecord } from './record/hall-record.ts';
import { readyPages, servePages } from './serve.ts';
import { type LanWish, readStartOptions, START_HELP } from './start-options.ts';

const lanOf = async ({ port, own }: LanWish) => ({
  port,
  certificate: own ? ownCertificate(own.cert, own.key) : await keptCertificate(keptFile('lan.pem'), ownNames()),
});

const options = readStartOptions(process.argv.slice(2));
if (options === 'help') {
  console.log(START_HELP);
} else if ('wrong' in options) {
  console.error(`${options.wrong}\n\n${START_HELP}`);
  process.exitCode = 2;
} else {
  await readyPages();
  const secret = keptSecret(keptFile('hub-secret'));
  const { host, club, origins, mqttPort: wanted } = options;
  try {
    const { port, mqttPort, lan, stop } = await servePages(options.port, host, {
      secret,
      origins,
      ...(options.record ? { record: openRecord({ folder: resolve(options.record), says: console.error }) } : {}),
      ...(wanted ? { mqttPort: wanted } : {}),
      ...(options.lan ? { lan: await lanOf(options.lan) } : {}),
    });
    if (port !== options.port) console.log(`Port ${options.port} is busy: using ${port} instead.`);
    const url = `http://${reachable(host)}:${port}/`;
    const inClub = club === 'club' ? '' : `&club=${club}`;
    const tables = Array.from({ length: options.tables }, (_, i) => String(i + 1));
    const operatorAt = (at: string) => (table: string) =>
      `${at}?table=${table}${inClub}#token=${tokenFor(secret, { club, table })}`;
    const operators = tables.map(operatorAt(url));
    const lines = [
      ...operators.map((link, i) => `Table ${i + 1}      ${link}`),
      ...tables.map(table => `Overlay ${table}    ${url}overlay.html?table=${table}${inClub}`),
      `Hall         ${url}hall.html${inClub.replace('&', '?')}`,
      ...(options.record ? [`Record       ${resolve(options.record)}`] : []),
      ...(mqttPort ? [`MQTT         mqtt://${reachable(host)}:${mqttPort}`] : []),
    ];
    console.log(`\n  ${lines.join('\n  ')}\n`);
    console.log('The token in a table’s link lets its holder speak for that table: keep the link to its umpire.');
    if (lan) console.log(aboutLan(lan.origins, tables.map(operatorAt('/')), options.lan?.own !== undefined));
    console.log('Ctrl-C ends it.');
    if (options.open && !process.env['CI'] && operators[0]) openBrowser(operators[0]);
    const end = async () => {
      console.log('\nGood bye.');
      await stop();
      process.exit(0);
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  } catch (error) {
    console.error(`Cannot serve on ${host}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
