import * as v from 'valibot';

const schema = v.array(v.object({ name: v.string(), version: v.string(), licence: v.string() }));
export type LicenceList = v.InferOutput<typeof schema>;

/** What the product is made of, as the build wrote it beside the page; undefined where it cannot be had. */
export const fetchLicences = async (): Promise<LicenceList | undefined> => {
  try {
    const parsed = v.safeParse(schema, await (await fetch('./licences.json')).json());
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};
