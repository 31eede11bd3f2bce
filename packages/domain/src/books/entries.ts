// The postings of each kind of entry (docs/books.md, Journal).
import type { Decimal, PaymentAsset } from '../money/index.ts';
import type { Strategy } from '../portfolio/index.ts';
import type { DealtBack, DealtIn, DealtOut } from './deal.ts';
import type { HouseResult } from './house-result.ts';
import { type Account, type BookAsset, bookAsset, entryOf, type Posting } from './postings.ts';

interface ContractMoney {
  readonly strategy: Strategy;
  readonly asset: PaymentAsset;
  readonly contractId: string;
}

const line = (account: Account, asset: BookAsset, amount: Decimal): Posting => ({ account, asset, amount });

/** Money moved from one account to another: a receipt, a match, a payout, a return, a transfer, a cost. */
export function move(
  { from, to }: { readonly from: Account; readonly to: Account },
  asset: PaymentAsset,
  amount: Decimal,
): Posting[] {
  return entryOf([line(to, bookAsset(asset), amount), line(from, bookAsset(asset), amount.neg())]);
}

/** Whether both sides of a deal are counted in one asset: then no line goes through `exchange`. */
function isOneAsset({ asset, strategy }: Pick<ContractMoney, 'asset' | 'strategy'>): boolean {
  return bookAsset(asset) === strategy.referenceCurrency;
}

/** Units are worth `worth` in the strategy's currency, and `cash` in the asset paid: without a conversion the remainder is a rounding. */
function dealtOutLines(
  { strategy, asset }: Pick<ContractMoney, 'strategy' | 'asset'>,
  { cash, worth }: { readonly cash: Decimal; readonly worth: Decimal },
): Posting[] {
  const paid = bookAsset(asset);
  if (isOneAsset({ asset, strategy })) return [line('rounding', paid, cash.minus(worth))];
  return [line('exchange', paid, cash), line('exchange', strategy.referenceCurrency, worth.neg())];
}

/** The money of a contract becomes units. */
export function dealInEntry({ strategy, asset, contractId }: ContractMoney, dealt: DealtIn): Posting[] {
  const paid = bookAsset(asset);
  const reference = strategy.referenceCurrency;
  const joined = isOneAsset({ asset, strategy })
    ? []
    : [line('exchange', paid, dealt.net.neg()), line('exchange', reference, dealt.netReference)];
  return entryOf([
    line(`waiting:${contractId}`, paid, dealt.gross),
    line('fees:subscription', paid, dealt.subscriptionFee.neg()),
    line('fees:fx', paid, dealt.fxFee.neg()),
    ...joined,
    line(`invested:${strategy.key}`, reference, dealt.cost.neg()),
    line('rounding', reference, dealt.cost.minus(dealt.netReference)),
  ]);
}

/** Units of a contract become money that is owed. */
export function dealOutEntry(
  { strategy, asset }: Omit<ContractMoney, 'contractId'>,
  dealt: DealtOut,
  payoutId: string,
): Posting[] {
  const paid = bookAsset(asset);
  const reference = strategy.referenceCurrency;
  return entryOf([
    line(`invested:${strategy.key}`, reference, dealt.cost),
    line(`performance:${strategy.key}`, reference, dealt.worth.minus(dealt.cost)),
    ...dealtOutLines({ strategy, asset }, { cash: dealt.gross, worth: dealt.worth }),
    line('fees:exit', paid, dealt.exitFee.neg()),
    line(`payable:${payoutId}`, paid, dealt.paid.neg()),
  ]);
}

/** A renounced contract that was dealt: its gross is owed at once, at the house's cost until the units are dealt out. */
export function renunciationEntry(asset: PaymentAsset, gross: Decimal, payoutId: string): Posting[] {
  return move({ from: `payable:${payoutId}`, to: 'house' }, asset, gross);
}

/** Units of a renounced contract become what they are worth now, at the house's cost or gain; its fees are given back. */
export function dealBackEntry(
  { strategy, asset }: Omit<ContractMoney, 'contractId'>,
  { proceeds, worth, cost, fees }: DealtBack,
): Posting[] {
  const paid = bookAsset(asset);
  const reference = strategy.referenceCurrency;
  const taken = fees.subscriptionFee.plus(fees.fxFee);
  return entryOf([
    line(`invested:${strategy.key}`, reference, cost),
    line(`performance:${strategy.key}`, reference, worth.minus(cost)),
    ...dealtOutLines({ strategy, asset }, { cash: proceeds, worth }),
    line('fees:subscription', paid, fees.subscriptionFee),
    line('fees:fx', paid, fees.fxFee),
    line('house', paid, proceeds.plus(taken).neg()),
  ]);
}

/** What a corrected price gives to a client (+), or leaves to the house (−), of a deal that stays as it was booked. */
export interface Settlement {
  /** In the strategy's currency. */
  readonly reference: Decimal;
  /** In the asset paid. */
  readonly cash: Decimal;
  readonly exitFee: Decimal;
  /** What of `cash` becomes owed to the client, and the rest that the house bears (+) or gets back (−). */
  readonly owed: Decimal;
}

/** The strategy pays, or is paid, what the deal was worth beside what it was executed for. */
export function settlementEntry(
  { strategy, asset }: Omit<ContractMoney, 'contractId'>,
  { reference, cash, exitFee, owed }: Settlement,
  payoutId: string,
): Posting[] {
  const paid = bookAsset(asset);
  return entryOf([
    line(`performance:${strategy.key}`, strategy.referenceCurrency, reference),
    ...dealtOutLines({ strategy, asset }, { cash: cash.plus(exitFee), worth: reference }),
    line('fees:exit', paid, exitFee.neg()),
    line(`payable:${payoutId}`, paid, owed.neg()),
    line('house', paid, owed.minus(cash)),
  ]);
}

/** What a rectified subscription gains the house (+) or costs it (−): it sells, or buys, the units that differ. */
export function houseEntry(
  { strategy, asset }: Omit<ContractMoney, 'contractId'>,
  { reference, cash }: HouseResult,
): Posting[] {
  return entryOf([
    line(`performance:${strategy.key}`, strategy.referenceCurrency, reference),
    ...dealtOutLines({ strategy, asset }, { cash, worth: reference }),
    line('house', bookAsset(asset), cash.neg()),
  ]);
}
