/** A certificate for `localhost`, made by the run and forgotten with it. */
import { createHash } from 'node:crypto';
import forge from 'node-forge';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** SHA-256 of the public key, in base64: how Chromium is told to trust this one and no other. */
  readonly keyDigest: string;
}

const dayMs = 24 * 60 * 60_000;

export function makeCertificate(): Certificate {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date(Date.now() - dayMs);
  certificate.validity.notAfter = new Date(Date.now() + dayMs);
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  const dnsName = 2;
  certificate.setExtensions([
    { name: 'subjectAltName', altNames: [{ type: dnsName, value: 'localhost' }] },
    { name: 'extKeyUsage', serverAuth: true },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const publicKey = forge.asn1.toDer(forge.pki.publicKeyToAsn1(keys.publicKey)).getBytes();
  return {
    key: forge.pki.privateKeyToPem(keys.privateKey),
    cert: forge.pki.certificateToPem(certificate),
    keyDigest: createHash('sha256').update(publicKey, 'binary').digest('base64'),
  };
}
