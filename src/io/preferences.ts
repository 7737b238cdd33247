import * as v from 'valibot';

const schema = v.object({
  language: v.optional(v.picklist(['en', 'fr'])),
  cameraId: v.optional(v.string()),
  /** Rulings are spoken aloud. */
  caller: v.optional(v.boolean()),
  /** The board's lines are drawn over the picture. */
  lines: v.optional(v.boolean()),
});
export type Preferences = v.InferOutput<typeof schema>;

const KEY = 'carrom-umpire/preferences';

/** What the person chose last time. Private windows and full disks may keep nothing: then nothing was chosen. */
export const readPreferences = (): Preferences => {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
};

export const keepPreferences = (chosen: Preferences): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...chosen }));
  } catch {
    // Not kept: the choice holds until the page is closed.
  }
};
