import { msg } from '@lit/localize';
import type { TroubleWords } from '../../messages.ts';
import type { PhoneNow } from './phone-calls.ts';

/** What a person at the table should know of the phone. */
export type PhoneTrouble = 'lost' | 'asleep' | 'still' | 'battery-low';

/** Time enough to fetch a cable. */
const LOW_BATTERY = 0.2;

export const phoneTrouble = (phone: PhoneNow | undefined): PhoneTrouble | undefined => {
  if (!phone) return undefined;
  const { link, battery } = phone;
  if (link === 'lost' || link === 'asleep' || link === 'still') return link;
  return battery && !battery.charging && battery.level <= LOW_BATTERY ? 'battery-low' : undefined;
};

export const phoneWords = (trouble: PhoneTrouble): TroubleWords => {
  if (trouble === 'battery-low') {
    return {
      heading: msg('The phone’s battery is low'),
      says: msg('Plug it in: when it is empty there are no pictures any more.'),
    };
  }
  const headings: Record<typeof trouble, string> = {
    lost: msg('The phone is away'),
    asleep: msg('The phone is asleep'),
    still: msg('The phone’s picture stands still'),
  };
  return {
    heading: headings[trouble],
    says: msg('Scoring is paused; nothing that was counted is lost. It goes on by itself when pictures come again.'),
  };
};
