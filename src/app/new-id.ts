/** Short enough to read aloud, long enough never to repeat in a match. Works on plain http too, where phones are. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map(byte => byte.toString(36).padStart(2, '0')).join('');
