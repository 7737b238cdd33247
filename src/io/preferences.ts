import * as v from 'valibot';
import { SHOT_EVENTS } from '../replay/shot-events.ts';

const schema = v.object({
  language: v.optional(v.picklist(['en', 'fr'])),
  cameraId: v.optional(v.string()),
  /** The picture last time was the camera's. */
  cameraLast: v.optional(v.boolean()),
  /** It was a phone's. */
  phoneLast: v.optional(v.boolean()),
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
  /** Shots before a camera are kept on video. */
  video: v.optional(v.boolean()),
  /** Seconds of a clip before its strike. */
  preRollS: v.optional(v.pipe(v.number(), v.minValue(2), v.maxValue(4))),
  /** The events after which a shot is shown again by itself, and how long after it. */
  replayEvents: v.optional(v.array(v.picklist(SHOT_EVENTS))),
  replayDelayS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(30))),
  /** Shots that the camera got wrong are kept as case files. */
  keepCases: v.optional(v.boolean()),
  /** How much room clips may take on this computer. */
  clipBudgetMb: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
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
