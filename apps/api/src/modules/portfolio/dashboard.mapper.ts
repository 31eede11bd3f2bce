import type { components } from '@repo/api-sdk/spec';
import { addDays, type IsoDay } from '@repo/domain/dates';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  decimalsOf,
  moneyAsset,
  toText,
  ZERO,
} from '@repo/domain/money';
import {
  annualised,
  compounded,
  estimatedDaily,
  isNavLate,
  type Market,
  type Portfolio,
  portfolioChanges,
  type StrategyPortfolio,
  strategyChanges,
  sumOfComputable,
} from '@repo/domain/portfolio';
import { parisDay } from '../../paris-time.ts';
import type { NamedStrategy } from '../market-data/load-market.ts';
import { toWireChanges } from './change.mapper.ts';
import type { NotComputable } from './client-books.ts';
import { toWireFreshness } from './freshness.mapper.ts';
import type { ClientContract, ClientEvent } from './portfolio.repository.ts';
import { type JsonPart, objectJson, ratePointsJson, valuePointsJson } from './series-json.ts';
import { toWireUnderWay } from './under-way.mapper.ts';

type Schemas = components['schemas'];
type Dashboard = Schemas['Dashboard'];

export interface DashboardParts {
  portfolio: Portfolio;
  market: Market;
  notComputable: NotComputable | null;
  /** In Paris: periods end on it. */
  today: IsoDay;
  strategies: readonly NamedStrategy[];
  contracts: readonly ClientContract[];
  events: readonly ClientEvent[];
}

const UNIT_DECIMALS = 18;

/** The stacked bars show twelve calendar months at most (2§2.1): contributions go no further back. */
const CONTRIBUTION_DAYS = 366;

/** `figures`: without the daily series. All but some six kilobytes of a response are series; a screen writes first. */
export type DashboardForm = 'whole' | 'figures';

/** The response as JSON; `Dashboard` of the spec. */
export function dashboardJson(parts: DashboardParts, form: DashboardForm): JsonPart[] {
  const figures: Omit<Dashboard, keyof ReturnType<typeof seriesJson>> = {
    portfolio: toWireTotals(parts),
    headline: toWireHeadline(parts),
    headlines: toWireHeadlines(parts),
    waiting: toWireUnderWay(parts),
    events: parts.events.map(toWireEvent),
    freshness: toWireFreshness(parts),
  };
  const entries = Object.entries(figures).map(([key, value]) => [key, JSON.stringify(value)] as const);
  return objectJson([...entries, ...Object.entries(seriesJson(parts, form))]);
}

const NO_SERIES = { rates: [], points: [] } as const;

function seriesJson({ portfolio, strategies }: DashboardParts, form: DashboardForm) {
  const contributionsFrom = addDays(portfolio.until, -CONTRIBUTION_DAYS);
  const aggregated = form === 'whole' ? portfolio.aggregated : NO_SERIES;
  const named = (form === 'whole' ? strategies : []).flatMap((strategy) => {
    const valued = portfolio.strategies.find((candidate) => candidate.strategy === strategy.key);
    return valued === undefined ? [] : [{ ...valued, title: strategy.title }];
  });
  return {
    performance_flows: objectJson([
      ['strategies', objectJson(named.map(({ title, rates }) => [title, ratePointsJson(rates)] as const))],
      ['aggregated', ratePointsJson(aggregated.rates)],
      [
        'contributions',
        objectJson(
          named.map(({ title, contributions }) => [
            title,
            ratePointsJson(contributions.filter((point) => point.date >= contributionsFrom)),
          ]),
        ),
      ],
    ]),
    valuation_history: objectJson([
      ['currency', JSON.stringify(portfolio.currency)],
      ['aggregated', objectJson([['points', valuePointsJson(aggregated.points)]])],
      [
        'strategies',
        objectJson(
          named.map(({ title, points }) => [
            title,
            objectJson([
              ['label', JSON.stringify(title)],
              ['points', valuePointsJson(points)],
            ]),
          ]),
        ),
      ],
    ]),
  };
}

function inEur(value: Decimal): string {
  return toText(value, decimalsOf('EUR'));
}

/** An amount in the display currency; null where it can't be expressed in it. */
function inCurrency(currency: DisplayCurrency) {
  return (value: Decimal | undefined): string | null =>
    value === undefined ? null : toText(value, decimalsOf(currency));
}

function toWireTotals({ portfolio, strategies, notComputable }: DashboardParts): Dashboard['portfolio'] {
  const { headline, currency } = portfolio;
  const converted = inCurrency(currency);
  return {
    total_paid_eur: inEur(headline.total_paid_eur),
    total_paid_converted: converted(headline.total_paid_converted),
    total_current_converted: converted(headline.total_current_converted),
    currency,
    not_computable: notComputable,
    allocations: strategies.flatMap((strategy) =>
      headline.allocations
        .filter((allocation) => allocation.strategy === strategy.key)
        .map((allocation) => ({
          label: strategy.title,
          strategy_id: strategy.key,
          current_amount_eur: inEur(allocation.current_amount_eur),
          current_amount_converted: converted(allocation.current_amount_converted),
          invested_amount_eur: inEur(allocation.invested_amount_eur),
          invested_amount_converted: converted(allocation.invested_amount_converted),
        })),
    ),
  };
}

function toWireHeadline({ portfolio, market, today }: DashboardParts): Schemas['Headline'] {
  const { headline, currency } = portfolio;
  const converted = inCurrency(currency);
  return {
    current_amount: converted(headline.total_current_converted),
    total_in: converted(headline.total_paid_converted),
    total_out: converted(headline.total_withdrawn_converted),
    yield_generated: converted(headline.yield_generated_converted),
    changes: toWireChanges(portfolioChanges(market, portfolio, today), currency),
  };
}

/** One for each product the client signed a contract of, paid or not (R159). */
function toWireHeadlines(parts: DashboardParts): Record<string, Schemas['StrategyHeadline']> {
  const headlines = parts.strategies.flatMap((strategy): [string, Schemas['StrategyHeadline']][] => {
    const signed = parts.contracts.filter(
      ({ strategyId, status }) => strategyId === strategy.key && (status === 'signed' || status === 'closed'),
    );
    return signed.length === 0 ? [] : [[strategy.title, toWireStrategyHeadline(parts, strategy, signed)]];
  });
  return Object.fromEntries(headlines);
}

type ConvertedFigure =
  | 'current_amount_converted'
  | 'invested_amount_converted'
  | 'withdrawn_amount_converted'
  | 'yield_generated_converted';

function toWireStrategyHeadline(
  parts: DashboardParts,
  strategy: NamedStrategy,
  signed: readonly ClientContract[],
): Schemas['StrategyHeadline'] {
  const { portfolio, market } = parts;
  const allocation = portfolio.headline.allocations.find((candidate) => candidate.strategy === strategy.key);
  const valued = portfolio.strategies.find((candidate) => candidate.strategy === strategy.key);
  const converted = inCurrency(portfolio.currency);
  /** Nothing was executed in the product yet: its figures are 0, in any currency. */
  const figure = (of: ConvertedFigure) => converted(allocation === undefined ? ZERO : allocation[of]);
  const nav = market.prices.navs.lastUpTo(strategy.key, market.until);
  return {
    strategy_id: strategy.key,
    reference_currency: strategy.referenceCurrency,
    current_amount: figure('current_amount_converted'),
    total_in: figure('invested_amount_converted'),
    total_out: figure('withdrawn_amount_converted'),
    yield_generated: figure('yield_generated_converted'),
    signed_amount: converted(signedAmount(signed, portfolio, market)),
    units: toText(valued?.units ?? ZERO, UNIT_DECIMALS),
    nav: nav === undefined ? null : toText(nav.value),
    nav_date: nav?.day ?? null,
    is_nav_late: nav !== undefined && (valued?.units.gt(0) ?? false) && isNavLate(nav.day, parts.today),
    start_date: earliest(firstDayOf(signed), valued?.points[0]?.date),
    ...toWireRates(parts, valued),
  };
}

const NO_RATES = {
  changes: { daily: null, monthly_short: null, weekly: null, monthly: null },
  estimated_daily_yield: null,
  total_rate: null,
  annual_rate: null,
  rate_since: null,
  rate_days: 0,
  last_rate: null,
  last_rate_days: 0,
  value_before_last_rate: null,
} as const;

/** What is computed from the rates of one strategy. */
function toWireRates({ portfolio, market, today }: DashboardParts, valued: StrategyPortfolio | undefined) {
  if (valued === undefined) return NO_RATES;
  const { currency } = portfolio;
  const { coverage, rates } = valued;
  const last = rates.at(-1);
  const changes = toWireChanges(strategyChanges(market, { currency, strategy: valued }, today), currency);
  if (coverage === undefined || last === undefined) return { ...NO_RATES, changes };
  const { performance_rate: rate, date } = last;
  const { since, days, lastDays } = coverage;
  const valueBefore = valueAtNavOf(addDays(date, -1), { portfolio, market, valued });
  const converted = inCurrency(currency);
  return {
    changes,
    estimated_daily_yield: converted(valueBefore && estimatedDaily({ rate, days: lastDays, valueBefore })),
    total_rate: compounded(rates),
    annual_rate: annualised(rates, days) ?? null,
    rate_since: since,
    rate_days: days,
    last_rate: rate,
    last_rate_days: lastDays,
    value_before_last_rate: converted(valueBefore),
  };
}

/** The units held now at the NAV of an earlier day, at the last FX; undefined without one. */
function valueAtNavOf(
  day: IsoDay,
  { portfolio, market, valued }: Pick<DashboardParts, 'portfolio' | 'market'> & { valued: StrategyPortfolio },
): Decimal | undefined {
  const { key, referenceCurrency } = valued.ledger.strategy;
  const { navs, fx } = market.prices;
  const reference = valued.units.times(navs.lastUpTo(key, day)?.value ?? ZERO);
  return fx.convert(reference, referenceCurrency, portfolio.currency, market.until)?.amount;
}

/** What was promised in signed contracts, at the last rates; undefined where one of them has none yet. */
function signedAmount(
  signed: readonly ClientContract[],
  { currency, until }: Portfolio,
  { prices }: Market,
): Decimal | undefined {
  return sumOfComputable(
    signed.map(
      (contract) =>
        prices.fx.convert(decimal(contract.amount), moneyAsset(contract.currency), currency, until)?.amount,
    ),
  );
}

/** Money may be recorded as received before the day of the contract: its history starts with it. */
function earliest(...days: (string | null | undefined)[]): string | null {
  return days.flatMap((day) => day ?? []).toSorted()[0] ?? null;
}

function firstDayOf(contracts: readonly ClientContract[]): string | null {
  return contracts.map((contract) => parisDay(contract.createdAt)).toSorted()[0] ?? null;
}

export function toWireEvent(event: ClientEvent): Schemas['Event'] {
  return {
    id: event.id,
    type: event.type,
    occurred_at: event.occurredAt.toISOString(),
    metadata: event.metadata,
  };
}
