import * as v from 'valibot';

/** What a phone and its table say to each other once the picture runs, beside the picture and by the same way. */

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A place in the picture, as shares of its width and height; a little outside where the board is cut off. */
const place = v.tuple([
  v.pipe(v.number(), v.minValue(-2), v.maxValue(3)),
  v.pipe(v.number(), v.minValue(-2), v.maxValue(3)),
]);

/** How the table sees what the phone shows. */
const tableWord = v.object({
  surface: v.picklist(['looking', 'not-found', 'unsure', 'found', 'moved', 'covered']),
  /** The board's four corners, where it is known. */
  outline: v.exactOptional(v.pipe(v.array(place), v.length(4))),
  /** A corner is out of the picture. */
  cutOff: v.boolean(),
  light: v.picklist(['good', 'too-dark', 'covered', 'glare']),
  blurred: v.boolean(),
});
export type TableWord = v.InferOutput<typeof tableWord>;

/** How the phone is. */
const phoneWord = v.object({
  /** Its battery; left out where the browser does not tell. */
  battery: v.exactOptional(v.object({ level: share, charging: v.boolean() })),
  /** Its screen is off or shows something else: no new pictures come. */
  asleep: v.boolean(),
});
export type PhoneWord = v.InferOutput<typeof phoneWord>;

/** A word of that kind; undefined for anything else. */
const reading =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (text: string): T | undefined => {
    try {
      const parsed = v.safeParse(schema, JSON.parse(text));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined; // no JSON
    }
  };

export const readTableWord = reading(tableWord);
export const readPhoneWord = reading(phoneWord);
