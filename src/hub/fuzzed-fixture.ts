import fc from 'fast-check';
import { type Body, writeMessage } from './message.ts';
import { tell, toldNothing } from './publish.ts';
import { toldAfter } from './told-fixture.ts';

/** Messages gone wrong, for tests: what a broken or hostile table could send. */
export interface Fuzzed {
  readonly leaf: Body['leaf'];
  readonly text: string;
}

const stamp = { v: 1, match: 'm', seq: 2, order: 9 } as const;

/** One proper message of every kind that is followed. */
const properMessages = (): readonly Body[] => {
  const begun = tell(toldNothing, { kind: 'stands', match: 'm', seq: 1, told: toldAfter(0) });
  const { send } = tell(begun.after, { kind: 'stands', match: 'm', seq: 2, told: toldAfter(1, 'foul') });
  const points: [number, number, number][] = [
    [0, -254, 0],
    [40, 300, 900],
  ];
  return [
    ...send,
    { leaf: 'shot', body: { ...stamp, id: 'e1', line: 'w', paths: [{ disc: 'striker', points, pocketed: false }] } },
    { leaf: 'replay', body: { ...stamp, where: 'inset', speed: 1 } },
    { leaf: 'clock', body: { ...stamp, running: true, leftMs: 9_000, atMs: 1 } },
    { leaf: 'presence', body: { v: 1, here: true, turn: 1, beat: 1, atMs: 1 } },
  ];
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Every place in a value, as the keys that lead there. */
const placesIn = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] => [
  ...(path.length > 0 ? [path] : []),
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))
    : []),
];

/** The value with something else in one place, or nothing there at all. */
const changedAt = (value: Json, [key, ...deeper]: readonly string[], put: Json | undefined): Json => {
  if (key === undefined || typeof value !== 'object' || value === null) return put ?? null;
  const entries = Object.entries(value).flatMap(([each, part]) => {
    if (each !== key) return [[each, part] as const];
    if (deeper.length > 0) return [[each, changedAt(part, deeper, put)] as const];
    return put === undefined ? [] : [[each, put] as const];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
};

const valueAt = (value: Json, [key, ...deeper]: readonly string[]): Json =>
  key === undefined || typeof value !== 'object' || value === null
    ? value
    : valueAt(Object.entries(value).find(([each]) => each === key)?.[1] ?? null, deeper);

const WORDS = ['', 'A', 'F', 'white', 'queen', 'covered', 'match-over', 'board-over', 'round', 'void', 'foul', 'west'];
const anything = fc.oneof(fc.constant(undefined), fc.jsonValue() as fc.Arbitrary<Json>);

/** Something of the same kind, which may get through the door and then contradict all the rest. */
const nearly = (was: Json): fc.Arbitrary<Json | undefined> => {
  if (typeof was === 'number') return fc.oneof(fc.integer({ min: -1, max: 12 }), fc.integer(), fc.double());
  if (typeof was === 'string') return fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 200 }));
  if (typeof was === 'boolean') return fc.boolean();
  if (Array.isArray(was)) return fc.array(fc.constantFrom<Json[]>(...was, null), { maxLength: 7 });
  return anything;
};

/** A proper message with one to three places put wrong, cut text, or no message of ours at all. */
export const fuzzed: fc.Arbitrary<Fuzzed> = fc.constantFrom(...properMessages()).chain(message => {
  const proper = writeMessage(message);
  if (!proper.ok) throw new Error(proper.error);
  const whole: Json = JSON.parse(proper.value);
  const wrong = fc
    .constantFrom(...placesIn(whole))
    .chain(at => fc.tuple(fc.constant(at), fc.oneof(anything, nearly(valueAt(whole, at)))));
  const text = fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(wrong, { minLength: 1, maxLength: 3 })
        .map(all => JSON.stringify(all.reduce((value, [at, put]) => changedAt(value, at, put), whole))),
    },
    { weight: 1, arbitrary: fc.nat(proper.value.length - 1).map(end => proper.value.slice(0, end)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string() },
  );
  return text.map(each => ({ leaf: message.leaf, text: each }));
});
