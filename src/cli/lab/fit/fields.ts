import type { Model } from '../../../vision/reading/model.ts';

/** A number of the model: what it is measured in, and between which values it is looked for. */
export interface Field {
  readonly name: keyof Model;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
}

/** A name's ending says the unit; what has none is a cost. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/MmPerS$/, 'mm/s'],
  [/Mm$/, 'mm'],
  [/Ms$/, 'ms'],
  [/Degrees$/, '°'],
  [/(Share|Slip|swapped)$/, 'share'],
  [/temperature$/, 'times'],
];

/** What people want is not fitted; nor what was done before a shot is read, which the shots are kept with. */
const GIVEN: ReadonlySet<string> = new Set([
  'heldBelow',
  'sureFrom',
  'fastMmPerS',
  'kindLooks',
  'clutter',
  'clutterFlickers',
  'clutterFaint',
  'fleeting',
  'fleetingEach',
]);

/** A number is looked for within so many times what it is. */
const WITHIN = 4;
const MOST_SHARE = 0.6;

/** All numbers that can be fitted, whichever the model has: each is above nothing. */
export const fieldsOf = (model: Model): readonly Field[] =>
  Object.entries(model).flatMap(([name, value]) => {
    if (typeof value !== 'number' || value <= 0 || GIVEN.has(name)) return [];
    const unit = UNITS.find(([ending]) => ending.test(name))?.[1] ?? 'nats';
    const most = unit === 'share' ? Math.max(value, Math.min(MOST_SHARE, WITHIN * value)) : WITHIN * value;
    return [{ name: name as keyof Model, unit, least: value / WITHIN, most }];
  });
