// Lists of revoked certificates (CRL of X.509, RFC 5280): made by an authority of ours, read from any.
import { Integer } from 'asn1js';
import {
  type Certificate,
  CertificateRevocationList,
  Extension,
  Extensions,
  RevokedCertificate,
  Time,
} from 'pkijs';
import { type Issuer, keyIdentifierOf } from './certificate.ts';
import { readPem } from './pem.ts';

interface ListOptions {
  issuer: Issuer;
  /** Serial numbers. */
  revoked?: readonly Integer[];
  thisUpdate: Date;
  nextUpdate: Date;
}

/** In DER. */
export async function createRevocationList({
  issuer,
  revoked = [],
  thisUpdate,
  nextUpdate,
}: ListOptions): Promise<Uint8Array<ArrayBuffer>> {
  const number = new Integer({ value: Math.floor(thisUpdate.getTime() / 1000) });
  const list = new CertificateRevocationList({
    version: 1,
    issuer: issuer.certificate.subject,
    thisUpdate: new Time({ value: thisUpdate }),
    nextUpdate: new Time({ value: nextUpdate }),
    crlExtensions: new Extensions({
      extensions: [
        new Extension({
          extnID: '2.5.29.35',
          extnValue: keyIdentifierOf(issuer.certificate).toSchema().toBER(),
        }),
        new Extension({ extnID: '2.5.29.20', extnValue: number.toBER() }),
      ],
    }),
    ...(revoked.length > 0 && {
      revokedCertificates: revoked.map(
        (userCertificate) =>
          new RevokedCertificate({ userCertificate, revocationDate: new Time({ value: thisUpdate }) }),
      ),
    }),
  });
  await list.sign(issuer.privateKey, 'SHA-256');
  return new Uint8Array(list.toSchema(true).toBER());
}

/** In DER, of bytes that are DER or PEM. @throws when they are no list. */
export function readRevocationList(bytes: Uint8Array): { der: Uint8Array; list: CertificateRevocationList } {
  const text = Buffer.from(bytes).toString('latin1');
  const der = text.startsWith('-----') ? (readPem(text)[0]?.der ?? new Uint8Array()) : Uint8Array.from(bytes);
  return { der, list: CertificateRevocationList.fromBER(der) };
}

export const isCurrent = ({ thisUpdate, nextUpdate }: CertificateRevocationList, at: Date): boolean =>
  thisUpdate.value <= at && (nextUpdate === undefined || at <= nextUpdate.value);

export type RevocationState = 'good' | 'revoked' | 'unknown';

/** Whether one of the certificates signed it. */
export async function isSignedByOneOf(
  list: CertificateRevocationList,
  certificates: readonly Certificate[],
): Promise<boolean> {
  for (const issuerCertificate of certificates) {
    if (!issuerCertificate.subject.isEqual(list.issuer)) continue;
    if (await list.verify({ issuerCertificate })) return true;
  }
  return false;
}

interface Subjects {
  certificates: readonly Certificate[];
  /** Those that may have signed the lists; by default the same. */
  issuers?: readonly Certificate[];
}

/** Of each certificate that does not sign itself, by the lists that its issuer signed and that are current. */
export async function revocationStates(
  { certificates, issuers = certificates }: Subjects,
  lists: readonly CertificateRevocationList[],
  at: Date,
): Promise<Map<Certificate, RevocationState>> {
  const states = new Map<Certificate, RevocationState>();
  for (const certificate of certificates) {
    if (certificate.issuer.isEqual(certificate.subject)) continue;
    const above = issuers.filter(({ subject }) => subject.isEqual(certificate.issuer));
    let state: RevocationState = 'unknown';
    for (const list of lists) {
      if (!isCurrent(list, at) || !(await isSignedByOneOf(list, above))) continue;
      if (list.isCertificateRevoked(certificate)) state = 'revoked';
      else if (state === 'unknown') state = 'good';
    }
    states.set(certificate, state);
  }
  return states;
}
