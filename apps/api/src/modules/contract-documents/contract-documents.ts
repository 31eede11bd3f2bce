// Documents that staff add to a contract (design 1.4): a scan, a signed paper. A replacement is another version, and those before stay.
// What was signed is no such document: nothing replaces it.
import type { components } from '@repo/api-sdk/spec';
import { contractFilesMax } from '@repo/domain/limits';
import { validateAddedDocument, validateReplacedDocument } from '@repo/domain/validation';
import type { ContractDocumentRow, ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { lockOpenClient } from '../clients/clients.policy.ts';
import * as repository from '../contracts/contract-documents.repository.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract } from '../contracts/contracts.repository.ts';
import { type CheckedFile, checkUpload } from '../documents/check-upload.ts';
import { putFile } from '../documents/store-file.ts';
import { insertFile } from '../files/files.repository.ts';
import { contractDocumentsErrors as errors } from './contract-documents.errors.ts';
import { detailOf, findSeenContract, toDocument } from './read-contract-documents.ts';

type AddedDocument = components['schemas']['AddedDocument'];

export async function addContractDocument(
  deps: Deps,
  actor: Actor,
  { contractId, title, upload }: { contractId: string; title: string; upload: UploadedFile | null },
): Promise<AddedDocument> {
  const contract = await findSeenContract(deps, actor, contractId);
  const file = await checkUpload(deps, actor, upload);
  refuseInvalid(validateAddedDocument({ title, file: factsOf(file) }));
  const id = deps.ids.uuid();
  const first = { id, documentId: id, number: 1, title: title.trim(), reason: null };
  return addVersion(deps, actor, { contract, file, version: first });
}

interface Replacement {
  documentId: string;
  /** The number of the newest version that the caller read. */
  version: number;
  reason: string;
  upload: UploadedFile | null;
}

export async function replaceContractDocument(
  deps: Deps,
  actor: Actor,
  { documentId, version: read, reason, upload }: Replacement,
): Promise<AddedDocument> {
  const first = await repository.findVersion(deps.db, documentId);
  if (first?.version.documentId !== documentId) throw new AppError(contractsErrors.notFound);
  const contract = await findSeenContract(deps, actor, first.version.contractId);
  const file = await checkUpload(deps, actor, upload);
  refuseInvalid(validateReplacedDocument({ reason, file: factsOf(file) }));
  const { title } = first.version;
  const version = { id: deps.ids.uuid(), documentId, number: read + 1, title, reason: reason.trim() };
  return addVersion(deps, actor, { contract, file, version });
}

const factsOf = ({ mime, bytes }: CheckedFile) => ({ type: mime, size: bytes.length });

interface NewVersion {
  contract: ContractRow;
  file: CheckedFile;
  version: Pick<ContractDocumentRow, 'id' | 'documentId' | 'number' | 'title' | 'reason'>;
}

/** The bytes are put before the transaction, so that a contract is never locked while they are written; those that no row names are swept. */
async function addVersion(
  deps: Deps,
  actor: Actor,
  { contract, file, version }: NewVersion,
): Promise<AddedDocument> {
  const { id: contractId, userId } = contract;
  const row = await putFile(deps, { userId, purpose: 'contract_document', ...file });
  return deps.db.transaction(async (tx) => {
    await lockOpenClient(tx, userId);
    if ((await lockContract(tx, contractId)) === undefined) throw new AppError(contractsErrors.notFound);
    const sent = { ...version, contractId, addedBy: actor.userId };
    const resent = await repository.findResent(tx, sent, row.sha256);
    if (resent !== undefined) return toDocument(await repository.listVersionsOf(tx, resent));
    if ((await repository.countVersions(tx, contractId)) >= contractFilesMax)
      throw new AppError(errors.tooMany);
    const [newest] = await repository.listVersionsOf(tx, version.documentId);
    if ((newest?.version.number ?? 0) + 1 !== version.number) throw new AppError(errors.replaced);
    await insertFile(tx, row);
    await repository.insertVersion(tx, { ...sent, fileId: row.id, addedAt: deps.clock.now() });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: version.number === 1 ? 'contract_document.added' : 'contract_document.replaced',
        object: { type: 'contract', id: contractId },
        after: { ...detailOf(version, row), ...(version.reason !== null && { reason: version.reason }) },
      },
    );
    return toDocument(await repository.listVersionsOf(tx, version.documentId));
  });
}
