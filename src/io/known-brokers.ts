import * as v from 'valibot';

/** What a person said of a broker that is not the one of this page's own server. */
export interface BrokerAnswer {
  /** Names, score and shots may go there. */
  readonly publish: boolean;
  /** Tables, as club/table, of which the umpire handed out the remote's link: only then commands from there are taken. */
  readonly handedOut: readonly string[];
}

export interface KnownBroker extends BrokerAnswer {
  /** Without a query, and without a name and password in it. */
  readonly broker: string;
}

const KEY = 'carrom-umpire/brokers';
const schema = v.array(
  v.object({ broker: v.string(), publish: v.boolean(), handedOut: v.pipe(v.array(v.string()), v.maxLength(200)) }),
);

/** One broker has one name, however its address is written. */
const plain = (url: string): string => {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

/** As people know it: the computer that answers. */
export const brokerName = (url: string): string => new URL(url).host;

/** The answers that were given on this computer. Where nothing can be kept, they hold until the page is closed. */
export const openKnownBrokers = (storage: Storage | undefined) => {
  let unkept: readonly KnownBroker[] = [];

  const all = (): readonly KnownBroker[] => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(storage?.getItem(KEY) ?? 'null'));
      return parsed.success ? parsed.output : unkept;
    } catch {
      return unkept;
    }
  };
  const keep = (brokers: readonly KnownBroker[]) => {
    unkept = brokers;
    try {
      storage?.setItem(KEY, JSON.stringify(brokers));
    } catch {
      // Not kept: it is asked again next time.
    }
  };
  const others = (url: string) => all().filter(({ broker }) => broker !== plain(url));

  return {
    all,
    /** Undefined: nobody was asked yet. */
    answerOn: (url: string): BrokerAnswer | undefined => all().find(({ broker }) => broker === plain(url)),
    answer: (url: string, answer: BrokerAnswer) => keep([...others(url), { broker: plain(url), ...answer }]),
    forget: (url: string) => keep(others(url)),
  };
};
export type KnownBrokers = ReturnType<typeof openKnownBrokers>;
