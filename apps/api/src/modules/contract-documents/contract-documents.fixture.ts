import type { TestApp } from '../../testing/create-test-app.ts';
import { pdf } from '../../testing/sample-files.ts';
import { insertVersion } from '../contracts/contract-documents.repository.ts';
import { putFile } from '../documents/store-file.ts';
import { insertFile } from '../files/files.repository.ts';

/** A document that staff added; its id is that of its first version too. */
export async function givenDocument(
  { deps }: TestApp,
  { userId, ...of }: { contractId: string; userId: string; addedBy: string },
): Promise<string> {
  const id = deps.ids.uuid();
  const file = await putFile(deps, { userId, purpose: 'contract_document', ...pdf('courrier.pdf') });
  await insertFile(deps.db, file);
  const version = { id, documentId: id, number: 1, title: 'Courrier', reason: null };
  await insertVersion(deps.db, { ...version, ...of, fileId: file.id, addedAt: deps.clock.now() });
  return id;
}
