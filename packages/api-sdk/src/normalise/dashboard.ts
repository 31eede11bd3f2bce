/** The variants of the dashboard (R364, R366), and its amounts. */
import type { components } from '../generated/api.ts';
import { readAmount, readComputableAmount, readOptionalAmount, type WireAmount } from './amounts.ts';
import { mapValues, readFlows, readHistory, type WireFlows, type WireHistory } from './series.ts';
import { firstOf, readDate, readId } from './values.ts';

type Schemas = components['schemas'];
export type Dashboard = Schemas['Dashboard'];
type Allocation = Schemas['Allocation'];
type Event = Schemas['Event'];
type StrategyHeadline = Schemas['StrategyHeadline'];
type PeriodChanges = Schemas['PeriodChanges'];
type Waiting = Dashboard['waiting'][number];

/** The same fields, amounts as strings or numbers. */
type WithAmounts<Type, Field extends keyof Type> = Omit<Type, Field> & { [Key in Field]?: WireAmount | null };

export type WireAllocation = WithAmounts<
  Omit<Allocation, 'strategy_id' | 'label'>,
  'current_amount_eur' | 'current_amount_converted' | 'invested_amount_eur' | 'invested_amount_converted'
> & { label?: string | null; strategy_id?: string | number | null; amount_eur?: WireAmount | null };

export interface WireEvent {
  id?: string | number | null;
  type?: string | null;
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

type WireHeadline = WithChanges<WithAmounts<StrategyHeadline, StrategyAmount>>;

type Shared =
  | 'portfolio'
  | 'headline'
  | 'headlines'
  | 'waiting'
  | 'events'
  | 'performance_flows'
  | 'valuation_history';

/** What the documents describe (R315–R319); each part may be missing, and what is ours is absent on another host. */
export interface WireDashboard extends Partial<Omit<Dashboard, Shared>> {
  portfolio?:
    | (WithAmounts<
        Partial<Omit<Dashboard['portfolio'], 'allocations'>>,
        'total_paid_eur' | 'total_paid_converted' | 'total_current_converted'
      > & { allocations?: WireAllocation[] | null })
    | null;
  headline?: WithChanges<WithAmounts<Dashboard['headline'], HeadlineAmount>>;
  headlines?: Record<string, WireHeadline>;
  waiting?: WithAmounts<Waiting, 'amount' | 'missing'>[] | null;
  events?: WireEvent[] | null;
  performance_flows?: WireFlows | null;
  valuation_history?: WireHistory | null;
}

/** Whether a dashboard has our figures: another host’s are derived from its series (decision 79). */
export function isOurs({ headline, headlines, freshness }: WireDashboard): boolean {
  return headline !== undefined && headlines !== undefined && freshness !== undefined;
}

/** Normalises a dashboard to the names of the spec: amounts as decimal strings, points as numbers. */
export function normaliseDashboard(wire: WireDashboard): Dashboard {
  const { portfolio } = wire;
  const headline = firstOf('headline', wire.headline);
  const currency = firstOf('portfolio.currency', portfolio?.currency);
  return {
    freshness: firstOf('freshness', wire.freshness),
    portfolio: {
      currency,
      not_computable: portfolio?.not_computable ?? null,
      total_paid_eur: readAmount(portfolio?.total_paid_eur, 'total_paid_eur'),
      total_paid_converted: readComputableAmount(portfolio?.total_paid_converted, 'total_paid_converted'),
      total_current_converted: readComputableAmount(
        portfolio?.total_current_converted,
        'total_current_converted',
      ),
      allocations: (portfolio?.allocations ?? []).map(normaliseAllocation),
    },
    headline: { ...headline, ...headlineFigures(headline) },
    headlines: mapValues(firstOf('headlines', wire.headlines), normaliseHeadline),
    waiting: (wire.waiting ?? []).map((payment) => ({
      ...payment,
      amount: readAmount(payment.amount, 'waiting.amount'),
      missing: readOptionalAmount(payment.missing, 'waiting.missing'),
    })),
    events: readEvents(wire.events),
    performance_flows: readFlows(wire.performance_flows),
    valuation_history: readHistory(wire.valuation_history, currency),
  };
}

/** An undated event is left out: the timeline is in order of time (R185). */
export function readEvents(wire: readonly WireEvent[] | null | undefined): Event[] {
  return (wire ?? []).flatMap((event, index) => normaliseEvent(event, index));
}

function normaliseAllocation(wire: WireAllocation): Allocation {
  const { amount_eur } = wire;
  return {
    label: firstOf('allocation.label', wire.label),
    strategy_id: firstOf('allocation.strategy_id', readId(wire.strategy_id)),
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
    strategies: readComputableAmount(wire.strategies, 'change.strategies'),
    fx: readComputableAmount(wire.fx, 'change.fx'),
    fees: readComputableAmount(wire.fees, 'change.fees'),
    execution: readComputableAmount(wire.execution, 'change.execution'),
  };
}

function normaliseHeadline(wire: WireHeadline): StrategyHeadline {
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

function normaliseEvent(wire: WireEvent, index: number): Event[] {
  const metadata = wire.metadata ?? {};
  const instant = readDate(wire.occurred_at, wire.created_at);
  const type = wire.type ?? 'other';
  if (instant === null) return [];
  return [
    {
      id: readId(wire.id) ?? `event-${index}`,
      type: isEventType(type) ? type : 'other',
      occurred_at: instant,
      metadata: {
        ...metadata,
        ...('executed_on' in metadata
          ? { executed_on: readDate(metadata.executed_on)?.slice(0, 10) ?? null }
          : {}),
        amount: readOptionalAmount(metadata.amount, 'event.amount'),
      },
    },
  ];
}
