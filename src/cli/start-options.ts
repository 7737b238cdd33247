import { parseArgs } from 'node:util';
import { isName } from '../hub/topics.ts';

export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly open: boolean;
  readonly club: string;
  /** How many tables get an operator's link. */
  readonly tables: number;
  readonly mqttPort?: number;
  /** Pages served elsewhere that may use the hub, too. */
  readonly origins: readonly string[];
  /** The folder where rulings and results are written down. */
  readonly record?: string;
  /** Phones in the same network may open the pages, by https. */
  readonly lan?: LanWish;
}

/** On which port; with a certificate of one's own, or one that is made. */
export interface LanWish {
  readonly port: number;
  readonly own?: { readonly cert: string; readonly key: string };
}

export const START_HELP = `npm start -- [options]
  --port N       the port to serve on (default 4173); when it is busy, the next free one is taken
  --host NAME    the address to serve on (default localhost, which only this computer reaches)
  --lan          serve by https to phones in your network, too, with a certificate that is made once
  --lan-port N   the port for that (default 4443)
  --cert FILE, --key FILE
                 a certificate of your own for it, such as mkcert makes
  --no-open      do not open the browser
  --club NAME    the club's name in the hub's topics: small letters, digits, dashes (default club)
  --tables N     print the operators' links of this many tables (default 1)
  --mqtt-port N  serve plain MQTT on this port too, for scoreboards, lights, websites
  --record FOLDER
                 where every ruling and every ended match is written down, one file a day (default ./carrom-record)
  --no-record    write nothing down
  --origin URL   pages of this address (https://club.example) may use the hub, too; may be given several times`;

const portOf = (text: string): number | undefined => {
  const port = Number(text);
  return Number.isInteger(port) && port >= 1 && port <= 65_535 ? port : undefined;
};

/** As browsers name a page's origin: nothing after the host and port. */
const originOf = (text: string): string | undefined => {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return /^https?:/.test(origin) ? origin : undefined;
};

/** The options of `npm start`, or a sentence that says which one cannot be used. */
export const readStartOptions = (args: readonly string[]): StartOptions | 'help' | { readonly wrong: string } => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4173' },
        host: { type: 'string', default: 'localhost' },
        lan: { type: 'boolean', default: false },
        'lan-port': { type: 'string', default: '4443' },
        cert: { type: 'string' },
        key: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
        club: { type: 'string', default: 'club' },
        tables: { type: 'string', default: '1' },
        'mqtt-port': { type: 'string' },
        record: { type: 'string', default: 'carrom-record' },
        'no-record': { type: 'boolean', default: false },
        origin: { type: 'string', multiple: true, default: [] },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const port = portOf(values.port);
    if (!port) return { wrong: `--port takes a number from 1 to 65535, not “${values.port}”.` };
    if (values.host === '') return { wrong: '--host takes a name or an address.' };
    if (!isName(values.club)) {
      return { wrong: `--club takes small letters, digits and dashes, not “${values.club}”.` };
    }
    const tables = Number(values.tables);
    if (!Number.isInteger(tables) || tables < 1 || tables > 99) {
      return { wrong: `--tables takes a number from 1 to 99, not “${values.tables}”.` };
    }
    const mqtt = values['mqtt-port'];
    const mqttPort = mqtt === undefined ? undefined : portOf(mqtt);
    if (mqtt !== undefined && !mqttPort) {
      return { wrong: `--mqtt-port takes a number from 1 to 65535, not “${mqtt}”.` };
    }
    const lanPort = portOf(values['lan-port']);
    if (!lanPort) return { wrong: `--lan-port takes a number from 1 to 65535, not “${values['lan-port']}”.` };
    const { cert, key } = values;
    if ((cert === undefined) !== (key === undefined)) return { wrong: '--cert and --key go together.' };
    if (cert !== undefined && !values.lan) return { wrong: '--cert and --key are for --lan.' };
    const own = cert !== undefined && key !== undefined ? { own: { cert, key } } : {};
    const lan = values.lan ? { lan: { port: lanPort, ...own } } : {};
    const notOrigin = values.origin.find(text => !originOf(text));
    if (notOrigin !== undefined) {
      return { wrong: `--origin takes an address like https://club.example, not “${notOrigin}”.` };
    }
    if (values.record === '') return { wrong: '--record takes a folder.' };
    const record = values['no-record'] ? {} : { record: values.record };
    const origins = values.origin.flatMap(text => originOf(text) ?? []);
    const { host, club } = values;
    return {
      port,
      host,
      club,
      tables,
      origins,
      open: !values['no-open'],
      ...(mqttPort ? { mqttPort } : {}),
      ...record,
      ...lan,
    };
  } catch (error) {
    const [firstSentence] = String(error instanceof Error ? error.message : error).split('. ');
    return { wrong: `${firstSentence}.` };
  }
};
