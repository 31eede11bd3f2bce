import type { components } from '@repo/api-sdk/spec';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { issuedDocuments } from '../../db/schema/issued-documents.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { FilePurpose } from '../documents/store-file.ts';

type DocumentVerdict = components['schemas']['DocumentVerdict'];

/** Signed documents are stored, and named by what they are stored for. */
const signedKinds = new Map<string, DocumentVerdict['kind']>([
  ['contract', 'contract'],
  ['pep', 'pep'],
  ['signature_evidence', 'evidence'],
  // From before issued documents were entered.
  ['statement', 'statement'],
] satisfies [FilePurpose, DocumentVerdict['kind']][]);

type Known = Pick<DocumentVerdict, 'kind' | 'issued_on' | 'replaced_on'>;

const unknown: DocumentVerdict = { verdict: 'unknown', kind: null, issued_on: null, replaced_on: null };

/** Whether we issued the bytes of this hash, or those that they were made of: a copy with something added to it. */
export async function checkDocument(
  { db }: Pick<Deps, 'db'>,
  { sha256, sealed_sha256: sealed }: components['schemas']['DocumentCheck'],
): Promise<DocumentVerdict> {
  const whole = await findDocument(db, sha256);
  if (whole !== null) return { ...whole, verdict: whole.replaced_on === null ? 'genuine' : 'replaced' };
  const original = sealed === undefined ? null : await findDocument(db, sealed);
  return original === null ? unknown : { ...original, verdict: 'altered' };
}

async function findDocument(db: Database, sha256: string): Promise<Known | null> {
  return (await findIssued(db, sha256)) ?? findSigned(db, sha256);
}

async function findIssued(db: Database, sha256: string): Promise<Known | null> {
  const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.sha256, sha256));
  if (row === undefined) return null;
  const [next] = await db
    .select({ issuedAt: issuedDocuments.issuedAt })
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.series, row.series), gt(issuedDocuments.issuedAt, row.issuedAt)))
    .orderBy(asc(issuedDocuments.issuedAt))
    .limit(1);
  return {
    kind: row.kind,
    issued_on: parisDay(row.issuedAt),
    replaced_on: next === undefined ? null : parisDay(next.issuedAt),
  };
}

async function findSigned(db: Database, sha256: string): Promise<Known | null> {
  const [row] = await db
    .select({ purpose: files.purpose, createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.sha256, sha256), inArray(files.purpose, [...signedKinds.keys()])))
    .orderBy(asc(files.createdAt))
    .limit(1);
  if (row === undefined) return null;
  return {
    kind: signedKinds.get(row.purpose) ?? null,
    issued_on: parisDay(row.createdAt),
    replaced_on: null,
  };
}
