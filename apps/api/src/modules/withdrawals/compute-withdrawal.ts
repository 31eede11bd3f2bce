// Whether a contract allows a withdrawal, and what it would be at the last NAV and quotes.
import {
  type DealtOut,
  MissingQuote,
  previewWithdrawal,
  type WithdrawableContract,
  type WithdrawalPreview,
  type WithdrawalRequest,
} from '@repo/domain/books';
import type { IsoDay } from '@repo/domain/dates';
import { formatDocumentAmount, formatLongDate } from '@repo/domain/format';
import { paymentAssetOf } from '@repo/domain/limits';
import { type Decimal, decimal, type PaymentAsset, type QuotedAsset } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { readHoldings } from '../books/orders.repository.ts';
import { toWithdrawalRequest } from '../books/to-order.ts';
import { mayRenounce } from '../contracts/contracts.mapper.ts';
import type { ContractView } from '../contracts/contracts.repository.ts';
import { readFees } from '../contracts/read-fees.ts';
import { readPrices } from '../contracts/show-contracts.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';
import { withdrawalsErrors as errors } from './withdrawals.errors.ts';
import { withdrawalsTexts as texts } from './withdrawals.texts.ts';

export interface ComputedWithdrawal {
  dealt: DealtOut;
  unitsLeft: Decimal;
  asset: PaymentAsset;
  /** How amounts in it are named. */
  paidAs: QuotedAsset;
  /** The last one published. */
  nav: { value: Decimal; day: IsoDay };
  exitPercent: Decimal;
}

/** Throws when it is refused. Certain only while the caller holds the market and the contract. */
export async function computeWithdrawal(
  deps: Deps,
  view: ContractView,
  request: WithdrawalRequest,
): Promise<ComputedWithdrawal> {
  const today = parisDay(deps.clock.now());
  refuseState(view, today);
  const contract = await readWithdrawable(deps, view);
  const prices = await readPrices(deps);
  const nav = prices.navs.lastUpTo(view.strategy.id, today);
  if (nav === undefined) throw new AppError(errors.notValued);
  const computed = orNotValued(() =>
    previewWithdrawal(contract, request, { day: today, nav: nav.value, fx: prices.fx }),
  );
  if (!computed.isAllowed) return refuseField('amount', messageOf(computed));
  const { asset, exitPercent } = contract;
  return { ...computed, asset, paidAs: prices.fx.resolve(asset, today), nav, exitPercent };
}

function refuseState({ contract, payment }: ContractView, today: IsoDay): void {
  if (contract.status !== 'signed') throw new AppError(errors.notRunning);
  if (payment === null || payment.units === null) throw new AppError(errors.notYetInvested);
  if (contract.renounceUntil === null || !mayRenounce(contract, today)) return;
  throw new AppError(errors.renounceable, {
    message: texts.renounceable(formatLongDate(contract.renounceUntil)),
  });
}

async function readWithdrawable(
  deps: Deps,
  { contract, strategy, pendingWithdrawals }: ContractView,
): Promise<WithdrawableContract> {
  const asset = paymentAssetOf(contract.currency);
  const [held] = await readHoldings(deps.db, [contract.id]);
  if (held === undefined) throw new Error(`contract ${contract.id} was dealt without a movement`);
  const { exit } = await readFees(deps, contract);
  return {
    strategy: toDomainStrategy(strategy),
    asset,
    held: { units: decimal(held.units), cost: decimal(held.cost) },
    contributed: decimal(held.contributed),
    reserved: pendingWithdrawals.map(toWithdrawalRequest),
    exitPercent: decimal(exit),
  };
}

function orNotValued(compute: () => WithdrawalPreview): WithdrawalPreview {
  try {
    return compute();
  } catch (cause) {
    if (cause instanceof MissingQuote) throw new AppError(errors.notValued, { cause });
    throw cause;
  }
}

function messageOf({ reason, available, currency }: WithdrawalPreview & { isAllowed: false }): string {
  const message = texts.refusals[reason];
  return typeof message === 'string' ? message : message(formatDocumentAmount(available, currency));
}
