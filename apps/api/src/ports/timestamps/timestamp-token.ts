// Requests for time stamps and the responses to them (RFC 3161), built and verified on our side of the line.
import { createHash, randomBytes } from 'node:crypto';
import { Integer, OctetString, Sequence } from 'asn1js';
import {
  type Attribute,
  Certificate,
  ContentInfo,
  ExtKeyUsage,
  id_eContentType_TSTInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  type SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { InvalidTimestamp, type Timestamp } from './timestamps-port.ts';

export const timestampOids = {
  timeStamping: '1.3.6.1.5.5.7.3.8',
  extKeyUsage: '2.5.29.37',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
} as const;

/** SHA-256, SHA-384 and SHA-512, of what a token signs. */
const digestOids = ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];

/** How far the clock of an authority may be from ours. */
const clockToleranceMs = 5 * 60_000;

export interface TimestampRequest {
  der: Uint8Array<ArrayBuffer>;
  nonce: Integer;
}

/** For the SHA-256 of the data; the response must carry the authority's certificates. */
export async function createTimestampRequest(data: Uint8Array<ArrayBuffer>): Promise<TimestampRequest> {
  // A first byte from 1 to 127: a positive number whose bytes an authority returns as they are.
  const nonce = new Integer({
    valueHex: Uint8Array.from([1 + ((randomBytes(1)[0] ?? 0) % 127), ...randomBytes(7)]),
  });
  const messageImprint = await MessageImprint.create('SHA-256', data);
  const request = new TimeStampReq({ version: 1, messageImprint, nonce, certReq: true });
  return { der: new Uint8Array(request.toSchema().toBER()), nonce };
}

interface Expected {
  request: TimestampRequest;
  data: Uint8Array<ArrayBuffer>;
  trusted: readonly Certificate[];
  now: Date;
}

/** @throws InvalidTimestamp when it was refused, or is not the response to this request. */
export async function readTimestampResponse(
  der: Uint8Array,
  { request, data, trusted, now }: Expected,
): Promise<Timestamp> {
  const response = parse(() => TimeStampResp.fromBER(Uint8Array.from(der)), 'the response is no time stamp');
  const { status, timeStampToken: info } = response;
  const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status);
  if (!isGranted || info === undefined)
    throw new InvalidTimestamp(`the authority refused: ${describeStatus(status)}`);
  const token = new Uint8Array(info.toSchema().toBER());
  const { nonce, genTime: at } = await verifyToken(token, data, trusted);
  if (nonce === undefined || !nonce.isEqual(request.nonce))
    throw new InvalidTimestamp('the nonce is not that of the request');
  if (Math.abs(at.getTime() - now.getTime()) > clockToleranceMs)
    throw new InvalidTimestamp(`its instant, ${at.toISOString()}, is more than five minutes from now`);
  return { token, at };
}

/** The verified content of a token. */
export async function verifyToken(
  token: Uint8Array,
  data: Uint8Array<ArrayBuffer>,
  trusted: readonly Certificate[],
): Promise<TSTInfo> {
  const { signed, signer, info } = parse(() => openToken(token), 'it is no token of a time stamp');
  if (info.messageImprint.hashAlgorithm.algorithmId !== '2.16.840.1.101.3.4.2.1')
    throw new InvalidTimestamp('its digest is not a SHA-256');
  if (!digestOids.includes(signer.digestAlgorithm.algorithmId))
    throw new InvalidTimestamp('its signature is of another digest than SHA-256, SHA-384 or SHA-512');
  if (!isImprintOf(info, data)) throw new InvalidTimestamp('it is of other bytes');
  const verdict = await signed
    .verify({
      signer: 0,
      data: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength),
      checkChain: true,
      trustedCerts: [...trusted],
      passedWhenNotRevValues: true,
      extendedMode: true,
    })
    .catch((cause: unknown) => {
      throw new InvalidTimestamp('its signature does not lead to an authority that is trusted', { cause });
    });
  if (verdict.signatureVerified !== true) throw new InvalidTimestamp('its signature is wrong');
  const certificate = verdict.signerCertificate;
  if (!(certificate instanceof Certificate)) throw new InvalidTimestamp('it carries no certificate');
  if (!isForTimestamps(certificate))
    throw new InvalidTimestamp('the certificate that signed it is not for time stamps alone');
  if (!namesCertificate(signer, certificate))
    throw new InvalidTimestamp('it does not name the certificate that signed it');
  return info;
}

/** Where no authority is set, by which its signature could be verified: whether it was of these bytes when it was stored. */
export const isTokenOf = (token: Uint8Array, data: Uint8Array): boolean =>
  isImprintOf(parse(() => openToken(token), 'it is no token of a time stamp').info, data);

const isImprintOf = ({ messageImprint }: TSTInfo, data: Uint8Array): boolean =>
  createHash('sha256').update(data).digest().equals(messageImprint.hashedMessage.valueBlock.valueHexView);

/** The certificates that a token carries: its signer's, and those of the authorities above. */
export function certificatesOfToken(token: Uint8Array): Certificate[] {
  const { signed } = openToken(token);
  return (signed.certificates ?? []).filter((item) => item instanceof Certificate);
}

function openToken(token: Uint8Array): { signed: SignedData; signer: SignerInfo; info: TSTInfo } {
  const content = ContentInfo.fromBER(Uint8Array.from(token));
  if (content.contentType !== ContentInfo.SIGNED_DATA) throw new Error('no signed data');
  const signed = new SignedData({ schema: content.content });
  const { eContentType, eContent } = signed.encapContentInfo;
  const [signer, ...others] = signed.signerInfos;
  if (eContentType !== id_eContentType_TSTInfo || eContent === undefined) throw new Error('no TSTInfo');
  if (signer === undefined || others.length > 0) throw new Error('not one signature');
  return { signed, signer, info: TSTInfo.fromBER(eContent.getValue()) };
}

/** Critical, and no other purpose beside it. */
function isForTimestamps({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === timestampOids.extKeyUsage);
  const purposes = usage?.parsedValue instanceof ExtKeyUsage ? usage.parsedValue.keyPurposes : [];
  return usage?.critical === true && purposes.length === 1 && purposes[0] === timestampOids.timeStamping;
}

/** By the attribute signing-certificate-v2 (RFC 5816): else another certificate of the same key could stand in. */
function namesCertificate({ signedAttrs }: SignerInfo, certificate: Certificate): boolean {
  const der = Buffer.from(certificate.toSchema().toBER());
  return (signedAttrs?.attributes ?? []).some((attribute) => {
    const named = firstCertificateHash(attribute);
    return named !== null && createHash(named.algorithm).update(der).digest().equals(named.hash);
  });
}

function firstCertificateHash({ type, values }: Attribute): { algorithm: string; hash: Uint8Array } | null {
  if (type !== timestampOids.signingCertificateV2) return null;
  const essCertId = firstOf(firstOf(values[0]));
  const parts: unknown[] = essCertId instanceof Sequence ? essCertId.valueBlock.value : [];
  const hash = parts.find((part) => part instanceof OctetString)?.valueBlock.valueHexView;
  if (hash === undefined) return null;
  const byLength = new Map([
    [32, 'sha256'],
    [48, 'sha384'],
    [64, 'sha512'],
  ]);
  const algorithm = byLength.get(hash.length);
  return algorithm === undefined ? null : { algorithm, hash };
}

const firstOf = (value: unknown): unknown =>
  value instanceof Sequence ? value.valueBlock.value[0] : undefined;

function describeStatus({ status, failInfo, statusStrings = [] }: TimeStampResp['status']): string {
  const words = statusStrings.map((text) => text.valueBlock.value);
  const bits =
    failInfo === undefined
      ? []
      : [`failure bits ${Buffer.from(failInfo.valueBlock.valueHexView).toString('hex')}`];
  return [`status ${status}`, ...bits, ...words].join(', ');
}

function parse<T>(read: () => T, otherwise: string): T {
  try {
    return read();
  } catch (cause) {
    throw new InvalidTimestamp(otherwise, { cause });
  }
}
