/** The variants of the dashboard and of yields (R364–R366), and its amounts. */
import type { components } from '../generated/api.ts';
import {
  firstOf,
  readAmount,
  readComputableAmount,
  readNumber,
  readOptionalAmount,
  type WireAmount,
} from './values.ts';

type Schemas = components['schemas'];
export type Dashboard = Schemas['Dashboard'];
export type YieldFlows = Schemas['YieldFlows'];
type Allocation = Schemas['Allocation'];
type PerformancePoint = Schemas['PerformancePoint'];
type ValuationPoint = Schemas['ValuationPoint'];
type Event = Schemas['Event'];
type StrategyHeadline = Schemas['StrategyHeadline'];
type PeriodChanges = Schemas['PeriodChanges'];
type Waiting = Dashboard['waiting'][number];

/** The same fields, amounts as strings or numbers. */
type WithAmounts<Type, Field extends keyof Type> = Omit<Type, Field> & { [Key in Field]?: WireAmount | null };

export interface WirePoint {
  date?: string | null;
  valuation_date?: string | null;
  performance_rate?: WireAmount | null;
}
type WireSeries = Record<string, WirePoint[]>;

export interface WireValuationPoint {
  date: string;
  value?: WireAmount | null;
  contribution?: WireAmount | null;
  stale?: boolean;
}

export type WireAllocation = WithAmounts<
  Allocation,
  'current_amount_eur' | 'current_amount_converted' | 'invested_amount_eur' | 'invested_amount_converted'
> & { amount_eur?: WireAmount | null };

export interface WireEvent extends Omit<Event, 'occurred_at' | 'type' | 'metadata'> {
  type: string;
  occurred_at?: string | null;
  created_at?: string | null;
  metadata?: WithAmounts<Event['metadata'], 'amount'> | null;
}

type HeadlineAmount = 'current_amount' | 'total_in' | 'total_out' | 'yield_generated';
type ChangeAmount = 'gain' | 'strategies' | 'fx' | 'fees' | 'execution';
type WireChanges = {
  [Period in keyof PeriodChanges]:
    | WithAmounts<Schemas['PeriodChange'], ChangeAmount>
    | 'not_computable'
    | null;
};
type StrategyAmount =
  | HeadlineAmount
  | 'signed_amount'
  | 'units'
  | 'nav'
  | 'estimated_daily_yield'
  | 'value_before_last_rate';

type WithChanges<Type> = Omit<Type, 'changes'> & { changes: WireChanges };

export interface WireDashboard {
  portfolio: WithAmounts<
    Omit<Dashboard['portfolio'], 'allocations'>,
    'total_paid_eur' | 'total_paid_converted' | 'total_current_converted'
  > & { allocations: WireAllocation[] };
  headline: WithChanges<WithAmounts<Dashboard['headline'], HeadlineAmount>>;
  headlines: Record<string, WithChanges<WithAmounts<StrategyHeadline, StrategyAmount>>>;
  waiting?: WithAmounts<Waiting, 'amount' | 'missing'>[] | null;
  events: WireEvent[];
  performance_flows: { strategies: WireSeries; aggregated: WirePoint[]; contributions?: WireSeries };
  valuation_history: {
    currency: Dashboard['portfolio']['currency'];
    aggregated: { points: WireValuationPoint[] };
    strategies: Record<string, { label: string; points: WireValuationPoint[] }>;
  };
  freshness: Dashboard['freshness'];
}

export interface WireYieldFlows {
  performance_flows: { strategies: WireSeries };
}

/** Normalises a dashboard to the names of the spec: amounts as decimal strings, points as numbers. */
export function normaliseDashboard(wire: WireDashboard): Dashboard {
  const { portfolio, performance_flows: flows, valuation_history: history } = wire;
  return {
    ...wire,
    portfolio: {
      ...portfolio,
      total_paid_eur: readAmount(portfolio.total_paid_eur, 'total_paid_eur'),
      total_paid_converted: readComputableAmount(portfolio.total_paid_converted, 'total_paid_converted'),
      total_current_converted: readComputableAmount(
        portfolio.total_current_converted,
        'total_current_converted',
      ),
      allocations: portfolio.allocations.map(normaliseAllocation),
    },
    headline: { ...wire.headline, ...headlineFigures(wire.headline) },
    headlines: mapValues(wire.headlines, normaliseHeadline),
    waiting: (wire.waiting ?? []).map((payment) => ({
      ...payment,
      amount: readAmount(payment.amount, 'waiting.amount'),
      missing: readOptionalAmount(payment.missing, 'waiting.missing'),
    })),
    events: wire.events.map(normaliseEvent),
    performance_flows: {
      strategies: normaliseSeries(flows.strategies),
      aggregated: normalisePoints(flows.aggregated),
      contributions: normaliseSeries(flows.contributions ?? {}),
    },
    valuation_history: {
      ...history,
      aggregated: { points: normaliseValuations(history.aggregated.points) },
      strategies: mapValues(history.strategies, ({ label, points }) => ({
        label,
        points: normaliseValuations(points),
      })),
    },
  };
}

/** Normalises yields, keyed by product. */
export function normaliseYieldFlows(wire: WireYieldFlows): YieldFlows {
  return { performance_flows: { strategies: normaliseSeries(wire.performance_flows.strategies) } };
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function normaliseSeries(series: WireSeries): Record<string, PerformancePoint[]> {
  return mapValues(series, normalisePoints);
}

/** Points that already match the spec are returned uncopied: ten years of them are expensive on mobile. */
function normalisePoints(points: WirePoint[]): PerformancePoint[] {
  return points.every(isPoint) ? points : points.map(normalisePoint);
}

function isPoint(wire: WirePoint): wire is PerformancePoint {
  const { date, valuation_date, performance_rate } = wire;
  return typeof performance_rate === 'number' && typeof date === 'string' && valuation_date === undefined;
}

function normalisePoint(wire: WirePoint): PerformancePoint {
  return {
    date: firstOf('point.date', wire.date, wire.valuation_date),
    performance_rate: readNumber(wire.performance_rate),
  };
}

function normaliseValuations(points: WireValuationPoint[]): ValuationPoint[] {
  return points.every(isValuation) ? points : points.map(normaliseValuation);
}

function isValuation(wire: WireValuationPoint): wire is WireValuationPoint & ValuationPoint {
  const { value, contribution } = wire;
  return typeof value === 'number' && typeof contribution === 'number';
}

function normaliseValuation(wire: WireValuationPoint): ValuationPoint {
  return {
    date: wire.date,
    value: readNumber(wire.value),
    contribution: readNumber(wire.contribution ?? 0),
    ...(wire.stale === undefined ? {} : { stale: wire.stale }),
  };
}

function normaliseAllocation(wire: WireAllocation): Allocation {
  const { amount_eur, ...rest } = wire;
  return {
    ...rest,
    current_amount_eur: readAmount(wire.current_amount_eur ?? amount_eur, 'allocation.current_amount_eur'),
    current_amount_converted: readComputableAmount(
      wire.current_amount_converted,
      'allocation.current_amount_converted',
    ),
    invested_amount_eur: readAmount(wire.invested_amount_eur, 'allocation.invested_amount_eur'),
    invested_amount_converted: readComputableAmount(
      wire.invested_amount_converted,
      'allocation.invested_amount_converted',
    ),
  };
}

function headlineFigures(wire: WithChanges<{ [Field in HeadlineAmount]?: WireAmount | null }>) {
  const { daily, monthly_short, weekly, monthly } = wire.changes;
  return {
    changes: {
      daily: normaliseChange(daily),
      monthly_short: normaliseChange(monthly_short),
      weekly: normaliseChange(weekly),
      monthly: normaliseChange(monthly),
    },
    current_amount: readComputableAmount(wire.current_amount, 'headline.current_amount'),
    total_in: readComputableAmount(wire.total_in, 'headline.total_in'),
    total_out: readComputableAmount(wire.total_out, 'headline.total_out'),
    yield_generated: readComputableAmount(wire.yield_generated, 'headline.yield_generated'),
  };
}

function normaliseChange(wire: WireChanges[keyof WireChanges]): PeriodChanges[keyof PeriodChanges] {
  if (wire === null || wire === 'not_computable') return wire;
  return {
    ...wire,
    gain: readAmount(wire.gain, 'change.gain'),
    strategies: readAmount(wire.strategies, 'change.strategies'),
    fx: readAmount(wire.fx, 'change.fx'),
    fees: readAmount(wire.fees, 'change.fees'),
    execution: readAmount(wire.execution, 'change.execution'),
  };
}

function normaliseHeadline(wire: WireDashboard['headlines'][string]): StrategyHeadline {
  return {
    ...wire,
    ...headlineFigures(wire),
    signed_amount: readComputableAmount(wire.signed_amount, 'headline.signed_amount'),
    units: readAmount(wire.units, 'headline.units'),
    nav: readOptionalAmount(wire.nav, 'headline.nav'),
    estimated_daily_yield: readOptionalAmount(wire.estimated_daily_yield, 'headline.estimated_daily_yield'),
    value_before_last_rate: readOptionalAmount(
      wire.value_before_last_rate,
      'headline.value_before_last_rate',
    ),
  };
}

/** The known event types; any other is `other` (R197). */
const EVENT_TYPES: Readonly<Record<Event['type'], true>> = {
  account_created: true,
  payment_proof_submitted: true,
  contract_subscribed: true,
  contract_signed: true,
  kyc_validated: true,
  contract_closed: true,
  contract_canceled: true,
  payment_status_checking: true,
  payment_status_paid: true,
  payment_reminder_sent: true,
  password_reset_admin: true,
  withdrawal: true,
  other: true,
};

function isEventType(type: string): type is Event['type'] {
  return Object.hasOwn(EVENT_TYPES, type);
}

function normaliseEvent(wire: WireEvent): Event {
  const { created_at, ...rest } = wire;
  const metadata = wire.metadata ?? {};
  return {
    ...rest,
    type: isEventType(wire.type) ? wire.type : 'other',
    occurred_at: firstOf('event.occurred_at', wire.occurred_at, created_at),
    metadata: { ...metadata, amount: readOptionalAmount(metadata.amount, 'event.amount') },
  };
}
