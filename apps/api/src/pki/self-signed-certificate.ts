// An RSA key with a certificate that it signs itself.
import { createHash, randomBytes } from 'node:crypto';
import { BitString, Integer, OctetString, PrintableString } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  ExtKeyUsage,
  GeneralName,
  GeneralNames,
  Time,
} from 'pkijs';

export interface SelfSignedOptions {
  /** Printable ASCII. */
  commonName: string;
  notBefore: Date;
  notAfter: Date;
  purpose: 'serverAuth' | 'emailProtection';
  /** The subject names of a TLS server: a DNS name or the four bytes of an IPv4 address. */
  hosts?: readonly (string | Uint8Array<ArrayBuffer>)[];
}

export interface SelfSigned {
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
  basicConstraints: '2.5.29.19',
  extKeyUsage: '2.5.29.37',
  serverAuth: '1.3.6.1.5.5.7.3.1',
  emailProtection: '1.3.6.1.5.5.7.3.4',
} as const;

/** The bits digitalSignature (0) and nonRepudiation (1). */
const keyUsage = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });

const generalNameType = { dns: 2, ip: 7 } as const;

function generalName(host: string | Uint8Array<ArrayBuffer>): GeneralName {
  return typeof host === 'string'
    ? new GeneralName({ type: generalNameType.dns, value: host })
    : new GeneralName({ type: generalNameType.ip, value: new OctetString({ valueHex: host }) });
}

const extension = (extnID: string, value: { toBER: () => ArrayBuffer }, critical = false): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

function extensionsFor({ purpose, hosts = [] }: SelfSignedOptions, publicKey: ArrayBuffer): Extension[] {
  const keyIdentifier = createHash('sha256').update(Buffer.from(publicKey)).digest().subarray(0, 20);
  return [
    extension(oids.basicConstraints, new BasicConstraints({ cA: false }).toSchema(), true),
    extension(oids.keyUsage, keyUsage, true),
    extension(oids.extKeyUsage, new ExtKeyUsage({ keyPurposes: [oids[purpose]] }).toSchema()),
    extension(oids.subjectKeyIdentifier, new OctetString({ valueHex: Uint8Array.from(keyIdentifier) })),
    ...(hosts.length === 0
      ? []
      : [extension(oids.subjectAltName, new GeneralNames({ names: hosts.map(generalName) }).toSchema())]),
  ];
}

/** Generates a 2048-bit key and its certificate. */
export async function createSelfSigned(options: SelfSignedOptions): Promise<SelfSigned> {
  const keys = await crypto.subtle.generateKey(
    { ...signatureAlgorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const publicKey = await crypto.subtle.exportKey('spki', keys.publicKey);
  const certificate = new Certificate();
  certificate.version = 2;
  // A first byte from 1 to 127 keeps the serial number positive and of full length.
  const serial = Uint8Array.from([1 + ((randomBytes(1)[0] ?? 0) % 127), ...randomBytes(15)]);
  certificate.serialNumber = new Integer({ valueHex: serial });
  for (const name of [certificate.subject, certificate.issuer]) {
    const value = new PrintableString({ value: options.commonName });
    name.typesAndValues.push(new AttributeTypeAndValue({ type: oids.commonName, value }));
  }
  certificate.notBefore = new Time({ value: options.notBefore });
  certificate.notAfter = new Time({ value: options.notAfter });
  certificate.extensions = extensionsFor(options, publicKey);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, 'SHA-256');
  return {
    privateKey: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: toPem('CERTIFICATE', certificate.toSchema().toBER()),
    publicKey,
  };
}

function toPem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}
