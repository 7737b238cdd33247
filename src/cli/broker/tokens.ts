import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cameraUser, isCameraToken } from '../../hub/camera-token.ts';
import { type Address, isName } from '../../hub/topics.ts';

/** The table's token: who has it may speak for this table, and for no other. */
export const tokenFor = (secret: string, { club, table }: Address): string =>
  createHmac('sha256', secret).update(`${club}/${table}`).digest('base64url').slice(0, 24);

/** `club/table` with its token, as the page logs in; undefined when they do not belong together. */
export const whoIs = (secret: string, user: string, password: string): Address | undefined => {
  const [club = '', table = '', ...more] = user.split('/');
  if (!isName(club) || !isName(table) || more.length > 0) return undefined;
  const [right, given] = [Buffer.from(tokenFor(secret, { club, table })), Buffer.from(password)];
  return right.length === given.length && timingSafeEqual(right, given) ? { club, table } : undefined;
};

/** Who speaks for a table: its page and its umpire's remote, or a phone that offers its picture to it. */
export interface HubSpeaker {
  readonly address: Address;
  readonly as: 'table' | 'camera';
}

/** Whose login this is; undefined when name and token do not belong together, or the token is out of date. */
export const speakerOf = async (
  secret: string,
  user: string,
  password: string,
  nowMs = Date.now(),
): Promise<HubSpeaker | undefined> => {
  const [club = '', table = ''] = user.split('/');
  if (!isName(club) || !isName(table) || user !== cameraUser({ club, table })) {
    const address = whoIs(secret, user, password);
    return address && { address, as: 'table' };
  }
  const right = await isCameraToken(password, tokenFor(secret, { club, table }), nowMs);
  return right ? { address: { club, table }, as: 'camera' } : undefined;
};

/** Kept between starts: after a restart in mid-match the operator's link still holds. */
export const keptSecret = (file: string): string => {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept.length >= 32) return kept;
  } catch {
    // The first start.
  }
  const secret = randomBytes(32).toString('base64url');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
};
