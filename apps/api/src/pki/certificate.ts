// An RSA key with its certificate, which an authority of ours issues or which signs itself.
import { createHash, randomBytes } from 'node:crypto';
import { BitString, Integer, OctetString, PrintableString } from 'asn1js';
import {
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  GeneralName,
  GeneralNames,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { toPem } from './pem.ts';

type Purpose = 'serverAuth' | 'emailProtection' | 'timeStamping' | 'authority';

export interface Issuer {
  privateKey: Parameters<Certificate['sign']>[0];
  certificate: Certificate;
}

export interface CertificateOptions {
  /** Printable ASCII. */
  commonName: string;
  notBefore: Date;
  notAfter: Date;
  purpose: Purpose;
  /** The subject names of a TLS server: a DNS name or the four bytes of an IPv4 address. */
  hosts?: readonly (string | Uint8Array<ArrayBuffer>)[];
  /** By default the certificate signs itself. */
  issuer?: Issuer;
}

export interface KeyWithCertificate {
  /** PKCS#8 in PEM. */
  privateKey: string;
  /** X.509 in PEM. */
  certificate: string;
  /** SubjectPublicKeyInfo in DER. */
  publicKey: ArrayBuffer;
}

/** RSA with SHA-256 (PKCS#1 v1.5), which every PDF and TLS reader supports. */
export const signatureAlgorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

const oids = {
  commonName: '2.5.4.3',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  authorityKeyIdentifier: '2.5.29.35',
  basicConstraints: '2.5.29.19',
  extKeyUsage: '2.5.29.37',
  serverAuth: '1.3.6.1.5.5.7.3.1',
  emailProtection: '1.3.6.1.5.5.7.3.4',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const;

/** The bits digitalSignature (0) and nonRepudiation (1), or keyCertSign (5) and cRLSign (6). */
const keyUsage = (isAuthority: boolean): BitString =>
  isAuthority
    ? new BitString({ valueHex: new Uint8Array([0b0000_0110]).buffer, unusedBits: 1 })
    : new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });

const generalNameType = { dns: 2, ip: 7 } as const;

function generalName(host: string | Uint8Array<ArrayBuffer>): GeneralName {
  return typeof host === 'string'
    ? new GeneralName({ type: generalNameType.dns, value: host })
    : new GeneralName({ type: generalNameType.ip, value: new OctetString({ valueHex: host }) });
}

const extension = (extnID: string, value: { toBER: () => ArrayBuffer }, critical = false): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

function extensionsFor(options: CertificateOptions, publicKey: ArrayBuffer): Extension[] {
  const { purpose, hosts = [], issuer } = options;
  const isAuthority = purpose === 'authority';
  const issuerKey = issuer === undefined ? undefined : keyIdentifierOf(issuer.certificate);
  return [
    extension(oids.basicConstraints, new BasicConstraints({ cA: isAuthority }).toSchema(), true),
    extension(oids.keyUsage, keyUsage(isAuthority), true),
    ...(isAuthority ? [] : [purposeExtension(purpose)]),
    extension(oids.subjectKeyIdentifier, new OctetString({ valueHex: keyIdentifier(publicKey) })),
    ...(issuerKey === undefined ? [] : [extension(oids.authorityKeyIdentifier, issuerKey.toSchema())]),
    ...(hosts.length === 0
      ? []
      : [extension(oids.subjectAltName, new GeneralNames({ names: hosts.map(generalName) }).toSchema())]),
  ];
}

/** Of a time-stamping authority it is critical, and the only one (RFC 3161). */
const purposeExtension = (purpose: Exclude<Purpose, 'authority'>): Extension =>
  extension(
    oids.extKeyUsage,
    new ExtKeyUsage({ keyPurposes: [oids[purpose]] }).toSchema(),
    purpose === 'timeStamping',
  );

const keyIdentifier = (publicKey: ArrayBuffer): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(Buffer.from(publicKey)).digest().subarray(0, 20));

export const keyIdentifierOf = (certificate: Certificate): AuthorityKeyIdentifier =>
  new AuthorityKeyIdentifier({
    keyIdentifier: new OctetString({
      valueHex: keyIdentifier(certificate.subjectPublicKeyInfo.toSchema().toBER()),
    }),
  });

const nameOf = (commonName: string): RelativeDistinguishedNames =>
  new RelativeDistinguishedNames({
    typesAndValues: [
      new AttributeTypeAndValue({
        type: oids.commonName,
        value: new PrintableString({ value: commonName }),
      }),
    ],
  });

/** A first byte from 1 to 127 keeps the serial number positive and of full length. */
export const createSerialNumber = (): Integer =>
  new Integer({ valueHex: Uint8Array.from([1 + ((randomBytes(1)[0] ?? 0) % 127), ...randomBytes(15)]) });

/** Generates a 2048-bit key and its certificate. */
export async function createCertificate(options: CertificateOptions): Promise<KeyWithCertificate> {
  const keys = await crypto.subtle.generateKey(
    { ...signatureAlgorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const publicKey = await crypto.subtle.exportKey('spki', keys.publicKey);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = createSerialNumber();
  certificate.subject = nameOf(options.commonName);
  certificate.issuer = options.issuer?.certificate.subject ?? nameOf(options.commonName);
  certificate.notBefore = new Time({ value: options.notBefore });
  certificate.notAfter = new Time({ value: options.notAfter });
  certificate.extensions = extensionsFor(options, publicKey);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(options.issuer?.privateKey ?? keys.privateKey, 'SHA-256');
  return {
    privateKey: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: toPem('CERTIFICATE', certificate.toSchema().toBER()),
    publicKey,
  };
}
