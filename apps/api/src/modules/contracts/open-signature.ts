// The provider's half of a subscription. Safe to run twice: the provider knows our request by its external id.

import type { SignatureRequestRow } from '../../db/schema/contracts.ts';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type {
  CreateSignatureInput,
  OpenedSignature,
  SignatureLink,
} from '../../ports/signature/signature-port.ts';
import { applySignatureState } from './apply-signature-state.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';
import { contractsTexts as texts } from './contracts.texts.ts';
import { endContract } from './end-contract.ts';
import { type ContractParties, formatContractAmount, writeDocuments } from './write-documents.ts';

export async function openSignature(deps: Deps, parties: ContractParties): Promise<{ iframeUrl: string }> {
  const { contract } = parties;
  const request = await repository.findSignatureRequest(deps.db, { contractId: contract.id });
  if (!request) throw new Error(`contract ${contract.id} has no signature request`);
  if (request.iframeUrl !== null) return { iframeUrl: await renewLink(deps, request, request.iframeUrl) };
  const input = await toRequest(deps, parties, request.id);
  const { link, ...state } = await callProvider(deps, contract.id, input);
  if (link === null) {
    // Ended at the provider before we ever knew of it.
    await applySignatureState(deps, request.id);
    throw await noLongerPending(deps, contract.id);
  }
  await recordOpening(deps, contract.id, { requestId: request.id, opened: { ...state, link } });
  return { iframeUrl: link.iframeUrl };
}

/** The refusal for a contract that is no longer pending, by its status. */
export async function noLongerPending(deps: Deps, contractId: string): Promise<AppError> {
  const view = await repository.findContractView(deps.db, { id: contractId });
  if (!view) return new AppError(contractsErrors.notFound);
  return new AppError(contractsErrors.noLongerPending, {
    message: texts.noLongerPending[view.contract.status],
  });
}

/** A link is not shown in its last moments: the signer needs some of them. */
const linkMarginMs = 30 * 60_000;

async function renewLink(deps: Deps, request: SignatureRequestRow, iframeUrl: string): Promise<string> {
  const { iframeUrlExpiresAt: expiresAt } = request;
  if (expiresAt === null || expiresAt.getTime() - linkMarginMs > deps.clock.now().getTime()) return iframeUrl;
  const link = await deps.signature.getLink(request.id).catch((cause: unknown) => {
    throw new AppError(contractsErrors.providerUnavailable, { cause });
  });
  if (link === null) {
    await applySignatureState(deps, request.id);
    throw await noLongerPending(deps, request.contractId);
  }
  await repository.saveSignatureRequest(deps.db, request.id, linkColumns(link));
  return link.iframeUrl;
}

const linkColumns = ({ iframeUrl, expiresAt }: SignatureLink) => ({
  iframeUrl,
  iframeUrlExpiresAt: expiresAt,
});

async function callProvider(
  deps: Deps,
  contractId: string,
  input: CreateSignatureInput,
): Promise<OpenedSignature> {
  try {
    return await deps.signature.createRequest(input);
  } catch (cause) {
    deps.log.error({ err: cause, contractId }, 'the signature provider refused a request');
    // The client sees a failure and starts again: the contract whose frame never opened must not stay behind.
    await endContract(deps, {
      contractId,
      action: 'expire',
      requestStatus: 'failed',
      by: null,
    });
    throw new AppError(contractsErrors.providerUnavailable, { cause });
  }
}

async function toRequest(
  deps: Deps,
  parties: ContractParties,
  externalId: string,
): Promise<CreateSignatureInput> {
  const { contract, strategy, client } = parties;
  const { summary } = texts;
  return {
    externalId,
    name: texts.signatureName(strategy.title, contract.poNumber),
    documents: await writeDocuments(deps, parties),
    signer: signerOf(client),
    summary: [
      [summary.strategy, strategy.title],
      [summary.amount, formatContractAmount(contract)],
      [summary.method, texts.methods[contract.paymentMethod]],
      [summary.poNumber, contract.poNumber],
    ],
  };
}

function signerOf(client: UserRow): CreateSignatureInput['signer'] {
  return {
    firstName: client.firstname,
    lastName: client.lastname,
    email: client.email,
    phone: client.phone,
  };
}

/** The contract may have been cancelled while the provider was responding: its frame must then not open. */
async function recordOpening(
  deps: Deps,
  contractId: string,
  opening: { requestId: string; opened: OpenedSignature & { link: SignatureLink } },
): Promise<void> {
  const { requestId, opened } = opening;
  const now = deps.clock.now();
  const isPending = await deps.db.transaction(async (tx) => {
    const contract = await repository.lockContract(tx, contractId);
    if (contract?.status !== 'pending') return false;
    await repository.saveSignatureRequest(tx, requestId, {
      status: 'ongoing',
      providerRequestId: opened.providerRequestId,
      ...linkColumns(opened.link),
      checkedAt: now,
      updatedAt: now,
    });
    return true;
  });
  if (isPending) return;
  await deps.signature.cancel(requestId);
  throw await noLongerPending(deps, contractId);
}
