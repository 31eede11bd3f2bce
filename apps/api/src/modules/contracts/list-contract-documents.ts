import type { components } from '@repo/api-sdk/spec';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { findFile } from '../files/files.repository.ts';
import { contractsErrors } from './contracts.errors.ts';
import { findContractView, findSignatureRequest } from './contracts.repository.ts';

type Document = components['schemas']['ContractDocument'];

/** What was signed, and the provider's own account of the signature, each with its fingerprint. A later statement has its own list. */
export async function listContractDocuments(
  deps: Deps,
  contractId: string,
): Promise<components['schemas']['ContractDocuments']> {
  const view = await findContractView(deps.db, { id: contractId });
  if (!view) throw new AppError(contractsErrors.notFound);
  const request = await findSignatureRequest(deps.db, { contractId });
  const { contractFileId, pepFileId } = view.contract;
  const found = await Promise.all([
    toDocument(deps, 'contract', contractFileId),
    toDocument(deps, 'pep', pepFileId),
    toDocument(deps, 'evidence', request?.evidenceFileId ?? null),
  ]);
  return { items: found.flatMap((document) => document ?? []) };
}

async function toDocument(
  deps: Deps,
  kind: Document['kind'],
  fileId: string | null,
): Promise<Document | null> {
  const file = fileId === null ? null : await findFile(deps.db, fileId);
  if (file === null) return null;
  return {
    kind,
    name: file.originalName,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    created_at: file.createdAt.toISOString(),
    url: signFileUrl(deps, file.id),
  };
}
