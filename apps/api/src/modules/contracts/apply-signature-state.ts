// Brings a contract to what its signature request has become at the provider. Called by the provider's messages, by
// cancelling and by the reconciler; the state itself always comes from the provider, and a final contract never moves.
import { decideContractAction, renunciationUntil } from '@repo/domain/contract-status';
import type { IsoDay } from '@repo/domain/dates';
import type { ContractRow, SignatureRequestRow } from '../../db/schema/contracts.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractSigned } from './contract-mails.ts';
import * as repository from './contracts.repository.ts';
import { endContract } from './end-contract.ts';
import { readRenunciationDays } from './read-renunciation-days.ts';
import { dropSignedDocuments, insertSignedDocuments, putSignedDocuments } from './signed-documents.ts';

/** No state of the provider moves these: it is not even called. */
const settled: ReadonlySet<SignatureRequestRow['status']> = new Set(['done', 'declined', 'canceled']);

export async function applySignatureState(deps: Deps, requestId: string): Promise<void> {
  const request = await repository.findSignatureRequest(deps.db, { id: requestId });
  if (!request) {
    // The provider was faster than our commit: the reconciler comes back to it.
    deps.log.warn({ requestId }, 'signature event for an unknown request');
    return;
  }
  if (settled.has(request.status)) return;
  const state = await deps.signature.getStatus(requestId);
  if (!state) return;
  const { contractId } = request;
  switch (state.status) {
    case 'ongoing':
      return;
    case 'done':
      await recordSignature(deps, request);
      return;
    case 'declined':
      await endContract(deps, { contractId, action: 'refuse', requestStatus: 'declined', by: null });
      return;
    case 'canceled':
      await endContract(deps, { contractId, action: 'expire', requestStatus: 'canceled', by: null });
      return;
  }
}

async function recordSignature(deps: Deps, request: SignatureRequestRow): Promise<void> {
  const documents = await putSignedDocuments(deps, request.userId, await deps.signature.download(request.id));
  const isRecorded = await deps.db.transaction(async (tx) => {
    const contract = await repository.lockContract(tx, request.contractId);
    if (!contract) return false;
    const state = { status: contract.status, payment_status: contract.paymentStatus };
    const decision = decideContractAction('sign', state, 'provider');
    if (!decision.isAllowed) return false;
    const now = deps.clock.now();
    const fileIds = await insertSignedDocuments(tx, documents);
    const renounceUntil = await lastDayToRenounce({ ...deps, db: tx }, contract);
    const signed = await repository.moveContract(tx, contract, {
      status: decision.next.status,
      signedAt: now,
      updatedAt: now,
      contractFileId: fileIds.contract,
      pepFileId: fileIds.pep,
      renounceUntil,
    });
    await repository.saveSignatureRequest(tx, request.id, {
      status: 'done',
      evidenceFileId: fileIds.evidence,
      updatedAt: now,
    });
    await notifySigned({ ...deps, db: tx }, signed);
    return true;
  });
  if (!isRecorded) await dropSignedDocuments(deps, documents);
}

/** The period of the day of signing; a company has none. */
async function lastDayToRenounce(deps: Deps, { userId }: ContractRow): Promise<IsoDay | null> {
  const client = await findUserById(deps.db, userId);
  return renunciationUntil({
    signedOn: parisDay(deps.clock.now()),
    isCompany: client?.isCompany ?? false,
    days: await readRenunciationDays(deps),
  });
}

async function notifySigned(deps: Deps, contract: ContractRow): Promise<void> {
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (!strategy) throw new Error(`contract ${contract.id} has no strategy`);
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'contract_signed',
    metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
  });
  await recordAudit(deps, {
    by: null,
    action: 'contract.signed',
    object: { type: 'contract', id: contract.id },
    before: { status: 'pending' },
    after: {
      status: contract.status,
      contractFileId: contract.contractFileId,
      pepFileId: contract.pepFileId,
    },
  });
  await mailContractSigned(deps, contract, strategy);
}
