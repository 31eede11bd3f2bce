import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { type ContractDocumentRow, contractDocuments } from '../../db/schema/contracts.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import type { FileRow } from '../documents/files.repository.ts';

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

/** The document that the same person made of the same file, when its response was lost and it is sent again. */
export async function findSame(
  db: Database,
  {
    contractId,
    number,
    title,
    addedBy,
  }: Pick<ContractDocumentRow, 'contractId' | 'number' | 'title' | 'addedBy'>,
  sha256: string,
): Promise<string | undefined> {
  if (number !== 1) return undefined;
  const first = and(
    eq(contractDocuments.contractId, contractId),
    eq(contractDocuments.number, number),
    eq(contractDocuments.title, title),
    eq(contractDocuments.addedBy, addedBy),
    eq(files.sha256, sha256),
  );
  const [found] = await selectVersions(db).where(first).limit(1);
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
