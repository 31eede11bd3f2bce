// A payment as it would be validated: every rule of its money, and whether the contract is then paid.

import { dealingDayOf, publishedQuote, type ReceiptGap, receiptGap } from '@repo/domain/books';
import { type IsoDay, isoDay } from '@repo/domain/dates';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, sumOf } from '@repo/domain/money';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { readTolerance } from '../books/read-tolerance.ts';
import { listContractReceipts } from '../books/received.repository.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';
import { lockPaymentFor, type MovedPayment, type PaymentMove } from '../payments/move-payment.ts';
import { readAttachedMoney, refuseUnpayable } from './attached-money.ts';
import type { MoneyCall, PaymentInput, PaymentMoney } from './payment-money.ts';
import { receiptsErrors } from './receipts.errors.ts';
import { readTypedMoney } from './typed-money.ts';

export interface PaymentCall {
  actor: Actor;
  contractId: string;
  input: PaymentInput;
  /** Null while it is not typed yet. */
  reason: string | null;
}

export interface ReadPayment extends MovedPayment {
  money: PaymentMoney;
  earlier: readonly ReceiptRow[];
  asset: PaymentAsset;
  /** With what was attached before, in `asset`. */
  received: Decimal;
  gap: ReceiptGap;
  /** The value date of the last receipt. */
  orderDay: IsoDay;
  /** The day whose published NAV and quotes would apply; undefined while they are not. */
  dealingDay: IsoDay | undefined;
  isTyped: boolean;
  /** Otherwise the money is attached, and waits for the rest. */
  pays: boolean;
}

export const paymentMove = ({ actor, contractId }: PaymentCall) =>
  ({
    actor,
    contractId,
    action: 'validatePayment',
    auditAction: 'payment.paid',
    sharesMarket: true,
  }) as const satisfies PaymentMove;

/** Holds the contract and the receipt, with every refusal, and writes nothing. */
export async function readPayment(deps: Deps, call: PaymentCall): Promise<ReadPayment> {
  if (call.input.by === 'attaching') await refuseUnpayable(deps, call.contractId);
  const moved = await lockPaymentFor(deps, paymentMove(call));
  const { contract, strategy } = moved;
  const earlier = await listContractReceipts(deps.db, contract.id);
  const money = await readMoney(deps, { ...moved, input: call.input, reason: call.reason, earlier });
  const lines = [
    ...earlier.map(({ amount, day, source }) => ({
      amount: decimal(amount),
      day: isoDay(day),
      isTyped: source === 'typed',
    })),
    ...(money.added === null ? [] : [money.added]),
  ];
  const received = sumOf(lines.map(({ amount }) => amount));
  const tolerancePercent = await readTolerance(deps);
  const gap = receiptGap({ received, promised: decimal(contract.amount), tolerancePercent });
  const orderDay = lines
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (orderDay === undefined) throw new AppError(receiptsErrors.nothingReceived);
  const asset = paymentAssetOf(contract.currency);
  const prices = await readPrices(deps);
  const ordered = {
    strategy: toDomainStrategy(strategy),
    orderDay,
    assets: [asset, toDomainStrategy(strategy).referenceCurrency],
  };
  return {
    contract,
    strategy,
    money,
    earlier,
    asset,
    received,
    gap,
    orderDay,
    dealingDay: dealingDayOf(ordered, prices, publishedQuote(prices)),
    isTyped: lines.some(({ isTyped }) => isTyped),
    pays: money.accepts || gap.kind !== 'short',
  };
}

function readMoney(deps: Deps, call: MoneyCall<PaymentInput>): Promise<PaymentMoney> {
  const { input } = call;
  if (input.by === 'typing') return readTypedMoney(deps, { ...call, input });
  if (input.by === 'attaching') return readAttachedMoney(deps, { ...call, input });
  return readAcceptedMoney(call);
}

/** What was attached before suffices. */
async function readAcceptedMoney({ earlier }: MoneyCall<PaymentInput>): Promise<PaymentMoney> {
  const last = earlier.at(-1);
  if (last === undefined) throw new AppError(receiptsErrors.nothingReceived);
  return {
    added: null,
    accepts: true,
    reference: last.txid ?? last.externalId,
    record: async () => [],
  };
}
