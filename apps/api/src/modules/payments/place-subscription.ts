import { payoutDueBy, takeEntryFees } from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import { type Decimal, decimal, type PaymentAsset, toText } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';
import type { NewEntry } from '../books/book-entries.ts';
import { returnEntry } from '../books/cash-entries.ts';
import { insertOrder } from '../books/orders.repository.ts';
import { insertPayouts } from '../books/owed.repository.ts';
import { type FeePercents, readFees } from '../contracts/read-fees.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';

interface PaidContract {
  contract: ContractRow;
  strategy: StrategyRow;
  asset: PaymentAsset;
  /** All that the contract received, in `asset`. */
  received: Decimal;
  /** The value date of the last receipt. */
  orderDay: IsoDay;
  reference: string;
  placedBy: string;
  /** Of the order that it replaces; those of the contract otherwise. */
  fees?: Pick<FeePercents, 'subscription' | 'fx'>;
}

export interface PlacedSubscription {
  /** What is invested, fees included: no more than what was signed. */
  gross: Decimal;
  /** To book with the receipts: what exceeds it is owed to its sender. */
  entries: NewEntry[];
}

/** Places the order of a contract whose money arrived, with the fees of its documents. */
export async function placeSubscription(deps: Deps, paid: PaidContract): Promise<PlacedSubscription> {
  const { contract, asset, received } = paid;
  const promised = decimal(contract.amount);
  const gross = received.gt(promised) ? promised : received;
  const { subscription, fx } = paid.fees ?? (await readFees(deps, contract));
  const fees = { subscriptionPercent: decimal(subscription), fxPercent: decimal(fx) };
  const taken = takeEntryFees({ strategy: toDomainStrategy(paid.strategy), asset, gross, fees });
  await insertOrder(deps.db, {
    id: deps.ids.uuid(),
    contractId: contract.id,
    userId: contract.userId,
    kind: 'subscription',
    asset,
    request: 'amount',
    amount: toText(gross),
    orderDay: paid.orderDay,
    subscriptionFeePercent: subscription,
    fxFeePercent: fx,
    subscriptionFee: toText(taken.subscriptionFee),
    fxFee: toText(taken.fxFee),
    placedAt: deps.clock.now(),
    placedBy: paid.placedBy,
    reference: paid.reference,
  });
  const surplus = received.minus(gross);
  return { gross, entries: surplus.gt(0) ? [await owe(deps, paid, surplus)] : [] };
}

async function owe(deps: Deps, { contract, asset }: PaidContract, surplus: Decimal): Promise<NewEntry> {
  const payoutId = deps.ids.uuid();
  const today = parisDay(deps.clock.now());
  await insertPayouts(deps.db, [
    {
      id: payoutId,
      kind: 'overpayment',
      state: 'to_prepare',
      userId: contract.userId,
      contractId: contract.id,
      amount: toText(surplus),
      asset,
      requestedAt: deps.clock.now(),
      dueBy: payoutDueBy({ kind: 'overpayment', noticeDay: today, dealingDay: null }),
    },
  ]);
  return returnEntry({ contractId: contract.id, payoutId, day: today, asset, amount: surplus });
}
