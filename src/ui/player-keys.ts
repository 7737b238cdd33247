/** What a key does while the player has the focus. */
export type PlayerKey =
  | 'toggle'
  | 'back'
  | 'on'
  | 'moment-back'
  | 'moment-on'
  | 'start'
  | 'end'
  | 'speed'
  | 'view'
  | 'loop';

const KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': 'toggle',
  arrowleft: 'back',
  arrowright: 'on',
  ',': 'back',
  '.': 'on',
  arrowup: 'moment-back',
  arrowdown: 'moment-on',
  home: 'start',
  end: 'end',
  s: 'speed',
  v: 'view',
  l: 'loop',
};

/** A button that has the focus is pressed by the space bar, and nothing is meant with a modifier. */
export const playerKey = (event: KeyboardEvent): PlayerKey | undefined => {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.composedPath()[0];
  if (event.key === ' ' && target instanceof HTMLButtonElement) return undefined;
  return KEYS[event.key.toLowerCase()];
};
