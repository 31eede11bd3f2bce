/**
 * The dashboard of a host that offers the fields of the documents alone (R315–R319): what our screens show beside them is
 * derived from its amounts and series, or null. Loaded only for such a host.
 */
import { isIsoDay } from '@repo/domain/dates';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  isDisplayCurrency,
  roundFor,
  sumOf,
  toText,
} from '@repo/domain/money';
import {
  changeInSeries,
  dropInvalidRates,
  dropInvalidValues,
  estimatedDaily,
  firstDayOf,
  moneyOutOf,
  PERIODS,
  periodStart,
  type RatePoint,
  ratesInSeries,
  type ValuePoint,
  yieldGenerated,
} from '@repo/domain/portfolio';
import { readOptionalAmount } from './amounts.ts';
import { type Dashboard, readEvents, type WireAllocation, type WireDashboard } from './dashboard.ts';
import { MalformedResponse } from './malformed-response.ts';
import { readFlows, readHistory } from './series.ts';
import { idFor, optionalText, readId } from './values.ts';

type Headline = Dashboard['headlines'][string];
type Changes = Dashboard['headline']['changes'];
type Allocation = Dashboard['portfolio']['allocations'][number];

/** `shown` is the currency that was requested, for a host that does not repeat it. */
export function readDocumentsDashboard(wire: WireDashboard, shown?: string): Dashboard {
  const parts = [wire.portfolio, wire.performance_flows, wire.valuation_history, wire.events];
  if (parts.every((part) => part === undefined)) throw new MalformedResponse('The dashboard is empty');
  const named = [wire.portfolio?.currency, wire.valuation_history?.currency, shown];
  const currency = named.find(isCurrency) ?? 'EUR';
  const flows = readFlows(wire.performance_flows);
  const history = readHistory(wire.valuation_history, currency);
  const values = dropInvalidValues(history.aggregated.points);
  const totals = readTotals(wire, values, currency);
  const titles = new Set([
    ...totals.allocations.map(({ label }) => label),
    ...Object.keys(history.strategies),
    ...Object.keys(flows.strategies),
  ]);
  const headlines = [...titles].flatMap((title) => {
    const series = {
      rates: dropInvalidRates(flows.strategies[title] ?? []),
      values: dropInvalidValues(history.strategies[title]?.points ?? []),
    };
    const allocation = totals.allocations.find(({ label }) => label === title);
    return allocation === undefined && firstDayOf(series.values) === undefined
      ? []
      : [[title, headlineOf({ title, allocation, ...series }, currency)] as const];
  });
  return {
    portfolio: totals,
    headline: {
      ...figuresOf(totals.total_current_converted, totals.total_paid_converted, values, currency),
      changes: changesOf(values, currency),
    },
    headlines: Object.fromEntries(headlines),
    waiting: [],
    events: readEvents(wire.events),
    performance_flows: flows,
    valuation_history: history,
    freshness: { nav_date: lastDay(flows, values), fx_dates: [] },
  };
}

function isCurrency(name: string | null | undefined): name is DisplayCurrency {
  return typeof name === 'string' && isDisplayCurrency(name);
}

/** Without a total and without allocations, the last value of the series; an unknown amount is null, never zero. */
function readTotals(
  { portfolio }: WireDashboard,
  values: readonly ValuePoint[],
  currency: DisplayCurrency,
): Dashboard['portfolio'] {
  const sum = (amounts: readonly (string | null)[]) => (portfolio?.allocations ? sumText(amounts) : null);
  const last = values.at(-1)?.value;
  const allocations = (portfolio?.allocations ?? []).map((wire) => readAllocation(wire, currency));
  const paid = readOptionalAmount(portfolio?.total_paid_eur, 'total_paid_eur');
  const isEuro = currency === 'EUR';
  return {
    total_paid_eur: paid ?? sum(allocations.map((one) => one.invested_amount_eur)) ?? '0',
    total_paid_converted:
      readOptionalAmount(portfolio?.total_paid_converted, 'total_paid_converted') ??
      (isEuro ? paid : null) ??
      sum(allocations.map((one) => one.invested_amount_converted)),
    total_current_converted:
      readOptionalAmount(portfolio?.total_current_converted, 'total_current_converted') ??
      sum(allocations.map((one) => one.current_amount_converted)) ??
      (last === undefined ? null : toText(roundFor(currency, decimal(last)))),
    currency,
    not_computable: null,
    allocations,
  };
}

/** In euros both amounts are the same, so either is read from the other. */
function readAllocation(wire: WireAllocation, currency: DisplayCurrency): Allocation {
  const read = (field: keyof WireAllocation) => readOptionalAmount(wire[field], `allocation.${field}`);
  const ifEuro = (amount: string | null) => (currency === 'EUR' ? amount : null);
  const [current, invested] = [read('current_amount_converted'), read('invested_amount_converted')];
  const currentEuros = read('current_amount_eur') ?? read('amount_eur') ?? ifEuro(current);
  const investedEuros = read('invested_amount_eur') ?? ifEuro(invested);
  return {
    label: optionalText(wire.label) ?? '',
    strategy_id: readId(wire.strategy_id) ?? idFor(wire.label ?? ''),
    current_amount_eur: currentEuros ?? '0',
    current_amount_converted: current ?? ifEuro(currentEuros),
    invested_amount_eur: investedEuros ?? '0',
    invested_amount_converted: invested ?? ifEuro(investedEuros),
  };
}

/** The sum; null where one is missing, which is not zero. */
function sumText(amounts: readonly (string | null)[]): string | null {
  const known = amounts.flatMap((amount) => (amount === null ? [] : [decimal(amount)]));
  return known.length < amounts.length ? null : toText(sumOf(known));
}

function figuresOf(
  current: string | null,
  paid: string | null,
  values: readonly ValuePoint[],
  currency: DisplayCurrency,
) {
  // Nothing was ever paid in: nothing left either.
  const none = paid !== null && decimal(paid).eq(0) ? decimal('0') : undefined;
  const out = moneyOutOf(values, currency) ?? none;
  return {
    current_amount: current,
    total_in: paid,
    total_out: textOf(out),
    yield_generated:
      current === null || paid === null || out === undefined
        ? null
        : toText(yieldGenerated({ valueNow: decimal(current), moneyOut: out, moneyIn: decimal(paid) })),
  };
}

const textOf = (amount: Decimal | undefined) => (amount === undefined ? null : toText(amount));

interface Product {
  readonly title: string;
  readonly allocation: Allocation | undefined;
  readonly rates: readonly RatePoint[];
  readonly values: readonly ValuePoint[];
}

/** Rates are the strategy's: those before the client's first day are not theirs (R180). */
function headlineOf({ title, allocation, ...series }: Product, currency: DisplayCurrency): Headline {
  const { values } = series;
  const start = firstDayOf(values) ?? null;
  const rates = ratesInSeries(series.rates.filter(({ date }) => start === null || date > start));
  const current = allocation?.current_amount_converted ?? null;
  const isComputable = rates !== undefined && rates.last > -1 && current !== null;
  const before = isComputable ? decimal(current).div(decimal(1 + rates.last)) : undefined;
  return {
    ...figuresOf(current, allocation?.invested_amount_converted ?? null, values, currency),
    changes: changesOf(values, currency),
    strategy_id: allocation?.strategy_id ?? idFor(title),
    signed_amount: '0',
    estimated_daily_yield:
      rates === undefined || before === undefined
        ? null
        : toText(estimatedDaily({ rate: rates.last, days: rates.lastDays, valueBefore: before })),
    units: '0',
    nav: null,
    nav_date: null,
    is_nav_late: false,
    start_date: start,
    total_rate: rates?.total ?? null,
    annual_rate: rates?.annual ?? null,
    rate_since: rates?.since ?? null,
    rate_days: rates?.days ?? 0,
    last_rate: rates?.last ?? null,
    last_rate_days: rates?.lastDays ?? 0,
    value_before_last_rate: textOf(before),
    reference_currency: null,
  };
}

/** Over the periods that end on the last day of the series. */
function changesOf(values: readonly ValuePoint[], currency: DisplayCurrency): Changes {
  const until = values.at(-1)?.date;
  const changes: Changes = { daily: null, monthly_short: null, weekly: null, monthly: null };
  if (until === undefined) return changes;
  for (const period of PERIODS) {
    const change = changeInSeries(values, periodStart(period, until), currency);
    if (change === undefined) continue;
    changes[period] = {
      since: change.since,
      rate: change.rate,
      gain: toText(change.gain),
      strategies_rate: null,
      fx_rate: null,
      strategies: null,
      fx: null,
      fees: null,
      execution: null,
    };
  }
  return changes;
}

/** The day of the last rate, which is that of a NAV; without rates, of the last value. */
function lastDay(flows: Dashboard['performance_flows'], values: readonly ValuePoint[]): string | null {
  const days = [flows.aggregated, ...Object.values(flows.strategies)]
    .flat()
    .map(({ date }) => date)
    .filter(isIsoDay);
  return days.toSorted().at(-1) ?? values.at(-1)?.date ?? null;
}
