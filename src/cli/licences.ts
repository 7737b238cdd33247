import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** Licences that let us use a package as it is and give the product away under ours. */
export const MAY_USE: readonly string[] = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  // For tools and unchanged files only, which is all that we do with them.
  'MPL-2.0',
];

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string(), ''),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
      optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

export interface Licensed {
  readonly name: string;
  readonly version: string;
  /** Undefined where neither it nor the package that it is a part of says. */
  readonly licence: string | undefined;
  /** Only needed for working on the product, or only on some machines. */
  readonly aside: boolean;
}

/** Every package of the lock file. What a package has for one kind of machine only goes by that package's licence. */
export const readLicences = (lockFile: URL): readonly Licensed[] => {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockFile, 'utf8')));
  const all = Object.values(packages);
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev, optional }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      const whole = all.find(each => each.license !== undefined && name in each.optionalDependencies);
      return { name, version, licence: license ?? whole?.license, aside: dev || optional };
    });
};

/** `MIT OR Apache-2.0`: one of them is enough. */
export const isUsable = (licence: string | undefined): boolean =>
  licence
    ?.replace(/[()]/g, '')
    .split(' OR ')
    .some(each => MAY_USE.includes(each)) ?? false;
