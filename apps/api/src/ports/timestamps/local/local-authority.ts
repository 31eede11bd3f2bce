// The local time-stamping authority of a developer's machine and of tests: real tokens of RFC 3161, by a certificate that only this
// installation trusts. It refuses what a real one refuses.
import { createHash, createPrivateKey, type webcrypto } from 'node:crypto';
import path from 'node:path';
import { BitString, ObjectIdentifier, OctetString, Sequence, Utf8String } from 'asn1js';
import {
  Accuracy,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_eContentType_TSTInfo,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { createCertificate, createSerialNumber, signatureAlgorithm } from '../../../pki/certificate.ts';
import { loadKeyFile } from '../../../pki/key-file.ts';
import { readPem } from '../../../pki/pem.ts';
import { timestampOids } from '../timestamp-token.ts';

export interface LocalAuthority {
  /** What its tokens end at. */
  root: Certificate;
  rootKey: webcrypto.CryptoKey;
  certificate: Certificate;
  privateKey: webcrypto.CryptoKey;
}

const names = {
  root: 'Autorite locale - demonstration',
  signer: 'Horodatage local - demonstration',
} as const;
/** Of the demonstration's clock too, and of that of tests. */
const validity = { notBefore: new Date('2020-01-01'), notAfter: new Date('2049-01-01') } as const;
/** Of nothing that is published. */
const policy = '1.3.6.1.4.1.32473.1.1';
const sha256Oid = '2.16.840.1.101.3.4.2.1';

/** Reads the authority from `horodatage-local.pem` in `folder`, or generates it there. */
export async function loadLocalAuthority(folder: string): Promise<LocalAuthority> {
  return parseAuthority(await loadKeyFile(path.join(folder, 'horodatage-local.pem'), generateAuthority));
}

/** The keys and certificates of the root, then those of the signer, in PEM. */
export async function generateAuthority(): Promise<string> {
  const root = await createCertificate({ commonName: names.root, ...validity, purpose: 'authority' });
  const signer = await createCertificate({
    commonName: names.signer,
    ...validity,
    purpose: 'timeStamping',
    issuer: { privateKey: toKey(root.privateKey), certificate: parseCertificate(root.certificate) },
  });
  return root.privateKey + root.certificate + signer.privateKey + signer.certificate;
}

/** @throws when it does not hold the four. */
export function parseAuthority(pem: string): LocalAuthority {
  const [rootKey, root, key, certificate] = readPem(pem);
  if (!rootKey || !root || !key || !certificate)
    throw new Error('the file of the local authority is damaged');
  return {
    root: Certificate.fromBER(root.der),
    rootKey: toKey(rootKey.text),
    certificate: Certificate.fromBER(certificate.der),
    privateKey: toKey(key.text),
  };
}

const parseCertificate = (pem: string): Certificate => {
  const [block] = readPem(pem);
  return Certificate.fromBER(block?.der ?? new Uint8Array());
};

const toKey = (pem: string): webcrypto.CryptoKey =>
  createPrivateKey(pem).toCryptoKey(signatureAlgorithm, false, ['sign']);

/** Bits of `PKIFailureInfo`. */
const failures = { badAlg: 0, badDataFormat: 5, unacceptedPolicy: 15 } as const;

/** The DER of the response to the DER of a request. */
export async function respondToRequest(
  authority: LocalAuthority,
  der: Uint8Array,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const request = readRequest(der);
  if (request === null) return refuse('badDataFormat');
  const { messageImprint, reqPolicy } = request;
  if (messageImprint.hashAlgorithm.algorithmId !== sha256Oid) return refuse('badAlg');
  if (messageImprint.hashedMessage.valueBlock.valueHexView.length !== 32) return refuse('badDataFormat');
  if (reqPolicy !== undefined && reqPolicy !== policy) return refuse('unacceptedPolicy');
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: await issueToken(authority, request, now),
  });
  return new Uint8Array(response.toSchema().toBER());
}

function readRequest(der: Uint8Array): TimeStampReq | null {
  try {
    return TimeStampReq.fromBER(Uint8Array.from(der));
  } catch {
    return null;
  }
}

function refuse(failure: keyof typeof failures): Uint8Array<ArrayBuffer> {
  const bit = failures[failure];
  const bits = new Uint8Array(Math.floor(bit / 8) + 1);
  bits[bits.length - 1] = 0b1000_0000 >> (bit % 8);
  const status = new PKIStatusInfo({
    status: PKIStatus.rejection,
    statusStrings: [new Utf8String({ value: failure })],
    failInfo: new BitString({ valueHex: bits.buffer, unusedBits: 7 - (bit % 8) }),
  });
  return new Uint8Array(new TimeStampResp({ status }).toSchema().toBER());
}

async function issueToken(
  { certificate, root, privateKey }: LocalAuthority,
  { messageImprint, nonce, certReq }: TimeStampReq,
  now: Date,
): Promise<ContentInfo> {
  const info = new TSTInfo({
    version: 1,
    policy,
    messageImprint,
    serialNumber: createSerialNumber(),
    // In whole seconds: DER forbids the zeros at the end of a fraction.
    genTime: new Date(Math.floor(now.getTime() / 1000) * 1000),
    accuracy: new Accuracy({ seconds: 1 }),
    ...(nonce !== undefined && { nonce }),
  });
  const content = new Uint8Array(info.toSchema().toBER());
  const { issuer, serialNumber } = certificate;
  const attributes = [
    new Attribute({
      type: '1.2.840.113549.1.9.3',
      values: [new ObjectIdentifier({ value: id_eContentType_TSTInfo })],
    }),
    new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: sha256(content) })] }),
    new Attribute({ type: timestampOids.signingCertificateV2, values: [nameCertificate(certificate)] }),
  ];
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: id_eContentType_TSTInfo });
  // The constructor would cut it into the parts of BER; a token is DER.
  encapContentInfo.eContent = new OctetString({ valueHex: content });
  const signed = new SignedData({
    version: 3,
    encapContentInfo,
    ...(certReq === true && { certificates: [certificate, root] }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
  });
  await signed.sign(privateKey, 0, 'SHA-256');
  return new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
}

const sha256 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** `SigningCertificateV2`; SHA-256 is its default. */
function nameCertificate(certificate: Certificate): Sequence {
  const hash = new OctetString({ valueHex: sha256(new Uint8Array(certificate.toSchema().toBER())) });
  return new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [hash] })] })] });
}
