import { hasModifier, isKeyFree } from '../../ui/key-free.ts';
import { type KeyWish, wishOf } from '../../ui/key-help.ts';
import type { TableWish } from './table-wish.ts';

/** A button that has the focus is pressed by the space bar. */
const isPressing = (event: KeyboardEvent): boolean => {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest('button, summary, a, [role=button], [tabindex]') !== null;
};

const keyWish = (event: KeyboardEvent): KeyWish | undefined => {
  if (event.repeat || !isKeyFree(event)) return undefined;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return event.shiftKey ? 'redo' : 'undo';
  if (hasModifier(event) || (event.key === ' ' && isPressing(event))) return undefined;
  return wishOf(event.key);
};

/** Calls back for every key that asks for something; answers with a way to stop. */
export const listenForKeys = (wished: (wish: KeyWish) => void): (() => void) => {
  const handle = (event: KeyboardEvent) => {
    const wish = keyWish(event);
    if (!wish) return;
    // Escape is also the browser's: it closes whatever dialog is open.
    if (wish !== 'close') event.preventDefault();
    wished(wish);
  };
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
};

/** Keys and switches that ask for the same thing whatever is on the page. */
export const actsOn = {
  undo: { kind: 'record', event: { kind: 'undone' } },
  redo: { kind: 'record', event: { kind: 'redone' } },
  setup: { kind: 'toggle-setup' },
  caller: { kind: 'toggle-caller' },
  clock: { kind: 'clock', does: 'toggle' },
  ghost: { kind: 'toggle-ghosts' },
  boardNow: { kind: 'mean-board' },
  lines: { kind: 'toggle-lines' },
  teach: { kind: 'toggle-teaching' },
} as const satisfies { readonly [K in KeyWish]?: TableWish };

const ABOUT_PAGE: readonly KeyWish[] = ['help', 'close', 'ghost', 'lines', 'teach', 'view', 'whole', 'menu'];
const ABOUT_SHOWING: readonly KeyWish[] = ['setup', 'big', 'caller', 'again'];

/** Some keys need no match; some need one; the others change it, which a match that is only watched does not allow. */
export const keyCounts = (wish: KeyWish, match: 'none' | 'watched' | 'kept'): boolean =>
  ABOUT_PAGE.includes(wish) || match === 'kept' || (match === 'watched' && ABOUT_SHOWING.includes(wish));
