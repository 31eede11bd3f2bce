// The time stamp and the revocation lists of each seal, kept: an authority gives others the next time, and the document other bytes.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { sealEvidence } from '../../../db/schema/seal-evidence.ts';
import type { SealInput } from './seal.ts';

type Evidence = Pick<SealInput, 'stampSignature' | 'crls'>;

/** Of the document before its seal, and of the fields of the seal: the same hash gives the same signature. */
export function documentHash({ original, key, signerName, reason, location, signedAt }: SealInput): string {
  const fields = [key.certificate.fingerprint256, signerName, reason, location, signedAt.toISOString()];
  return createHash('sha256').update(JSON.stringify(fields)).update('\n').update(original).digest('hex');
}

export async function findEvidence(db: Database, document: string): Promise<Evidence | null> {
  const [row] = await db.select().from(sealEvidence).where(eq(sealEvidence.documentSha256, document));
  return row === undefined ? null : toEvidence(row);
}

/** Returns the evidence that another request stored first, or null once this one is stored. */
export async function keepEvidence(
  db: Database,
  given: { document: string; token: Uint8Array; crls: readonly Uint8Array[]; now: Date },
): Promise<Evidence | null> {
  const kept = await db
    .insert(sealEvidence)
    .values({
      documentSha256: given.document,
      timestampToken: given.token,
      crls: given.crls.map((crl) => Buffer.from(crl).toString('base64')),
      createdAt: given.now,
    })
    .onConflictDoNothing()
    .returning({ document: sealEvidence.documentSha256 });
  return kept.length > 0 ? null : findEvidence(db, given.document);
}

function toEvidence({ timestampToken, crls }: typeof sealEvidence.$inferSelect): Evidence {
  return {
    stampSignature: () => Promise.resolve(timestampToken),
    crls: crls.map((crl) => Buffer.from(crl, 'base64')),
  };
}
