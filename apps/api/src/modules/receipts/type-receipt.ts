import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { decimal, toText } from '@repo/domain/money';
import { validateTypedReceipt } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { typedReference } from '../books/typed-reference.ts';
import { requireHouseAccount } from './house-accounts.ts';
import { receiptsTexts as texts } from './receipts.texts.ts';
import { recordReceipts } from './record-receipts.ts';

/** « Saisir un encaissement »: money that is in no imported file, with the reason. */
export async function typeReceipt(
  deps: Deps,
  actor: Actor,
  input: components['schemas']['TypeReceiptBody'],
): Promise<void> {
  const { currency, payer_account: payerAccount = '' } = input;
  refuseInvalid(validateTypedReceipt(input, { asset: currency, today: parisDay(deps.clock.now()) }));
  const { account } = await requireHouseAccount(deps.db, input.account, currency);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const reference = input.reference.trim();
    const [receipt] = await recordReceipts(inTx, actor, [
      {
        id: deps.ids.uuid(),
        account,
        ...typedReference(currency, reference),
        source: 'typed',
        day: isoDay(input.day),
        amount: toText(decimal(input.amount)),
        asset: currency,
        payerName: input.payer_name.trim(),
        payerAccount: payerAccount.trim() === '' ? null : payerAccount.replaceAll(/\s/g, ''),
        wording: reference,
        reason: input.reason.trim(),
        recordedAt: deps.clock.now(),
        recordedBy: actor.userId,
      },
    ]);
    if (receipt === undefined) refuseField('reference', texts.referenceUsed);
    await recordAudit(inTx, {
      by: actor,
      action: 'receipt.typed',
      object: { type: 'receipt', id: receipt.id },
      after: { account, day: receipt.day, amount: receipt.amount, asset: currency, reason: receipt.reason },
    });
    await deps.settleRequest?.(tx);
  });
}
