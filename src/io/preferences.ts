import * as v from 'valibot';

const schema = v.object({
  language: v.optional(v.picklist(['en', 'fr'])),
  cameraId: v.optional(v.string()),
  /** The picture last time was the camera's. */
  cameraLast: v.optional(v.boolean()),
  /** Rulings are spoken aloud. */
  caller: v.optional(v.boolean()),
  callerSays: v.optional(v.picklist(['everything', 'fouls', 'score'])),
  callerVolume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** The board's lines are drawn over the picture. */
  lines: v.optional(v.boolean()),
  /** Seconds for a shot, 0 for none; left out, the book's. */
  clockSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600))),
  /** The clock's last seconds are heard. */
  clockSound: v.optional(v.boolean()),
  /** Which shots the stream shows again by itself. */
  replays: v.optional(v.picklist(['by-hand', 'falls', 'all'])),
  /** What the table page shows large: the picture, the board from above, or both. */
  stage: v.optional(v.picklist(['picture', 'above', 'both'])),
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

/** Keeps these choices beside the others; undefined forgets one. */
export const keepPreferences = (chosen: { readonly [K in keyof Preferences]: Preferences[K] | undefined }): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readPreferences(), ...chosen }));
  } catch {
    // Not kept: the choice holds until the page is closed.
  }
};
