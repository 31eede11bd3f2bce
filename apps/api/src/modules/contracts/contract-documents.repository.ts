import { and, desc, eq, gt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { type ContractDocumentRow, contractDocuments } from '../../db/schema/contracts.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import type { FileRow } from '../files/files.repository.ts';

/** A version with its file and who added it. */
export interface VersionView {
  version: ContractDocumentRow;
  file: FileRow;
  author: { firstname: string; lastname: string };
}

/** The document added last first, its newest version first. */
export function listVersions(db: Database, contractId: string): Promise<VersionView[]> {
  return selectVersions(db)
    .where(eq(contractDocuments.contractId, contractId))
    .orderBy(desc(contractDocuments.addedAt), desc(contractDocuments.number));
}

/** Of one document, newest first. */
export function listVersionsOf(db: Database, documentId: string): Promise<VersionView[]> {
  return selectVersions(db)
    .where(eq(contractDocuments.documentId, documentId))
    .orderBy(desc(contractDocuments.number));
}

export async function findVersion(db: Database, id: string): Promise<VersionView | undefined> {
  const [view] = await selectVersions(db).where(eq(contractDocuments.id, id));
  return view;
}

const newer = alias(contractDocuments, 'newer');

/**
 * The document whose newest version is this one already: the same person sent the same file before, and its response was lost.
 * `documentId` is of a replacement.
 */
export async function findResent(
  db: Database,
  sent: Pick<ContractDocumentRow, 'contractId' | 'documentId' | 'number' | 'title' | 'reason' | 'addedBy'>,
  sha256: string,
): Promise<string | undefined> {
  const isSame = and(
    eq(contractDocuments.contractId, sent.contractId),
    sent.number === 1 ? undefined : eq(contractDocuments.documentId, sent.documentId),
    eq(contractDocuments.number, sent.number),
    eq(contractDocuments.title, sent.title),
    eq(contractDocuments.addedBy, sent.addedBy),
    sent.reason === null ? undefined : eq(contractDocuments.reason, sent.reason),
    eq(files.sha256, sha256),
  );
  const later = db
    .select()
    .from(newer)
    .where(
      and(eq(newer.documentId, contractDocuments.documentId), gt(newer.number, contractDocuments.number)),
    );
  const [found] = await selectVersions(db)
    .where(and(isSame, notExists(later)))
    .limit(1);
  return found?.version.documentId;
}

function selectVersions(db: Database) {
  return db
    .select({
      version: contractDocuments,
      file: files,
      author: { firstname: users.firstname, lastname: users.lastname },
    })
    .from(contractDocuments)
    .innerJoin(files, eq(files.id, contractDocuments.fileId))
    .innerJoin(users, eq(users.id, contractDocuments.addedBy))
    .$dynamic();
}

export const countVersions = (db: Database, contractId: string): Promise<number> =>
  db.$count(contractDocuments, eq(contractDocuments.contractId, contractId));

export async function insertVersion(tx: Database, row: ContractDocumentRow): Promise<void> {
  await tx.insert(contractDocuments).values(row);
}
