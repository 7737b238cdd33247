import { X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { generate } from 'selfsigned';

/** What https needs, as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const DAY_MS = 86_400_000;
/** Phones refuse certificates that are good for longer than 398 days. */
const GOOD_FOR_DAYS = 397;
/** A certificate does not end in the middle of a tournament. */
const RENEW_BEFORE_DAYS = 30;
/** Addresses of earlier networks are kept in it, so that going back and forth makes no new one: up to this many names. */
const MOST_NAMES = 40;

/** The names in a certificate: `DNS:localhost, IP Address:127.0.0.1`. */
const namesIn = (x509: X509Certificate): readonly string[] =>
  (x509.subjectAltName ?? '')
    .split(', ')
    .map(each => each.replace(/^(DNS|IP Address):/, '').toLowerCase())
    .filter(name => name !== '');

const covers = (x509: X509Certificate, name: string): boolean =>
  (isIP(name) ? x509.checkIP(name) : x509.checkHost(name)) !== undefined;

const read = (file: string): { readonly pem: Certificate; readonly x509: X509Certificate } | undefined => {
  try {
    const text = readFileSync(file, 'utf8');
    const cert = text.slice(text.indexOf('-----BEGIN CERTIFICATE-----'));
    return { pem: { key: text.slice(0, text.length - cert.length), cert }, x509: new X509Certificate(cert) };
  } catch {
    return undefined; // the first start, or a damaged file
  }
};

/** A certificate that this computer gives itself: nobody vouches for it, so browsers ask before they believe it. */
const make = async (names: readonly string[], nowMs: number): Promise<Certificate> => {
  const made = await generate([{ name: 'commonName', value: 'Carrom Umpire' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(nowMs - DAY_MS), // a phone's watch may be behind
    notAfterDate: new Date(nowMs + (GOOD_FOR_DAYS - 1) * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map(name => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  return { key: `${made.private.trim()}\n`, cert: `${made.cert.trim()}\n` };
};

/**
 * Made once and kept, so that a phone that has said yes to it is not asked again; made anew when it nears its end, or
 * when this computer has an address that is not in it.
 */
export const keptCertificate = async (
  file: string,
  names: readonly string[],
  nowMs = Date.now(),
): Promise<Certificate> => {
  const kept = read(file);
  const endsMs = kept ? Date.parse(kept.x509.validTo) : 0;
  if (kept && endsMs - nowMs > RENEW_BEFORE_DAYS * DAY_MS && names.every(name => covers(kept.x509, name))) {
    return kept.pem;
  }
  const known = [...new Set([...names, ...(kept ? namesIn(kept.x509) : [])])].slice(0, MOST_NAMES);
  const made = await make(known, nowMs);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, made.key + made.cert, { mode: 0o600 });
  chmodSync(file, 0o600); // the mode above counts for new files only
  return made;
};

/** One's own, as mkcert makes them: the browser that trusts it warns of nothing. */
export const ownCertificate = (certFile: string, keyFile: string): Certificate => {
  const [cert, key] = [readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8')];
  new X509Certificate(cert); // throws where it is none
  return { key, cert };
};
