import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { model } from '../../../vision/reading/model.ts';
import { fieldsOf } from './fields.ts';
import { withNumbers } from './write-model.ts';

const source = readFileSync(new URL('../../../vision/reading/model.ts', import.meta.url), 'utf8');

describe("the model's file", () => {
  test('has a place for every number that is fitted, and stays as it is where none changes', () => {
    const numbers = Object.fromEntries(fieldsOf(model).map(({ name }) => [name, model[name]]));
    expect(withNumbers(source, numbers)).toBe(source);
  });

  test('takes other numbers and keeps its words', () => {
    const other = withNumbers(source, { temperature: 1.25 });
    expect(other).toContain('  temperature: 1.25,\n');
    expect(other.replace('temperature: 1.25', `temperature: ${model.temperature}`)).toBe(source);
  });

  test('refuses a number that it does not have', () => {
    expect(() => withNumbers(source, { nothing: 1 })).toThrow('nothing');
  });
});

describe('the numbers that are fitted', () => {
  test('each have a unit, and bounds around what they are', () => {
    for (const { name, least, most } of fieldsOf(model)) {
      expect(least, name).toBeLessThan(model[name]);
      expect(most, name).toBeGreaterThanOrEqual(model[name]);
    }
    const units = Object.fromEntries(fieldsOf(model).map(({ name, unit }) => [name, unit]));
    expect(units).toMatchObject({ placeSigmaMm: 'mm', speedSigmaMmPerS: 'mm/s', kindSlip: 'share', fell: 'nats' });
  });

  test('are not those that people decide', () => {
    expect(fieldsOf(model).map(({ name }) => name)).not.toContain('heldBelow');
  });
});
