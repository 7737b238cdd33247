import { parseArgs } from 'node:util';
import { isName } from '../../hub/topics.ts';
import type { HubLogin } from '../../io/mqtt.ts';
import { KEPT_DAYS } from './hall-record.ts';

export const HALL_HELP = `npm run hall -- --broker URL [options]
  writes down every ruling and every ended match that is told on a broker, and serves the hall's page
  --broker URL     mqtt://…, mqtts://…, ws://… or wss://…
  --pages-broker URL
                   the same broker as pages reach it (ws://… or wss://…), for the link to the hall's page
  --club NAME      only this club (default: every club there)
  --user NAME      the name to log in with, where reading is not open; its password is the variable HALL_PASSWORD
  --record FOLDER  where to write (default ./carrom-record)
  --port N         serve the hall's page on this port (default 4173); when it is busy, the next free one is taken
  --host NAME      the address to serve on (default localhost)
  --no-pages       only write
npm run hall -- --export csv|json [--club NAME] [--record FOLDER] [--days N]
  prints the results of the last so many days that have a record (default ${KEPT_DAYS})`;

export type HallWish =
  | {
      readonly kind: 'export';
      readonly as: 'csv' | 'json';
      readonly club?: string;
      readonly record: string;
      readonly days: number;
    }
  | {
      readonly kind: 'keep';
      readonly broker: string;
      readonly pagesBroker?: string;
      readonly club?: string;
      readonly login?: HubLogin;
      readonly record: string;
      readonly host: string;
      /** Absent: no pages. */
      readonly port?: number;
    };

const isUrl = (text: string, protocols: RegExp): boolean =>
  URL.canParse(text) && protocols.test(new URL(text).protocol);

const whole = (text: string, most: number): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
};

const options = {
  broker: { type: 'string' },
  'pages-broker': { type: 'string' },
  club: { type: 'string' },
  user: { type: 'string' },
  record: { type: 'string', default: 'carrom-record' },
  port: { type: 'string', default: '4173' },
  host: { type: 'string', default: 'localhost' },
  'no-pages': { type: 'boolean', default: false },
  export: { type: 'string' },
  days: { type: 'string', default: String(KEPT_DAYS) },
  help: { type: 'boolean', default: false },
} as const;

/** The options of `npm run hall`, or a sentence that says which one cannot be used. */
export const readHallOptions = (
  args: readonly string[],
  password = '',
): HallWish | 'help' | { readonly wrong: string } => {
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.help) return 'help';
    const { broker, club: name, user, record, host } = values;
    if (name !== undefined && !isName(name))
      return { wrong: `--club takes small letters, digits and dashes, not “${name}”.` };
    const club = name === undefined ? {} : { club: name };
    if (values.export !== undefined) {
      const days = whole(values.days, 36_500);
      if (!days) return { wrong: `--days takes a number from 1, not “${values.days}”.` };
      if (values.export !== 'csv' && values.export !== 'json') return { wrong: '--export takes csv or json.' };
      return { kind: 'export', as: values.export, record, days, ...club };
    }
    if (broker === undefined)
      return { wrong: '--broker names the broker to listen to; npm start keeps its own record.' };
    if (!isUrl(broker, /^(mqtts?|wss?):$/))
      return { wrong: `--broker takes an address like mqtt://hub.local:1883, not “${broker}”.` };
    const pages = values['pages-broker'] ?? (/^ws/.test(broker) ? broker : undefined);
    if (pages !== undefined && !isUrl(pages, /^wss?:$/)) {
      return { wrong: `--pages-broker takes an address like ws://hub.local:8084, not “${pages}”.` };
    }
    const port = whole(values.port, 65_535);
    if (!port) return { wrong: `--port takes a number from 1 to 65535, not “${values.port}”.` };
    return {
      kind: 'keep',
      broker,
      record,
      host,
      ...club,
      ...(pages === undefined ? {} : { pagesBroker: pages }),
      ...(user === undefined ? {} : { login: { user, password } }),
      ...(values['no-pages'] ? {} : { port }),
    };
  } catch (error) {
    const [firstSentence] = String(error instanceof Error ? error.message : error).split('. ');
    return { wrong: `${firstSentence}.` };
  }
};
