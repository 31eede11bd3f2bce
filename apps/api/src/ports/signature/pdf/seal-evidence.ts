// The time stamp and the revocation lists of each seal, kept: an authority gives others the next time, and the document other bytes.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { sealEvidence } from '../../../db/schema/seal-evidence.ts';
import type { SealInput } from './seal.ts';

export interface Evidence {
  /** Of the signature of the seal. */
  token: Uint8Array;
  crls: readonly Uint8Array[];
}

/** To be raised when the same input is written as other bytes. */
const layout = 1;

/** Of the document before its seal, and of the fields of the seal: the same hash gives the same signature. */
export function documentHash({ original, key, signerName, reason, location, signedAt }: SealInput): string {
  const chain = [key.certificate, ...key.issuers].map(({ fingerprint256 }) => fingerprint256);
  const fields = [layout, chain, signerName, reason, location, signedAt.toISOString()];
  return createHash('sha256').update(JSON.stringify(fields)).update('\n').update(original).digest('hex');
}

export async function findEvidence(db: Database, document: string): Promise<Evidence | null> {
  const [row] = await db.select().from(sealEvidence).where(eq(sealEvidence.documentSha256, document));
  return row === undefined ? null : toEvidence(row);
}

interface Given extends Evidence {
  document: string;
  now: Date;
  /** What was stored and is of another signature. */
  instead: Evidence | null;
}

/** Returns the evidence that another request stored first, or null once this one is stored. */
export async function keepEvidence(
  db: Database,
  { document, token, crls, now, instead }: Given,
): Promise<Evidence | null> {
  const values = {
    timestampToken: token,
    crls: crls.map((crl) => Buffer.from(crl).toString('base64')),
    createdAt: now,
  };
  const insert = db.insert(sealEvidence).values({ documentSha256: document, ...values });
  const stored =
    instead === null
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({
          target: sealEvidence.documentSha256,
          set: values,
          setWhere: eq(sealEvidence.timestampToken, instead.token),
        });
  const kept = await stored.returning({ document: sealEvidence.documentSha256 });
  return kept.length > 0 ? null : findEvidence(db, document);
}

function toEvidence({ timestampToken, crls }: typeof sealEvidence.$inferSelect): Evidence {
  return { token: timestampToken, crls: crls.map((crl) => Buffer.from(crl, 'base64')) };
}
