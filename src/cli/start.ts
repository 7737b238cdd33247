import { openBrowser } from './open-browser.ts';
import { buildPages, servePages } from './serve.ts';
import { readStartOptions, START_HELP } from './start-options.ts';

const options = readStartOptions(process.argv.slice(2));
if (options === 'help') {
  console.log(START_HELP);
} else if ('wrong' in options) {
  console.error(`${options.wrong}\n\n${START_HELP}`);
  process.exitCode = 2;
} else {
  console.log('Building the pages …');
  await buildPages();
  try {
    const { port, stop } = await servePages(options.port, options.host);
    if (port !== options.port) console.log(`Port ${options.port} is busy: using ${port} instead.`);
    const url = `http://${options.host}:${port}/`;
    console.log(`\n  Table page   ${url}\n  Overlay      ${url}overlay.html\n\nCtrl-C ends it.`);
    if (options.open && !process.env['CI']) openBrowser(url);
    const end = async () => {
      console.log('\nGood bye.');
      await stop();
      process.exit(0);
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  } catch (error) {
    console.error(`Cannot serve on ${options.host}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
