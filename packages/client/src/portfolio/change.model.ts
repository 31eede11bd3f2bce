/** The change over a period as lines that add up, each with its bar. */
import type { components } from '@repo/api-sdk';
import { dashboardDecimals, formatDashboardAmount, formatSignedPercent } from '@repo/domain/format';
import { type Decimal, type DisplayCurrency, decimal, toText } from '@repo/domain/money';
import { ANNUALISED_FROM_DAYS, periodStart, roundedParts, type YieldParts } from '@repo/domain/portfolio';
import { type Figures, type PortfolioView, signedAmount } from './portfolio.model.ts';
import { portfolioTexts } from './portfolio.texts.ts';

export type PeriodChange = components['schemas']['PeriodChange'];
type NullableChange = components['schemas']['NullablePeriodChange'];
type PeriodChanges = components['schemas']['PeriodChanges'];

const texts = portfolioTexts.causes;

/** Those of one product, or of the whole portfolio. */
export function changesOf(figures: Figures, product: string | null): PeriodChanges | null {
  return product === null ? figures.headline.changes : (figures.headlines[product]?.changes ?? null);
}

/** The change itself; `null` where there is none, or none that is computable. */
export function computedChange(change: NullableChange | undefined): PeriodChange | null {
  return change === undefined || change === 'not_computable' ? null : change;
}

/** Whether a change starts with the client’s first money: what they hold is younger than the period. */
export function isSinceFirstPayment(
  { since }: Pick<PeriodChange, 'since'>,
  { headlines }: Pick<Figures, 'headlines'>,
  { period, until }: PortfolioView,
): boolean {
  const start = periodStart(period, until);
  const firsts = Object.values(headlines).flatMap(({ start_date: first }) => first ?? []);
  return since > start && firsts.every((first) => first >= start);
}

/** What was kept of the payments of a new investor, who took nothing out; null when there is none. */
export function entryFeesOf(
  { changes, total_out: out, rate_days: days }: Figures['headlines'][string],
  currency: DisplayCurrency,
): string | null {
  const change = computedChange(changes.monthly);
  if (
    change === null ||
    change.fees === null ||
    days >= ANNUALISED_FROM_DAYS ||
    out === null ||
    !decimal(out).eq(0)
  )
    return null;
  const fees = decimal(change.fees);
  return fees.eq(0) ? null : formatDashboardAmount(toText(fees.neg()), currency);
}

/** A cause, or the gain that the causes add up to. */
export interface CauseLine {
  readonly term: string;
  readonly amount: string;
  /** None of fees: the percentage counts no fee. */
  readonly percent: string | null;
  /** Where its bar begins and ends, from 0 to 1 of the width. */
  readonly bar: { readonly start: number; readonly end: number; readonly isLoss: boolean };
}

/** The parts of a change as displayed in its currency; `null` on a host that does not offer its causes. */
export function partsOf(change: PeriodChange, currency: DisplayCurrency): YieldParts | null {
  const { strategies, fx, execution, fees } = change;
  if (strategies === null || fx === null || execution === null || fees === null) return null;
  const parts = {
    strategy_effect: decimal(strategies),
    fx_effect: decimal(fx),
    execution_effect: decimal(execution),
    fees: decimal(fees),
  };
  return roundedParts({ gain: decimal(change.gain), parts }, dashboardDecimals(currency));
}

/** « Stratégies », « Change », the fees and the execution gap where there are some, then their sum; none without causes. */
export function causeLines(change: PeriodChange, currency: DisplayCurrency): readonly CauseLine[] {
  const parts = partsOf(change, currency);
  if (parts === null) return [];
  const causes: readonly Cause[] = [
    { term: texts.strategies, amount: parts.strategy_effect, percent: change.strategies_rate ?? undefined },
    { term: texts.fx, amount: parts.fx_effect, percent: change.fx_rate ?? undefined },
    ...optional({ term: texts.fees, amount: parts.fees }),
    ...optional({ term: texts.execution, amount: parts.execution_effect }),
  ];
  const gain: Cause = { term: texts.gain, amount: decimal(change.gain), percent: change.rate };
  return withBars(causes, gain).map(({ cause: { term, amount, percent }, bar }) => ({
    term,
    amount: signedAmount(toText(amount), currency),
    percent: percent === undefined ? null : formatSignedPercent(percent),
    bar,
  }));
}

interface Cause {
  readonly term: string;
  readonly amount: Decimal;
  readonly percent?: number | undefined;
}

const optional = (cause: Cause): readonly Cause[] => (cause.amount.eq(0) ? [] : [cause]);

/** A waterfall: each cause begins where the one before it ends, and the gain at 0. */
function withBars(causes: readonly Cause[], gain: Cause) {
  let sum = 0;
  const steps = causes.map((cause) => {
    const from = sum;
    sum += cause.amount.toNumber();
    return { cause, from, to: sum };
  });
  const all = [...steps, { cause: gain, from: 0, to: gain.amount.toNumber() }];
  const ends = all.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(...ends);
  const width = Math.max(...ends) - low || 1;
  return all.map(({ cause, from, to }) => ({
    cause,
    bar: {
      start: (Math.min(from, to) - low) / width,
      end: (Math.max(from, to) - low) / width,
      isLoss: to < from,
    },
  }));
}
