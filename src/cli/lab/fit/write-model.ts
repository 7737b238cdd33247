import type { Numbers } from './search.ts';

/** The text of the model's file with these numbers in place of its own. All that is said about them stays. */
export const withNumbers = (source: string, numbers: Numbers): string => {
  const from = source.indexOf('export const model');
  if (from < 0) throw new Error('the model is not where it is looked for');
  const head = source.slice(0, from);
  let body = source.slice(from);
  for (const [name, value] of Object.entries(numbers)) {
    const line = new RegExp(`^(  ${name}: )[-\\d.e]+(,)`, 'm');
    if (!line.test(body)) throw new Error(`the model's file has no number "${name}"`);
    body = body.replace(line, `$1${value}$2`);
  }
  return head + body;
};
