import type { Seen } from './look.ts';

/**
 * A recording may show its first shot while the surface is still being looked for. Nothing of it is kept: a recording can be
 * read again from its start, once, as soon as the surface is known.
 */
export interface FirstSeconds {
  /** The first frame was seen without a surface, and none was found since. */
  readonly missed: boolean;
  readonly over: boolean;
}
export const firstSeconds: FirstSeconds = { missed: false, over: false };

/** A recording that has shown no board for this long has none worth going back for. */
export const LOOK_FOR_MS = 60_000;

/** One frame more, `sinceMs` after the first; whether to begin again, now that the surface is known. */
export const passFrame = (
  before: FirstSeconds,
  { surface }: Pick<Seen, 'surface'>,
  sinceMs: number,
): { readonly after: FirstSeconds; readonly again: boolean } => {
  if (before.over) return { after: before, again: false };
  const found = surface.kind === 'found';
  const again = found && before.missed && sinceMs <= LOOK_FOR_MS;
  return { after: { missed: true, over: found }, again };
};
