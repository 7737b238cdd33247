import { vi } from 'vitest';

/** A browser's storage in the memory, for tests that run in Node; answers with what is in it. */
export const stubStorage = (): Map<string, string> => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
};
