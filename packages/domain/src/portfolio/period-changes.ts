/** The change of a portfolio, and of each of its strategies, over the periods of the bars. */
import type { IsoDay } from '../dates/index.ts';
import type { DisplayCurrency } from '../money/index.ts';
import type { Portfolio, StrategyPortfolio } from './build-portfolio.ts';
import { type Change, changeSince } from './change.ts';
import { computable } from './computable.ts';
import type { Ledger } from './ledger.ts';
import type { Market } from './market.ts';
import { type Period, periodStart } from './periods.ts';
import type { RatePoint } from './points.ts';

/** The change over each period; `null` where nothing was held in it, `undefined` where a day of it has no quote. */
export type Changes = Readonly<Record<Period, Change | null | undefined>>;

function changesOf(
  market: Market,
  { currency, ledger, rates }: { currency: DisplayCurrency; ledger: Ledger; rates: readonly RatePoint[] },
  today: IsoDay,
): Changes {
  const changeOf = (period: Period) =>
    computable(() => changeSince({ market, ledger, currency, rates }, periodStart(period, today)) ?? null);
  return {
    daily: changeOf('daily'),
    monthly_short: changeOf('monthly_short'),
    weekly: changeOf('weekly'),
    monthly: changeOf('monthly'),
  };
}

/** The changes of a whole portfolio over the periods that end on `today`. */
export function portfolioChanges(
  market: Market,
  { currency, strategies, aggregated }: Portfolio,
  today: IsoDay,
): Changes {
  const ledger = strategies.map((strategy) => strategy.ledger);
  return changesOf(market, { currency, ledger, rates: aggregated.rates }, today);
}

/** Those of one of its strategies, in the same currency. */
export function strategyChanges(
  market: Market,
  { currency, strategy }: { readonly currency: DisplayCurrency; readonly strategy: StrategyPortfolio },
  today: IsoDay,
): Changes {
  return changesOf(market, { currency, ledger: [strategy.ledger], rates: strategy.rates }, today);
}
