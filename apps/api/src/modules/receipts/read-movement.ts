// A movement of our accounts as it would be booked; refused where it can't be.
import { type Account, bookAsset } from '@repo/domain/books';
import { type IsoDay, isIsoDay } from '@repo/domain/dates';
import { type Decimal, decimal, PAYMENT_ASSETS } from '@repo/domain/money';
import { readAmount } from '@repo/domain/validation';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { requireHouseAccount } from './house-accounts.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { readBooked } from './reconciliation.repository.ts';
import { listDebitsToQualify, lockDebits } from './statement-debits.ts';

export const movementInput = z.strictObject({
  nature: z.enum(['cost', 'transfer', 'custody_out', 'custody_in']),
  currency: z.enum(PAYMENT_ASSETS),
  day: z.string(),
  amount: z.string(),
  to_account: z.string().optional(),
  strategy_id: z.string().optional(),
  debit_id: z.string().optional(),
});
export type MovementInput = z.infer<typeof movementInput>;
type Movement = MovementInput & { account: string };

interface ReadMovement {
  from: Account;
  to: Account;
  asset: ReturnType<typeof bookAsset>;
  amount: Decimal;
  day: IsoDay;
}

export async function readMovement(deps: Deps, typed: Movement): Promise<ReadMovement> {
  const amount = readAmount(typed.amount);
  if (amount === null || !amount.gt(0)) throw new AppError(receiptsErrors.movementAmount);
  const { day, nature, currency } = typed;
  if (!isIsoDay(day) || day > parisDay(deps.clock.now())) throw new AppError(receiptsErrors.movementDay);
  const { account } = await requireHouseAccount(deps.db, typed.account, currency);
  const other = await otherSide(deps, { ...typed, account });
  const [from, to] = nature === 'custody_in' ? [other, account] : [account, other];
  const asset = bookAsset(currency);
  await refuseOtherDebit(deps, typed, { account, amount });
  // A fee may leave an account overdrawn; what is sent must be there.
  if (nature !== 'cost') await requireBalance(deps, { account: from, asset, amount });
  return { from, to, asset, amount, day };
}

/** The movement of a debit is booked once, as its statement has it. */
async function refuseOtherDebit(
  { db }: Deps,
  { debit_id: id, nature, day, currency }: Movement,
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
  { nature, account, currency, to_account: to, strategy_id: strategyId }: Movement & { account: Account },
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
