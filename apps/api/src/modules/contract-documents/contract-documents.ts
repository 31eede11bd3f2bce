// Documents that staff add to a contract (design 1.4): a scan, a signed paper. A replacement is another version, and those before stay.
// What was signed is no such document: nothing replaces it.
import type { components } from '@repo/api-sdk/spec';
import { contractFilesMax } from '@repo/domain/limits';
import { validateAddedDocument, validateReplacedDocument } from '@repo/domain/validation';
import type { ContractDocumentRow } from '../../db/schema/contract-documents.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import { RawReply } from '../../http/handler.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isShut, scopeOf } from '../clients/clients.policy.ts';
import { isClientInScope } from '../clients/scope.repository.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView, lockContract } from '../contracts/contracts.repository.ts';
import { type CheckedFile, checkUpload } from '../documents/check-upload.ts';
import { type FileRow, insertFile } from '../documents/files.repository.ts';
import { readStored } from '../documents/get-file.ts';
import { putFile } from '../documents/store-file.ts';
import { contractDocumentsErrors as errors } from './contract-documents.errors.ts';
import * as repository from './contract-documents.repository.ts';
import { contractDocumentsTexts as texts } from './contract-documents.texts.ts';

type AddedDocument = components['schemas']['AddedDocument'];

export async function listAddedDocuments(
  deps: Deps,
  actor: Actor,
  contractId: string,
): Promise<components['schemas']['AddedDocuments']> {
  await findSeenContract(deps, actor, contractId);
  const views = await repository.listVersions(deps.db, contractId);
  const documents = Map.groupBy(views, ({ version }) => version.documentId);
  return { items: [...documents.values()].map(toDocument) };
}

export async function addContractDocument(
  deps: Deps,
  actor: Actor,
  { contractId, title, upload }: { contractId: string; title: string; upload: UploadedFile | null },
): Promise<AddedDocument> {
  const contract = await findSeenContract(deps, actor, contractId);
  const file = await checkUpload(upload);
  refuseInvalid(validateAddedDocument({ title, file: factsOf(file) }));
  const id = deps.ids.uuid();
  const first = { id, documentId: id, number: 1, title: title.trim(), reason: null };
  return addVersion(deps, actor, { contract, file, next: () => Promise.resolve(first) });
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
  const file = await checkUpload(upload);
  refuseInvalid(validateReplacedDocument({ reason, file: factsOf(file) }));
  return addVersion(deps, actor, {
    contract,
    file,
    next: async (tx) => {
      const [newest] = await repository.listVersionsOf(tx, documentId);
      if (newest?.version.number !== read) throw new AppError(errors.replaced);
      const { title } = newest.version;
      return { id: deps.ids.uuid(), documentId, number: read + 1, title, reason: reason.trim() };
    },
  });
}

const factsOf = ({ mime, bytes }: CheckedFile) => ({ type: mime, size: bytes.length });

interface NewVersion {
  contract: ContractRow;
  file: CheckedFile;
  /** With the contract held. */
  next: (
    tx: Deps['db'],
  ) => Promise<Pick<ContractDocumentRow, 'id' | 'documentId' | 'number' | 'title' | 'reason'>>;
}

/** The bytes are put before the transaction, so that a contract is never locked while they are written; those that no row names are swept. */
async function addVersion(
  deps: Deps,
  actor: Actor,
  { contract, file, next }: NewVersion,
): Promise<AddedDocument> {
  const { id: contractId, userId } = contract;
  if (userId === actor.userId) throw new AppError(contractsErrors.ownContract);
  const row = await putFile(deps, { userId, purpose: 'contract_document', ...file });
  return deps.db.transaction(async (tx) => {
    if ((await lockContract(tx, contractId)) === undefined) throw new AppError(contractsErrors.notFound);
    const client = await findUserById(tx, userId);
    if (client === null || isShut(client)) throw new AppError(errors.clientClosed);
    if ((await repository.countVersions(tx, contractId)) >= contractFilesMax)
      throw new AppError(errors.tooMany);
    const version = await next(tx);
    await insertFile(tx, row);
    const added = { contractId, fileId: row.id, addedAt: deps.clock.now(), addedBy: actor.userId };
    await repository.insertVersion(tx, { ...version, ...added });
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

/** On the trail before its first byte is read. */
export async function downloadContractDocument(deps: Deps, actor: Actor, id: string): Promise<RawReply> {
  const view = await repository.findVersion(deps.db, id);
  if (view === undefined) throw new AppError(contractsErrors.notFound);
  const { version, file } = view;
  await findSeenContract(deps, actor, version.contractId);
  await recordAudit(deps, {
    by: actor,
    action: 'contract_document.opened',
    object: { type: 'contract', id: version.contractId },
    after: detailOf(version, file),
  });
  return new RawReply(
    200,
    {
      'content-type': file.mime,
      'content-disposition': contentDisposition('attachment', file.originalName),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
    await readStored(deps, file),
  );
}

/** To an adviser the contracts of their own clients alone exist. */
async function findSeenContract(deps: Deps, actor: Actor, id: string): Promise<ContractRow> {
  const view = await findContractView(deps.db, { id });
  if (!view || !(await isClientInScope(deps.db, view.contract.userId, await scopeOf(deps, actor))))
    throw new AppError(contractsErrors.notFound);
  return view.contract;
}

const detailOf = (
  { title, number }: Pick<ContractDocumentRow, 'title' | 'number'>,
  { originalName, sha256 }: FileRow,
) => ({ detail: texts.version({ title, number, file: originalName }), sha256 });

function toDocument(views: readonly repository.VersionView[]): AddedDocument {
  return {
    id: views[0]?.version.documentId ?? '',
    title: views[0]?.version.title ?? '',
    versions: views.map(({ version, file, author }) => ({
      id: version.id,
      number: version.number,
      name: file.originalName,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      added_at: version.addedAt.toISOString(),
      added_by: `${author.firstname} ${author.lastname}`,
      reason: version.reason,
    })),
  };
}
