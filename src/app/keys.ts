import { hasModifier, isKeyFree } from '../ui/key-free.ts';
import { type KeyWish, wishOf } from '../ui/key-help.ts';

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
    event.preventDefault();
    wished(wish);
  };
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
};
