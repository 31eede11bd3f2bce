// Converts received money to fees and units with the domain's rule and the current fee parameters.
import { decimal, fxBook, type PaymentAsset, toText, ZERO } from '@repo/domain/money';
import { investPayment, type NetPayment, navBook, type Payment, type Prices } from '@repo/domain/portfolio';
import type { payments } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { readFees } from '../contracts/read-fees.ts';
import { toDomainStrategy } from '../contracts/value-contract.ts';
import { readPublications } from '../market-data/load-market.ts';
import type { Receipt } from './check-receipt.ts';

interface ReceivedPayment {
  strategy: StrategyRow;
  asset: PaymentAsset;
  receipt: Receipt;
}

type InvestedColumns = Pick<
  typeof payments.$inferInsert,
  | 'amount'
  | 'subscriptionFeePercent'
  | 'fxFeePercent'
  | 'subscriptionFee'
  | 'fxFee'
  | 'netAmount'
  | 'netReferenceAmount'
  | 'units'
  | 'nav'
  | 'navDate'
>;

/** Fees are in the currency paid, so they do not wait for a rate; every amount is worth one of any other here. */
const withoutPrices: Prices = {
  navs: navBook([]),
  fx: {
    ...fxBook([]),
    convert: (amount, _from, _to, day) => ({ amount, quoteDay: day, isFallback: false }),
  },
};

export async function investReceipt(
  deps: Deps,
  { strategy, asset, receipt }: ReceivedPayment,
): Promise<InvestedColumns> {
  const fees = await readFees(deps.db);
  const schedule = {
    subscriptionPercent: decimal(fees.subscription),
    fxPercent: decimal(fees.fx),
    exitPercent: ZERO,
  };
  const payment: Payment = {
    strategy: toDomainStrategy(strategy),
    asset,
    gross: receipt.gross,
    valueDate: receipt.valueDate,
  };
  const { navs, fx } = await readPublications(deps.db);
  const investment = investPayment(payment, { navs: navBook(navs), fx: fxBook(fx) }, schedule);
  const isInvested = investment.status === 'invested';
  const net = investment.status === 'refused' ? null : investment.payment;
  const {
    subscriptionFee,
    fxFee,
    net: netAmount,
  } = net ?? feesOf(investPayment(payment, withoutPrices, schedule));
  return {
    amount: toText(receipt.gross),
    subscriptionFeePercent: fees.subscription,
    fxFeePercent: fees.fx,
    subscriptionFee: toText(subscriptionFee),
    fxFee: toText(fxFee),
    netAmount: toText(netAmount),
    netReferenceAmount: net ? toText(net.netReference) : null,
    units: isInvested ? toText(investment.units) : null,
    nav: isInvested ? toText(investment.nav) : null,
    navDate: isInvested ? investment.navDay : null,
  };
}

function feesOf(investment: ReturnType<typeof investPayment>): NetPayment {
  if (investment.status === 'refused') throw new Error(`a checked receipt was refused: ${investment.reason}`);
  return investment.payment;
}
