// The seal of the publisher on the documents that it issues: statements, costs, tax files, receipts, personal data. Contracts are
// sealed by their signature provider.
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Certificate } from 'pkijs';
import type { Database } from '../../../db/client.ts';
import type { PdfHeading } from '../../../pdf/typeset.ts';
import { readRevocationList, revocationStates } from '../../../pki/revocation-list.ts';
import type { Settings } from '../../../settings.ts';
import type { Clock } from '../../clock/clock.ts';
import type { RevocationsPort } from '../../revocations/revocations-port.ts';
import { certificatesOfToken, isTokenOf } from '../../timestamps/timestamp-token.ts';
import { InvalidTimestamp, type TimestampsPort } from '../../timestamps/timestamps-port.ts';
import { type SealInput, sealPdf } from './seal.ts';
import { documentHash, type Evidence, findEvidence, keepEvidence } from './seal-evidence.ts';
import { readSealingKey, type SealingKey, sharedSealingKey } from './sealing-key.ts';
import { stampSeal } from './stamp-seal.ts';

interface SealHeading extends Pick<PdfHeading, 'title' | 'createdAt'> {
  /** Of a document that is never the same twice: its time stamp and lists are in it alone. */
  isGivenOnce?: boolean;
}

/**
 * Returns the document sealed, or as it is where the installation has no key. The same document gives the same bytes, from the first
 * time that the authority of time stamps responded.
 */
export type DocumentSeal = (document: Uint8Array, heading: SealHeading) => Promise<Uint8Array>;

export interface DocumentSealParts {
  settings: Settings;
  clock: Clock;
  db: Database;
  timestamps: TimestampsPort;
  revocations: RevocationsPort;
  log: FastifyBaseLogger;
}

/** @throws when the key file of the settings cannot be read. */
export async function createDocumentSeal(parts: DocumentSealParts): Promise<DocumentSeal> {
  const { settings, clock } = parts;
  const keyOf = await findKey(settings, clock);
  const signerName = settings.company.name ?? settings.brands.yield;
  return async (original, { title: reason, createdAt, isGivenOnce = false }) => {
    const key = await keyOf();
    if (key === null) return original;
    // A reader takes a seal from before its certificate for invalid.
    const { validFromDate } = key.certificate;
    const signedAt = createdAt < validFromDate ? validFromDate : createdAt;
    const input = { original, key, signerName, reason, location: '', signedAt };
    return isGivenOnce ? sealOnce(parts, input) : sealWithEvidence(parts, input);
  };
}

async function sealOnce(parts: DocumentSealParts, input: SealInput): Promise<Uint8Array> {
  const stamped = await sealNow(parts, input);
  if (stamped === null) return sealPdf(input);
  await reportRevoked(parts, input.key, stamped);
  return stamped.sealed;
}

async function sealWithEvidence(parts: DocumentSealParts, input: SealInput): Promise<Uint8Array> {
  const { db, clock } = parts;
  const document = documentHash(input);
  // Whatever the settings of this process: another one may have stamped it, and its copies are genuine.
  const known = await findEvidence(db, document);
  const again = known && (await sealAgain(parts, input, known));
  if (again !== null) return again;
  const stamped = await sealNow(parts, input);
  if (stamped === null) {
    const stored = await findEvidence(db, document);
    return (stored && (await sealAgain(parts, input, stored))) ?? sealPdf(input);
  }
  const kept = await keepEvidence(db, { ...stamped, document, now: clock.now(), instead: known });
  await reportRevoked(parts, input.key, stamped);
  return (kept && (await sealAgain(parts, input, kept))) ?? stamped.sealed;
}

/** Null without a time stamp: the lists of the day alone would give other bytes the next day. */
async function sealNow(
  parts: DocumentSealParts,
  input: SealInput,
): Promise<(Evidence & { sealed: Uint8Array }) | null> {
  const { timestamps, revocations } = parts;
  if (timestamps.name === 'off') return null;
  const crls = await revocations.current();
  const given: { token: Uint8Array | null } = { token: null };
  const sealed = await sealPdf({
    ...input,
    crls,
    stampSignature: async (signature) => {
      given.token = await stampSeal(parts, signature);
      return given.token;
    },
  });
  return given.token === null ? null : { sealed, token: given.token, crls };
}

/** Null when the time stamp is not of this signature: another version of a library may write other bytes. */
async function sealAgain(
  { timestamps }: DocumentSealParts,
  input: SealInput,
  { token, crls }: Evidence,
): Promise<Uint8Array | null> {
  let isOfSignature = false;
  const sealed = await sealPdf({
    ...input,
    crls,
    stampSignature: async (signature) => {
      isOfSignature = await isStampOf(timestamps, token, signature);
      return token;
    },
  });
  return isOfSignature ? sealed : null;
}

async function isStampOf(
  timestamps: TimestampsPort,
  token: Uint8Array,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    if (timestamps.name === 'off') return isTokenOf(token, signature);
    await timestamps.verify(token, signature);
    return true;
  } catch (error) {
    if (error instanceof InvalidTimestamp) return false;
    throw error;
  }
}

/** A reader refuses such a seal: the operator replaces the key, or the authority. What fails here fails no seal. */
async function reportRevoked(parts: DocumentSealParts, key: SealingKey, evidence: Evidence): Promise<void> {
  if (parts.revocations.name === 'off') return;
  try {
    await reportStates(parts, key, evidence);
  } catch (err) {
    parts.log.error({ err }, 'whether a certificate of a seal is revoked was not verified');
  }
}

async function reportStates(
  { clock, log, revocations }: DocumentSealParts,
  key: SealingKey,
  { token, crls }: Evidence,
): Promise<void> {
  const ofKey = [key.certificate, ...key.issuers].map(({ raw }) => Certificate.fromBER(Uint8Array.from(raw)));
  const certificates = [...ofKey, ...certificatesOfToken(token)];
  const lists = crls.map((crl) => readRevocationList(crl).list);
  const issuers = [...certificates, ...revocations.authorities];
  const states = await revocationStates({ certificates, issuers }, lists, clock.now());
  for (const [{ serialNumber }, state] of states) {
    const serial = Buffer.from(serialNumber.valueBlock.valueHexView).toString('hex');
    if (state === 'revoked')
      log.error({ serial }, 'a certificate of a seal, or of its time stamp, is revoked');
    else if (state === 'unknown')
      log.warn({ serial }, 'no revocation list is of a certificate of a seal, or of its time stamp');
  }
}

async function findKey(
  { sealKeyFile, yousign, dataDir }: Settings,
  clock: Clock,
): Promise<() => Promise<SealingKey | null>> {
  if (sealKeyFile !== null) {
    const key = await readSealingKey(sealKeyFile);
    return () => Promise.resolve(key);
  }
  // The certificate of the local provider says that it is one: not beside real signatures.
  if (yousign !== null) return () => Promise.resolve(null);
  return () => sharedSealingKey(join(dataDir, 'keys'), clock.now());
}
