import type { components } from '@repo/api-sdk/spec';
import { type Account, bookAsset, move } from '@repo/domain/books';
import { isIsoDay } from '@repo/domain/dates';
import { type Decimal, decimal, toText } from '@repo/domain/money';
import { readAmount } from '@repo/domain/validation';
import { sql } from 'drizzle-orm';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { bookEntries } from '../books/book-entries.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { requireHouseAccount } from './house-accounts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { readBooked } from './reconciliation.repository.ts';
import { listDebitsToQualify, lockDebits, saveDebitEntry } from './statement-debits.ts';

type MovementBody = components['schemas']['RecordMovementBody'];

/**
 * « Saisir un mouvement »: money of the house that no client paid and none is paid with: a fee of the bank or of a network, a
 * transfer between two accounts of the house, and what is sent to be invested or comes back.
 */
export async function recordMovement(deps: Deps, actor: Actor, body: MovementBody): Promise<void> {
  const amount = readAmount(body.amount);
  if (amount === null || !amount.gt(0)) throw new AppError(receiptsErrors.movementAmount);
  if (!isIsoDay(body.day) || body.day > parisDay(deps.clock.now())) {
    throw new AppError(receiptsErrors.movementDay);
  }
  const reason = body.reason.trim();
  if (reason === '') throw new AppError(receiptsErrors.reasonMissing);
  const day = body.day;
  const { account } = await requireHouseAccount(deps.db, body.account, body.currency);
  const other = await otherSide(deps, { ...body, account });
  const [from, to] = body.nature === 'custody_in' ? [other, account] : [account, other];
  const asset = bookAsset(body.currency);
  await deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    await refuseOtherDebit(inTx, body, { account, amount });
    // A fee may leave an account overdrawn; what is sent must be there.
    if (body.nature !== 'cost') await requireBalance(inTx, { account: from, asset, amount });
    const postings = move({ from, to }, body.currency, amount);
    const kind = body.nature === 'cost' ? 'cost' : 'transfer';
    await recordAudit(inTx, {
      by: actor,
      action: 'account.movement_recorded',
      object: { type: 'account', id: account },
      after: { nature: body.nature, from, to, asset, day, amount: toText(amount), detail: reason },
    });
    const [entry] = await bookEntries(inTx, actor, [{ kind, orderDay: day, reason, postings }]);
    if (body.debit_id !== undefined && entry !== undefined) await saveDebitEntry(tx, body.debit_id, entry);
    await deps.settleRequest?.(tx);
  });
}

/** The movement of a debit is booked once, as its statement has it. */
async function refuseOtherDebit(
  { db }: Deps,
  { debit_id: id, nature, day, currency }: MovementBody,
  { account, amount }: { account: Account; amount: Decimal },
): Promise<void> {
  if (id === undefined) return;
  await lockDebits(db, account);
  const debit = (await listDebitsToQualify(db, account)).find((one) => one.id === id);
  if (debit === undefined) throw new AppError(receiptsErrors.debitSettled);
  const isSame = debit.asset === currency && debit.bookingDay === day && amount.eq(decimal(debit.amount));
  if (!isSame || nature === 'custody_in') throw new AppError(receiptsErrors.notTheDebit);
}

async function otherSide(
  { db }: Deps,
  { nature, account, currency, to_account: to, strategy_id: strategyId }: MovementBody & { account: Account },
): Promise<Account> {
  if (nature === 'cost') return account.startsWith('bank:') ? 'costs:bank' : 'costs:network';
  if (nature === 'transfer') {
    if (to === undefined || to === account) throw new AppError(receiptsErrors.otherAccount);
    return (await requireHouseAccount(db, to, currency)).account;
  }
  const strategy = strategyId === undefined ? undefined : await findStrategy(db, strategyId);
  if (strategy === undefined) throw new AppError(receiptsErrors.unknownStrategy);
  return `custody:${strategy.id}`;
}

/** Two movements of one account wait for each other until their transactions end. */
async function requireBalance(
  { db }: Deps,
  { account, asset, amount }: { account: Account; asset: string; amount: Decimal },
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`movements of ${account}`}, 0))`);
  if (decimal(await readBooked(db, { account, asset })).lt(amount))
    throw new AppError(receiptsErrors.lowBalance);
}
