// The documents that staff added to a contract, with their versions and files.
import type { components } from '@repo/api-sdk/spec';
import type { ContractDocumentRow, ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RawReply } from '../../http/handler.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { isClientInScope } from '../clients/scope.repository.ts';
import * as repository from '../contracts/contract-documents.repository.ts';
import { contractDocumentsTexts as texts } from '../contracts/contract-documents.texts.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { downloadReply, refuseSetAside } from '../documents/serve-file.ts';
import type { FileRow } from '../files/files.repository.ts';

type Schemas = components['schemas'];

export async function listAddedDocuments(
  deps: Deps,
  actor: Actor,
  contractId: string,
): Promise<Schemas['AddedDocuments']> {
  await findSeenContract(deps, actor, contractId);
  const views = await repository.listVersions(deps.db, contractId);
  const documents = Map.groupBy(views, ({ version }) => version.documentId);
  return { items: [...documents.values()].map(toDocument) };
}

/** On the trail before its first byte is read. */
export async function downloadContractDocument(deps: Deps, actor: Actor, id: string): Promise<RawReply> {
  const view = await repository.findVersion(deps.db, id);
  if (view === undefined) throw new AppError(contractsErrors.notFound);
  const { version, file } = view;
  await findSeenContract(deps, actor, version.contractId);
  refuseSetAside(file);
  await recordAudit(deps, {
    by: actor,
    action: 'contract_document.opened',
    object: { type: 'contract', id: version.contractId },
    after: detailOf(version, file),
  });
  return downloadReply(deps, file);
}

/** To an adviser the contracts of their own clients alone exist. Documents of one's own contract are refused. */
export async function findSeenContract(deps: Deps, actor: Actor, id: string): Promise<ContractRow> {
  const view = await findContractView(deps.db, { id });
  if (!view || !(await isClientInScope(deps.db, view.contract.userId, await scopeOf(deps, actor))))
    throw new AppError(contractsErrors.notFound);
  if (view.contract.userId === actor.userId) throw new AppError(contractsErrors.ownContract);
  return view.contract;
}

export const detailOf = (
  { title, number }: Pick<ContractDocumentRow, 'title' | 'number'>,
  { originalName, sha256 }: FileRow,
) => ({ detail: texts.version({ title, number, file: originalName }), sha256 });

export function toDocument(views: readonly repository.VersionView[]): Schemas['AddedDocument'] {
  return {
    id: views[0]?.version.documentId ?? '',
    title: views[0]?.version.title ?? '',
    versions: views.map(({ version, file, author }) => ({
      id: version.id,
      number: version.number,
      name: file.originalName,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      scan: file.scan,
      added_at: version.addedAt.toISOString(),
      added_by: `${author.firstname} ${author.lastname}`,
      reason: version.reason,
    })),
  };
}
