import { RESENT_SIGNATURES_A_DAY } from '@repo/domain/contract-status';
import type { UserRow } from '../../db/schema/identity.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findProfileChange } from '../accounts/find-profile-change.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toActor } from '../identity/open-session.ts';
import { countMailsOf } from '../notifications/contract-mails.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailClient } from './contract-mails.ts';
import { contractsErrors } from './contracts.errors.ts';
import { assertOnOffer } from './contracts.policy.ts';
import { type ContractView, findContractView, lockContract } from './contracts.repository.ts';
import { contractsTexts as texts } from './contracts.texts.ts';
import { noLongerPending, openSignature } from './open-signature.ts';
import { catchUp } from './resume-signature.ts';
import { formatContractAmount } from './write-documents.ts';

const dayMs = 24 * 3_600_000;

/**
 * « Renvoyer la signature » of a pending contract: a link that works now at the provider, and an email that leads its client to it. One
 * that was signed, refused or expired there meanwhile becomes what it is; an expired one is canceled, and subscribed anew.
 */
export async function resendSignature(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  const find = () => findContractView(deps.db, { id: contractId });
  const requested = await find();
  if (!requested) throw new AppError(contractsErrors.notFound);
  if (requested.contract.userId === actor.userId) throw new AppError(contractsErrors.ownContract);
  if (requested.contract.status === 'pending') await catchUp(deps, contractId);
  const view = await find();
  if (view?.contract.status !== 'pending') throw await noLongerPending(deps, contractId);
  assertOnOffer(view.strategy);
  const client = await findUserById(deps.db, view.contract.userId);
  if (!client || !maySign(client)) throw new AppError(contractsErrors.clientMayNotSign);
  if ((await findProfileChange(deps.db, { userId: client.id, now: deps.clock.now() })) !== null)
    throw new AppError(contractsErrors.clientProfileWaiting);
  await refuseTooMany(deps, contractId);
  await openSignature(deps, { contract: view.contract, strategy: view.strategy, client });
  await deps.db.transaction(async (tx) => {
    await notify({ ...deps, db: tx }, actor, view);
    await deps.settleRequest?.(tx);
  });
}

/** As when they open it themselves. */
function maySign(client: UserRow): boolean {
  const { access } = toActor(client, '');
  return client.disabledAt === null && access.can_access_yield && access.is_kyc;
}

async function refuseTooMany(deps: Deps, contractId: string): Promise<void> {
  const after = new Date(deps.clock.now().getTime() - dayMs);
  const sent = await countMailsOf(deps.db, contractId, { kind: 'signatureResent', after });
  if (sent >= RESENT_SIGNATURES_A_DAY) throw new AppError(contractsErrors.signatureResent);
}

async function notify(deps: Deps, actor: Actor, { contract: { id }, strategy }: ContractView): Promise<void> {
  const contract = await lockContract(deps.db, id);
  if (contract?.status !== 'pending') throw await noLongerPending(deps, id);
  // Again, under the lock: two at once send no more than one more.
  await refuseTooMany(deps, id);
  const { poNumber, userId } = contract;
  await recordEvent(deps, {
    userId,
    contractId: id,
    type: 'other',
    metadata: { topic: 'signature_awaited', note: texts.resentNote(poNumber) },
  });
  const data = { strategy: strategy.title, poNumber, amount: formatContractAmount(contract) };
  await mailClient(deps, contract, { kind: 'signatureResent', data }, { sentBy: actor.userId });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.signature_resent',
    object: { type: 'contract', id },
  });
}
