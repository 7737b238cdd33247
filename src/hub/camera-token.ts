import type { Address } from './topics.ts';

/**
 * The token of a phone that may offer its picture to one table, and nothing else. Whoever has the table's token can make
 * one; nobody gets the table's token back out of it. It says when it was made, and is good for a day: a code that was
 * photographed at a tournament opens nothing the week after.
 */
const GOOD_FOR_MS = 24 * 3_600_000;
/** Two computers' watches differ a little. */
const EARLY_MS = 3_600_000;
const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const;

/** As a phone logs in at the hub. */
export const cameraUser = ({ club, table }: Address): string => `${club}/${table}/camera`;

const keyOf = (tableToken: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(tableToken), HMAC, false, ['sign', 'verify']);

const sealed = (made: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`camera ${made}`);

const asText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const asBytes = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** Undefined where the browser gives no cryptography: on a page that did not come over a secure way. */
export const cameraToken = async (tableToken: string, nowMs = Date.now()): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  const made = Math.floor(nowMs / 1000).toString(36);
  return `${made}.${asText(await crypto.subtle.sign(HMAC, await keyOf(tableToken), sealed(made)))}`;
};

export const isCameraToken = async (token: string, tableToken: string, nowMs = Date.now()): Promise<boolean> => {
  const [made = '', mac = '', ...more] = token.split('.');
  const bytes = asBytes(mac);
  if (!/^[0-9a-z]{1,9}$/.test(made) || !bytes || more.length > 0) return false;
  const ageMs = nowMs - Number.parseInt(made, 36) * 1000;
  if (ageMs < -EARLY_MS || ageMs > GOOD_FOR_MS) return false;
  return crypto.subtle.verify(HMAC, await keyOf(tableToken), bytes, sealed(made));
};
