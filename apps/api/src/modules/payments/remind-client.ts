import { contractActorFor, decideReminder, type ReminderRefusal } from '@repo/domain/contract-status';
import { formatLongDateTime } from '@repo/domain/format';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract, moveContract } from '../contracts/contracts.repository.ts';
import { formatContractAmount, paymentInstructions } from '../contracts/write-documents.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { reminderErrors } from './payments.errors.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** « Relancer »: emails the client of a contract that waits for them. Two at once wait for each other: one is sent. */
export function remindClient(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await remindInTx({ ...deps, db: tx }, actor, { contractId });
    await deps.settleRequest?.(tx);
  });
}

/** In the caller's transaction. */
export async function remindInTx(
  deps: Deps,
  actor: Actor,
  { contractId, bulkId }: { contractId: string; bulkId?: string },
): Promise<void> {
  const contract = await lockContract(deps.db, contractId);
  if (!contract) throw new AppError(contractsErrors.notFound);
  const now = deps.clock.now();
  const decision = decideReminder(
    { ...contract, payment_status: contract.paymentStatus },
    contractActorFor(actor.access, contract.userId),
    now,
  );
  if (!decision.isAllowed) throw refusal(decision.reason, contract);
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (!strategy) throw new Error(`contract ${contract.id} has no strategy`);
  await moveContract(deps.db, contract, { remindedAt: now });
  await send[decision.about](deps, contract, strategy);
  await recordAudit(deps, {
    by: actor,
    action: 'contract.reminded',
    object: { type: 'contract', id: contract.id },
    after: { about: decision.about, ...(bulkId !== undefined && { bulk: bulkId }) },
  });
}

function refusal(reason: ReminderRefusal, { remindedAt }: ContractRow): AppError {
  const isKnown = reason === 'alreadyReminded' && remindedAt !== null;
  return new AppError(
    reminderErrors[reason],
    isKnown ? { message: texts.remindedOn(formatLongDateTime(remindedAt.toISOString())) } : {},
  );
}

const send = { payment: sendPaymentReminder, signature: sendSignatureReminder } as const;

async function sendPaymentReminder(deps: Deps, contract: ContractRow, strategy: StrategyRow): Promise<void> {
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'payment_reminder_sent',
    metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
  });
  await mailClient(deps, contract.userId, {
    kind: 'paymentReminder',
    data: {
      strategy: strategy.title,
      poNumber: contract.poNumber,
      amount: formatContractAmount(contract),
      instructions: paymentInstructions({ contract, strategy }),
    },
  });
}

/** Its client reads « Relance paiement » for the type above, and no payment is due before the signature. */
async function sendSignatureReminder(
  deps: Deps,
  contract: ContractRow,
  strategy: StrategyRow,
): Promise<void> {
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'other',
    metadata: { note: texts.signatureReminderNote(contract.poNumber) },
  });
  await mailClient(deps, contract.userId, {
    kind: 'signatureReminder',
    data: {
      strategy: strategy.title,
      poNumber: contract.poNumber,
      amount: formatContractAmount(contract),
    },
  });
}
