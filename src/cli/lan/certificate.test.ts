import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptCertificate, ownCertificate } from './certificate.ts';

const DAY_MS = 86_400_000;
const NAMES = ['localhost', 'table.local', '127.0.0.1', '192.0.2.7', '2001:db8::7'];

describe('The certificate of a computer at home', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'carrom-certificate-'));
    file = join(folder, 'cache', 'lan.pem');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('has every name and address, its own key, and is nobody’s authority', async () => {
    const { cert, key } = await keptCertificate(file, NAMES);
    const x509 = new X509Certificate(cert);
    expect(x509.subjectAltName?.split(', ')).toHaveLength(NAMES.length);
    expect([x509.checkHost('table.local'), x509.checkIP('192.0.2.7')]).toEqual(['table.local', '192.0.2.7']);
    expect(x509.checkIP('2001:db8::7')).toBeDefined();
    expect(x509.checkHost('evil.example')).toBeUndefined();
    expect(x509.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(x509.ca).toBe(false);
    expect(Date.parse(x509.validTo) - Date.parse(x509.validFrom)).toBeLessThanOrEqual(398 * DAY_MS);
  });

  test('is made once and kept where only its owner reads it', async () => {
    const first = await keptCertificate(file, NAMES);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await keptCertificate(file, NAMES)).toEqual(first);
    expect(await keptCertificate(file, NAMES.slice(0, 2))).toEqual(first);
  });

  test('is made anew a month before it ends', async () => {
    const [now, soon, late] = [Date.now(), Date.now() + 360 * DAY_MS, Date.now() + 367 * DAY_MS];
    const first = await keptCertificate(file, NAMES, now);
    expect(await keptCertificate(file, NAMES, soon)).toEqual(first);
    const second = await keptCertificate(file, NAMES, late);
    expect(second).not.toEqual(first);
    expect(Date.parse(new X509Certificate(second.cert).validTo)).toBeGreaterThan(late + 300 * DAY_MS);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is made anew for a new address, and keeps the old ones: two networks in turn need one certificate', async () => {
    await keptCertificate(file, NAMES);
    const second = await keptCertificate(file, ['localhost', '198.51.100.4']);
    const x509 = new X509Certificate(second.cert);
    expect([x509.checkIP('198.51.100.4'), x509.checkIP('192.0.2.7')]).not.toContain(undefined);
    expect(await keptCertificate(file, NAMES)).toEqual(second);
  });

  test('takes the place of a damaged file', async () => {
    await keptCertificate(file, NAMES);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 300));
    const { cert } = await keptCertificate(file, NAMES);
    expect(new X509Certificate(cert).checkHost('localhost')).toBe('localhost');
  });

  test('may be one’s own; what is no certificate is not taken', async () => {
    const { cert, key } = await keptCertificate(file, NAMES);
    const [certFile, keyFile] = [join(folder, 'my.crt'), join(folder, 'my.key')];
    writeFileSync(certFile, cert);
    writeFileSync(keyFile, key);
    expect(ownCertificate(certFile, keyFile)).toEqual({ cert, key });
    expect(() => ownCertificate(keyFile, keyFile)).toThrow();
    expect(() => ownCertificate(join(folder, 'none.crt'), keyFile)).toThrow();
  });
});
