/** What a camera follows by itself, with the number that it has found. */
const OPTICS = [
  { mode: 'focusMode', value: 'focusDistance' },
  { mode: 'exposureMode', value: 'exposureTime' },
  { mode: 'whiteBalanceMode', value: 'colorTemperature' },
] as const;

type Optics = Readonly<Record<string, unknown>>;

const can = (track: MediaStreamTrack, mode: string, what: 'manual' | 'continuous'): boolean => {
  const modes = ((track.getCapabilities?.() ?? {}) as Optics)[mode];
  return Array.isArray(modes) && modes.includes(what);
};

const apply = async (track: MediaStreamTrack, wishes: readonly Optics[]): Promise<boolean> => {
  if (wishes.length === 0) return false;
  try {
    await track.applyConstraints({ ...track.getConstraints(), advanced: [...wishes] as MediaTrackConstraintSet[] });
    return true;
  } catch {
    return false; // it goes on as it did
  }
};

/**
 * Focus, exposure and colours stay as they are now: a hand over the board should not make the camera look for another
 * focus. False where the phone lets nobody do that.
 */
export const holdOptics = (track: MediaStreamTrack): Promise<boolean> => {
  const settings = track.getSettings() as Optics;
  return apply(
    track,
    OPTICS.filter(({ mode }) => can(track, mode, 'manual')).map(({ mode, value }) => ({
      [mode]: 'manual',
      ...(typeof settings[value] === 'number' ? { [value]: settings[value] } : {}),
    })),
  );
};

/** It looks for them again: the phone was moved, or the lamp. */
export const freeOptics = (track: MediaStreamTrack): Promise<boolean> =>
  apply(
    track,
    OPTICS.filter(({ mode }) => can(track, mode, 'continuous')).map(({ mode }) => ({ [mode]: 'continuous' })),
  );
