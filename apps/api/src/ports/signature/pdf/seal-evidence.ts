// The time stamp and the revocation lists of each seal, kept: an authority gives others the next time, and the document other bytes.
import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { revocationLists, sealEvidence } from '../../../db/schema/seal-evidence.ts';
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
  if (row === undefined) return null;
  const lists = await db.select().from(revocationLists).where(inArray(revocationLists.sha256, row.crls));
  const derOf = new Map(lists.map(({ sha256, der }) => [sha256, der]));
  const crls = row.crls.map((sha256) => {
    const der = derOf.get(sha256);
    if (der === undefined) throw new Error(`the revocation list ${sha256} of a seal is missing`);
    return der;
  });
  return { token: row.timestampToken, crls };
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
  const lists = crls.map((der) => ({ sha256: createHash('sha256').update(der).digest('hex'), der }));
  if (lists.length > 0) await db.insert(revocationLists).values(lists).onConflictDoNothing();
  const values = { timestampToken: token, crls: lists.map(({ sha256 }) => sha256), createdAt: now };
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
