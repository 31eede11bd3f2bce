import { takeEntryFees } from '@repo/domain/books';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import type { payments } from '../../db/schema/dealt-money.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { readFees } from '../contracts/read-fees.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';

type FeeColumns = Pick<
  typeof payments.$inferInsert,
  'amount' | 'subscriptionFeePercent' | 'fxFeePercent' | 'subscriptionFee' | 'fxFee' | 'netAmount'
>;

/** What a receipt leaves after the fees of the day: known at once, whatever NAV it waits for. */
export async function takeReceiptFees(
  deps: Pick<Deps, 'db'>,
  { strategy, asset, gross }: { strategy: StrategyRow; asset: PaymentAsset; gross: Decimal },
): Promise<FeeColumns> {
  const { subscription, fx } = await readFees(deps.db);
  const fees = { subscriptionPercent: decimal(subscription), fxPercent: decimal(fx) };
  const taken = takeEntryFees({ strategy: toDomainStrategy(strategy), asset, gross, fees });
  return {
    amount: toText(gross),
    subscriptionFeePercent: subscription,
    fxFeePercent: fx,
    subscriptionFee: toText(taken.subscriptionFee),
    fxFee: toText(taken.fxFee),
    netAmount: toText(taken.net),
  };
}
