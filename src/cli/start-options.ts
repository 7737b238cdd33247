import { parseArgs } from 'node:util';

export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
}

export const START_HELP = `npm start -- [options]
  --port N     the port to serve on (default 4173); when it is busy, the next free one is taken
  --host NAME  the address to serve on (default localhost, which only this computer reaches)
  --no-open    do not open the browser`;

/** The options of `npm start`, or a sentence that says which one cannot be used. */
export const readStartOptions = (args: readonly string[]): StartOptions | 'help' | { readonly wrong: string } => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4173' },
        host: { type: 'string', default: 'localhost' },
        'no-open': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      return { wrong: `--port takes a number from 1 to 65535, not “${values.port}”.` };
    }
    if (values.host === '') return { wrong: '--host takes a name or an address.' };
    return { port, host: values.host, open: !values['no-open'] };
  } catch (error) {
    const [firstSentence] = String(error instanceof Error ? error.message : error).split('. ');
    return { wrong: `${firstSentence}.` };
  }
};
