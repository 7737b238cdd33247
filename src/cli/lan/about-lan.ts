import { terminalQr } from './terminal-qr.ts';

/** What the phone says of a certificate that nobody vouches for, and why it is all right here. */
const WARNING =
  'The phone will warn that it does not know this computer’s certificate: this computer made it itself, and nobody else vouches for it.\n' +
  'In your own network, at the address printed here, that is all right: choose “Advanced” and go on; elsewhere it is not.';

/** The code below is the whole table page: a phone that only films needs less, and gets it there. */
const CAMERA = 'For a phone that is only the camera, choose “A phone” on the table page and scan the code there.';

/** What is told in the terminal of phones. `pages`: what each table's phone opens, without the origin. */
export const aboutLan = (origins: readonly string[], pages: readonly string[], ownCertificate: boolean): string => {
  const [origin, ...others] = origins;
  if (!origin) return '\nThis computer is in no network: no phone can reach it.\n';
  const codes = pages.map((page, i) => `Table ${i + 1} on a phone: ${origin}${page}\n\n${terminalQr(origin + page)}\n`);
  return [
    `\n${codes.join('\n')}`,
    CAMERA,
    ...(others.length > 0 ? [`This computer's other addresses: ${others.join(', ')}`] : []),
    ...(ownCertificate ? [] : [WARNING]),
    '',
  ].join('\n');
};
