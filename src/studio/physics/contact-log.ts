import type { OnSurface, Seat } from '../../carrom/surface.ts';
import type { Contact, DiscName, FirstContact } from '../performance.ts';
import type { Meeting } from './plane.ts';

/** Two discs that part and meet again within this are still the same contact. */
const SAME_CONTACT_MS = 30;

/** What met what, in order, and the first piece the striker met. */
export interface ContactLog {
  readonly note: (meeting: Meeting, atMs: number) => void;
  readonly contacts: readonly Contact[];
  readonly firstContact: () => FirstContact | null;
}

export const contactLog = (nameOf: (id: number) => DiscName, whereLay: (id: number) => OnSurface): ContactLog => {
  const contacts: Contact[] = [];
  const lastMet = new Map<string, number>();
  const strikerCushions: Seat[] = [];
  let first: FirstContact | null = null;
  return {
    contacts,
    firstContact: () => first,
    note: (meeting, atMs) => {
      const key = `${meeting.disc}|${meeting.with}`;
      const known = lastMet.get(key);
      lastMet.set(key, atMs);
      if (known !== undefined && atMs - known <= SAME_CONTACT_MS) return;
      const disc = nameOf(meeting.disc);
      if (typeof meeting.with === 'string') {
        contacts.push({ kind: 'cushion', atMs, disc, cushion: meeting.with });
        if (disc.kind === 'striker' && first === null) strikerCushions.push(meeting.with);
        return;
      }
      const other = nameOf(meeting.with);
      contacts.push({ kind: 'disc', atMs, disc, other });
      const piece = disc.kind === 'striker' ? other : other.kind === 'striker' ? disc : null;
      if (piece === null || first !== null) return;
      const { xMm, yMm } = whereLay(piece.id);
      first = { ...piece, atMs, at: { xMm, yMm }, afterCushions: [...strikerCushions] };
    },
  };
};
