import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenFor } from '../../broker/tokens.ts';
import { ownNames } from '../../lan/addresses.ts';
import { keptCertificate } from '../../lan/certificate.ts';
import { servePages } from '../../serve.ts';

const SECRET = 'a secret that only this test of phones knows';

/**
 * The built pages as `npm start -- --lan` serves them, with a certificate made just now. `trusting`: the flag with which
 * Chromium believes this certificate and no other, as after a person has said yes to it.
 */
export const serveToPhones = async (port: number, lanPort: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'carrom-phones-'));
  const certificate = await keptCertificate(join(folder, 'lan.pem'), ownNames());
  const lan = { port: lanPort, certificate };
  const served = await servePages(port, 'localhost', { secret: SECRET, lan });
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `http://localhost:${served.port}`,
    lanOrigin: served.lan?.origins[0] ?? `https://localhost:${served.lan?.port}`,
    tableToken: (table: string) => tokenFor(SECRET, { club: 'club', table }),
    trusting: `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    stop: async () => {
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
