import { isoDay } from '@repo/domain/dates';
import { decimal, fxBook, toText, ZERO } from '@repo/domain/money';
import { investPayment, navBook, type Prices, type Strategy } from '@repo/domain/portfolio';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readPublications } from './load-market.ts';
import { lockWaitingPayments, recordInvestment, type WaitingPayment } from './waiting-payments.repository.ts';

/**
 * Turns into units the payments that waited for a first NAV, or for the first rate of their currency. Call it in the
 * transaction that publishes; returns how many were invested.
 */
export async function investWaitingPayments(deps: Deps): Promise<number> {
  const waiting = await lockWaitingPayments(deps.db);
  if (waiting.length === 0) return 0;
  const { strategies, navs, fx } = await readPublications(deps.db);
  const prices: Prices = { navs: navBook(navs), fx: fxBook(fx) };
  const strategyById = new Map(strategies.map((strategy) => [strategy.key, strategy]));
  let invested = 0;
  for (const payment of waiting) {
    const strategy = strategyById.get(payment.strategyId);
    if (strategy !== undefined && (await invest(deps, payment, strategy, prices))) invested += 1;
  }
  return invested;
}

async function invest(
  deps: Deps,
  payment: WaitingPayment,
  strategy: Strategy,
  prices: Prices,
): Promise<boolean> {
  const investment = investPayment(
    {
      strategy,
      asset: payment.currency,
      gross: decimal(payment.amount),
      valueDate: isoDay(payment.valueDate),
    },
    prices,
    {
      subscriptionPercent: decimal(payment.subscriptionFeePercent),
      fxPercent: decimal(payment.fxFeePercent),
      exitPercent: ZERO,
    },
  );
  // Without a rate on its value date the money cannot be expressed in the strategy's currency yet: it goes on waiting.
  if (investment.status === 'refused') return false;
  const isInvested = investment.status === 'invested';
  await recordInvestment(deps.db, payment.id, {
    netReferenceAmount: toText(investment.payment.netReference),
    units: isInvested ? toText(investment.units) : null,
    nav: isInvested ? toText(investment.nav) : null,
    navDate: isInvested ? investment.navDay : null,
  });
  if (isInvested) {
    await recordAudit(deps, {
      by: null,
      action: 'payment.invested',
      object: { type: 'contract', id: payment.contractId },
      before: { payment: { ...recordedOf(payment), units: null } },
      after: { payment: { ...recordedOf(payment), units: toText(investment.units) } },
    });
  }
  return isInvested;
}

function recordedOf({ amount, currency, valueDate }: WaitingPayment) {
  return { amount, currency, value_date: valueDate };
}
