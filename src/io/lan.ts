import * as v from 'valibot';

/** An address and, where it is not the usual one, a port. Valibot's own check asks for a newer browser than an old OBS has. */
const ORIGIN = /^https:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
const schema = v.object({ origin: v.optional(v.pipe(v.string(), v.regex(ORIGIN))) });

/** Where phones reach the server that served this page: its https origin; undefined where they do not. */
export const fetchLan = async (): Promise<string | undefined> => {
  try {
    const parsed = v.safeParse(schema, await (await fetch('./lan.json')).json());
    return parsed.success ? parsed.output.origin : undefined;
  } catch {
    return undefined; // another server, or none at all
  }
};
