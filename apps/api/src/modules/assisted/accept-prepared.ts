// The client’s half: they open what was prepared, tick the boxes themselves and sign as in a subscription of their own, or decline.
import { assistedStateOf } from '@repo/domain/assisted';
import { paymentAssetOf, paymentMethodFor } from '@repo/domain/limits';
import type { Database } from '../../db/client.ts';
import type { AssistedRow } from '../../db/schema/assisted.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody, SuccessBody } from '../../http/operation.ts';
import { hashToken, isSameHash } from '../../tokens.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { SubscriptionOrigin } from '../contracts/consents.ts';
import { findSignatureRequest } from '../contracts/contracts.repository.ts';
import { createContract } from '../contracts/create-contract.ts';
import { paymentDetailsOf } from '../strategies/strategies.mapper.ts';
import { assistedErrors as errors } from './assisted.errors.ts';
import { type AssistedLine, findPreparedLine, lockAssisted, updateAssisted } from './assisted.repository.ts';
import { assistedTexts as texts } from './assisted.texts.ts';
import { followPayment } from './follow-payment.ts';

async function findOwn({ db }: Pick<Deps, 'db'>, { userId }: Actor, id: string): Promise<AssistedLine> {
  const line = await findPreparedLine(db, userId, id);
  if (line === undefined) throw new AppError(errors.notFound);
  return line;
}

function refuseEnded(row: AssistedRow, now: Date): void {
  const state = assistedStateOf(row, now);
  if (state !== 'sent') throw new AppError(errors.noLongerOffered, { message: texts.noLongerOffered[state] });
}

/** Notes that its client has opened it; the code of « Signer en présence » works once. */
export async function openPreparedSubscription(
  deps: Deps,
  actor: Actor,
  { id, code }: { id: string; code: string | null },
): Promise<void> {
  await findOwn(deps, actor, id);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const row = await lockAssisted(tx, id);
    const now = deps.clock.now();
    if (row === undefined) throw new AppError(errors.notFound);
    if (code !== null && !isCodeOf(row, code, now)) throw new AppError(errors.linkUsed);
    const isFirst = row.openedAt === null;
    if (!isFirst && code === null) return;
    await updateAssisted(tx, row, {
      openedAt: row.openedAt ?? now,
      ...(code !== null && { presenceHash: null, isInPresence: true }),
    });
    await recordAudit(
      { ...deps, db: tx },
      { by: actor, action: 'assisted_subscription.opened', object: { type: 'user', id: actor.userId } },
    );
  });
}

function isCodeOf({ presenceHash, presenceExpiresAt }: AssistedRow, code: string, now: Date): boolean {
  if (presenceHash === null || presenceExpiresAt === null || presenceExpiresAt <= now) return false;
  return isSameHash(hashToken(code), presenceHash);
}

export async function declinePreparedSubscription(deps: Deps, actor: Actor, id: string): Promise<void> {
  await findOwn(deps, actor, id);
  await deps.db.transaction(async (tx) => {
    await lockAccount(tx, actor);
    const row = await lockAssisted(tx, id);
    const now = deps.clock.now();
    if (row === undefined) throw new AppError(errors.notFound);
    refuseEnded(row, now);
    await updateAssisted(tx, row, { state: 'declined', endedAt: now, presenceHash: null });
    await recordAudit(
      { ...deps, db: tx },
      { by: actor, action: 'assisted_subscription.declined', object: { type: 'user', id: actor.userId } },
    );
    await deps.settleRequest?.(tx);
  });
}

/**
 * The contract of what was prepared: every rule of `createContract`, and the client’s own boxes. Repeated, it returns the same
 * contract; when its signature could not be opened it may be accepted again.
 */
export async function acceptPreparedSubscription(
  deps: Deps,
  actor: Actor,
  { id, ...boxes }: RequestBody<'acceptPreparedSubscription'> & { id: string },
  from: SubscriptionOrigin,
): Promise<SuccessBody<'acceptPreparedSubscription'>> {
  const { row, strategy, contract, author } = await findOwn(deps, actor, id);
  const isPending = contract?.status === 'pending';
  if (!isPending) await refuseUnlessOffered(deps.db, row, deps.clock.now());
  if (strategy === null || row.currency === null || row.amount === null) throw new AppError(errors.notFound);
  const asset = paymentAssetOf(row.currency);
  const input = {
    user_id: actor.userId,
    strategy_id: strategy.id,
    contract_amount: row.amount,
    contract_devise: asset,
    contract_payment_method: paymentMethodFor(asset, paymentDetailsOf(strategy)),
    contract_payment_reference: row.poNumber,
    contract_payment_origin: row.paymentOrigin,
    eq_po_number: row.poNumber,
    ...boxes,
  };
  return createContract(deps, actor, input, {
    ...from,
    prepared: {
      by: { id: row.authorId, name: author },
      accept: (tx, created) => accept({ ...deps, db: tx }, id, created),
    },
  });
}

/** Offered, or accepted with a contract whose signature could never be opened. */
async function refuseUnlessOffered(db: Database, row: AssistedRow, now: Date): Promise<void> {
  const request =
    row.contractId === null ? undefined : await findSignatureRequest(db, { contractId: row.contractId });
  if (request?.status !== 'failed') refuseEnded(row, now);
}

async function accept(
  deps: Deps,
  id: string,
  { id: contractId, poNumber }: { id: string; poNumber: string },
): Promise<void> {
  const row = await lockAssisted(deps.db, id);
  const now = deps.clock.now();
  if (row === undefined) throw new AppError(errors.notFound);
  await refuseUnlessOffered(deps.db, row, now);
  await updateAssisted(deps.db, row, {
    state: 'accepted',
    contractId,
    poNumber,
    endedAt: now,
    presenceHash: null,
  });
  await followPayment(deps, row, { contractId, poNumber });
}
