import type { components } from '@repo/api-sdk/spec';
import { bookAsset } from '@repo/domain/books';
import { isIsoDay } from '@repo/domain/dates';
import { toText } from '@repo/domain/money';
import { readAmount } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireHouseAccount } from './house-accounts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { saveBalance } from './reconciliation.repository.ts';

/** « Saisir un solde »: what a wallet shows at the end of a day. */
export async function recordBalance(
  deps: Deps,
  actor: Actor,
  input: components['schemas']['RecordBalanceBody'],
): Promise<void> {
  const { day, currency } = input;
  const balance = readAmount(input.balance);
  if (balance === null) throw new AppError(receiptsErrors.balance);
  if (!isIsoDay(day) || day > parisDay(deps.clock.now())) throw new AppError(receiptsErrors.balanceDay);
  const { account } = await requireHouseAccount(deps.db, input.account, currency);
  const asset = bookAsset(currency);
  await deps.db.transaction(async (tx) => {
    const recorded = { recordedAt: deps.clock.now(), recordedBy: actor.userId };
    await saveBalance(tx, { account, asset, day, balance: toText(balance), ...recorded });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'account.balance_recorded',
        object: { type: 'account', id: account },
        after: { asset, day, balance: toText(balance) },
      },
    );
    await deps.settleRequest?.(tx);
  });
}
