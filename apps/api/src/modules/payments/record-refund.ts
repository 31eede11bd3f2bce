import type { components } from '@repo/api-sdk/spec';
import { contractActorFor } from '@repo/domain/contract-status';
import { formatLongDate } from '@repo/domain/format';
import { validateRefund } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { payoutEntry } from '../books/cash-entries.ts';
import { mailClient } from '../contracts/contract-mails.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { findContractView, lockContract } from '../contracts/contracts.repository.ts';
import { formatContractAmount } from '../contracts/write-documents.ts';
import { paymentsErrors } from './payments.errors.ts';
import { saveRefund } from './payments.repository.ts';
import { paymentsTexts as texts } from './payments.texts.ts';

/** « Enregistrer le remboursement »: once, and never by the client it is due to. */
export async function recordRefund(
  deps: Deps,
  actor: Actor,
  contractId: string,
  input: components['schemas']['RefundBody'],
): Promise<void> {
  refuseInvalid(validateRefund(input, parisDay(deps.clock.now())));
  await deps.db.transaction(async (tx) => {
    const contract = await lockContract(tx, contractId);
    const view = contract && (await findContractView(tx, { id: contractId }));
    if (!view) throw new AppError(contractsErrors.notFound);
    if (contractActorFor(actor.access, view.contract.userId) !== 'admin') {
      throw new AppError(paymentsErrors.forbidden);
    }
    const { refund, strategy } = view;
    if (refund === null || refund.state !== 'to_prepare') throw new AppError(paymentsErrors.noRefundDue);
    const inTx = { ...deps, db: tx };
    const returned = { returnedOn: input.returned_on, reference: input.reference.trim() };
    await saveRefund(tx, refund.id, {
      state: 'executed',
      executedOn: returned.returnedOn,
      reference: returned.reference,
      executedAt: deps.clock.now(),
      executedBy: actor.userId,
    });
    if (refund.isReceived) await bookEntries(inTx, actor, [payoutEntry(view, refund, returned.returnedOn)]);
    const amount = formatContractAmount({ amount: refund.amount, currency: refund.asset });
    const day = formatLongDate(input.returned_on);
    await recordAudit(inTx, {
      by: actor,
      action: 'refund.returned',
      object: { type: 'contract', id: contractId },
      before: { returnedOn: null },
      after: { ...returned, detail: texts.returned(amount, day, returned.reference) },
    });
    await mailClient(inTx, view.contract.userId, {
      kind: 'refundReturned',
      data: { strategy: strategy.title, amount, day, reference: returned.reference },
    });
    await deps.settleRequest?.(tx);
  });
}
