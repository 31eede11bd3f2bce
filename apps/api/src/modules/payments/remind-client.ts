import {
  type ContractActor,
  contractActorFor,
  decideReminder,
  type ReminderRefusal,
} from '@repo/domain/contract-status';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf, seesEveryClient } from '../clients/clients.policy.ts';
import { isClientInScope } from '../clients/scope.repository.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { lockContract, moveContract } from '../contracts/contracts.repository.ts';
import { formatContractAmount } from '../contracts/write-documents.ts';
import { alreadyReminded } from '../reminders/read-last-reminder.ts';
import {
  findClientBlocks,
  findLastReminders,
  type LastReminder,
  lockReminders,
} from '../reminders/reminders.repository.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { reminderErrors } from './payments.errors.ts';
import { findRefusal } from './payments.repository.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** « Relancer »: emails the client of a contract that waits for them. Two at once, of one client, wait for each other: one is sent. */
export function remindClient(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await remindInTx({ ...deps, db: tx }, actor, { contractId });
    await deps.settleRequest?.(tx);
  });
}

/** In the caller's transaction. Without an actor, a scheduled one. */
export async function remindInTx(
  deps: Deps,
  actor: Actor | null,
  { contractId, bulkId }: { contractId: string; bulkId?: string },
): Promise<void> {
  const contract = await lockContract(deps.db, contractId);
  if (!contract) throw new AppError(contractsErrors.notFound);
  const now = deps.clock.now();
  await lockReminders(deps.db, contract.userId);
  const last = (await findLastReminders(deps.db, [contract.userId])).get(contract.userId);
  const block = (await findClientBlocks(deps.db, [contract.userId], now)).get(contract.userId) ?? null;
  const { status, paymentStatus } = contract;
  const decision = decideReminder(
    { status, payment_status: paymentStatus, remindedAt: last?.at ?? null, block },
    await reminderActor(deps, actor, contract.userId),
    now,
  );
  if (!decision.isAllowed) throw refusal(decision.reason, last);
  const strategy = await findStrategy(deps.db, contract.strategyId);
  if (!strategy) throw new Error(`contract ${contract.id} has no strategy`);
  const sentBy = actor?.userId ?? null;
  await moveContract(deps.db, contract, { remindedAt: now, remindedBy: sentBy });
  await send[decision.about](deps, { contract, strategy, sentBy });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.reminded',
    object: { type: 'contract', id: contract.id },
    after: { about: decision.about, ...(bulkId !== undefined && { bulk: bulkId }) },
  });
}

/** As an administrator for a client whom the caller advises; to an adviser no other contract exists. */
async function reminderActor(deps: Deps, actor: Actor | null, clientId: string): Promise<ContractActor> {
  if (actor === null) return 'admin';
  if (seesEveryClient(actor)) return contractActorFor(actor.access, clientId);
  if (!(await isClientInScope(deps.db, clientId, await scopeOf(deps, actor))))
    throw new AppError(contractsErrors.notFound);
  return 'admin';
}

function refusal(reason: ReminderRefusal, last: LastReminder | undefined): AppError {
  if (reason === 'alreadyReminded' && last !== undefined) return alreadyReminded(last);
  return new AppError(reminderErrors[reason]);
}

interface Reminded {
  contract: ContractRow;
  strategy: StrategyRow;
  sentBy: string | null;
}

const send = { payment: sendPaymentReminder, signature: sendSignatureReminder } as const;

async function sendPaymentReminder(deps: Deps, { contract, strategy, sentBy }: Reminded): Promise<void> {
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'payment_reminder_sent',
    metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
  });
  const data = {
    id: contract.id,
    strategy: strategy.title,
    poNumber: contract.poNumber,
    amount: formatContractAmount(contract),
    refusal: await findRefusal(deps.db, contract.id),
  };
  await mailClient(deps, contract, { kind: 'paymentReminder', data }, { sentBy });
}

/** Its client reads « Relance paiement » for the type above, and no payment is due before the signature. */
async function sendSignatureReminder(deps: Deps, { contract, strategy, sentBy }: Reminded): Promise<void> {
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'other',
    metadata: { topic: 'signature_awaited', note: texts.signatureReminderNote(contract.poNumber) },
  });
  const data = {
    strategy: strategy.title,
    poNumber: contract.poNumber,
    amount: formatContractAmount(contract),
  };
  await mailClient(deps, contract, { kind: 'signatureReminder', data }, { sentBy });
}
