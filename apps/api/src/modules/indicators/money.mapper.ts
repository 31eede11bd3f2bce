// The money of the indicators: the clients' movements, summed by day, valued as those of one client.
import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  decimalsOf,
  moneyAsset,
  roundFor,
  sumOf,
  toText,
} from '@repo/domain/money';
import {
  type BucketMoney,
  type House,
  type HouseBooks,
  houseBooks,
  type Period,
  type SpanMoney,
  sumOfComputable,
  valueHouse,
} from '@repo/domain/portfolio';
import { toBooked } from '../portfolio/client-books.ts';
import type { Facts } from './read-facts.ts';

type Schemas = components['schemas'];

/** Of the facts that are held: each currency is valued once, for every period. */
const valued = new WeakMap<Facts, Map<DisplayCurrency, HouseBooks>>();

/** @throws MissingFx */
export function houseOf(facts: Facts, period: Period, currency: DisplayCurrency): House {
  const known = valued.get(facts) ?? new Map<DisplayCurrency, HouseBooks>();
  valued.set(facts, known);
  const books = known.get(currency) ?? booksOf(facts, currency);
  known.set(currency, books);
  return valueHouse(books, period);
}

function booksOf({ flows, market }: Facts, currency: DisplayCurrency): HouseBooks {
  const rows = flows.map((flow, index) => ({
    ...flow,
    id: `${index}`,
    contractId: flow.strategy,
    currency: flow.asset,
    valueDate: flow.day,
    navDate: flow.day,
    subscriptionFee: flow.subscription_fee,
    fxFee: flow.fx_fee,
    exitFee: flow.exit_fee,
  }));
  const { movements } = toBooked({
    contracts: [...new Set(flows.map(({ strategy }) => strategy))].map((id) => ({ id, strategyId: id })),
    payments: rows.filter(({ kind }) => kind === 'payment'),
    withdrawals: rows.flatMap((row) => (row.kind === 'payment' ? [] : [{ ...row, kind: row.kind }])),
  });
  return houseBooks(market, { movements, waiting: [], currency });
}

const rounder = (currency: DisplayCurrency) => ({
  round: (value: Decimal) => roundFor(currency, value),
  text: (value: Decimal) => toText(value, decimalsOf(currency)),
});

/** Each figure is rounded once; a total is the sum of what is shown, and the exchange is what is left. */
export function toMoney(facts: Facts, house: House, currency: DisplayCurrency): Schemas['MoneyIndicators'] {
  const { round, text } = rounder(currency);
  const lines = inOrder(facts, house).map(({ title, money }) => ({
    title,
    now: round(money.now),
    start: round(money.start),
    yielded: round(money.current.parts.strategy_effect),
    previousYielded: round(money.previous.parts.strategy_effect),
  }));
  const current = house.strategies.map((one) => one.current);
  const flows = flowsOf(facts, current, { after: house.since, until: house.until, currency });
  const total = (of: (line: (typeof lines)[number]) => Decimal) => sumOf(lines.map(of));
  const [start, now, strategies] = [
    total((line) => line.start),
    total((line) => line.now),
    total((line) => line.yielded),
  ];
  const execution = round(sumOf(current.map(({ parts }) => parts.execution_effect)));
  const fees = round(sumOf(current.map(({ parts }) => parts.fees)));
  const fx = now.minus(start).minus(flows.net).minus(strategies).minus(execution).minus(fees);
  const previous = house.strategies.map((one) => one.previous);
  return {
    bridge: {
      start: text(start),
      net: text(flows.net),
      strategies: text(strategies),
      execution: text(execution),
      fees: text(fees),
      fx: text(fx),
      now: text(now),
    },
    flows: toWireFlows(flows, text),
    previous_flows: toWireFlows(
      flowsOf(facts, previous, { after: house.previousSince, until: house.since, currency }),
      text,
    ),
    strategies: lines.map((line) => ({
      strategy: line.title,
      value: text(line.now),
      yielded: text(line.yielded),
      previous_yielded: text(line.previousYielded),
    })),
    yielded: text(strategies),
    previous_yielded: text(total((line) => line.previousYielded)),
  };
}

/** The strategies that were ever paid into, in the order of lists. */
function inOrder({ titles }: Facts, { strategies }: House) {
  return [...titles].flatMap(([id, title]) => {
    const money = strategies.find(({ strategy }) => strategy === id);
    return money === undefined ? [] : [{ id, title, money }];
  });
}

type Flows = Pick<SpanMoney, 'paid' | 'withdrawn' | 'closed'>;

const netOf = ({ paid, withdrawn, closed }: Flows): Decimal => paid.minus(withdrawn).minus(closed);

function flowsOf(
  { returned, market }: Facts,
  spans: readonly Flows[],
  { after, until, currency }: { after: string; until: string; currency: DisplayCurrency },
) {
  const { round } = rounder(currency);
  const sum = (kind: keyof Flows) => round(sumOf(spans.map((span) => span[kind])));
  const flows = { paid: sum('paid'), withdrawn: sum('withdrawn'), closed: sum('closed') };
  const back = returned
    .filter(({ day }) => day > after && day <= until)
    .map(({ amount, asset, day }) => {
      return market.prices.fx.convert(decimal(amount), moneyAsset(asset), currency, isoDay(day))?.amount;
    });
  return { ...flows, net: netOf(flows), returned: sumOfComputable(back) };
}

function toWireFlows(
  { returned, ...flows }: ReturnType<typeof flowsOf>,
  text: (value: Decimal) => string,
): Schemas['IndicatorFlows'] {
  return {
    paid: text(flows.paid),
    withdrawn: text(flows.withdrawn),
    closed: text(flows.closed),
    net: text(flows.net),
    returned: returned === undefined ? null : text(returned),
  };
}

export function toBucketMoney(
  facts: Facts,
  house: House,
  { bucket, currency }: { bucket: BucketMoney; currency: DisplayCurrency },
): Schemas['BucketMoney'] {
  const { round, text } = rounder(currency);
  const double = (value: number) => text(round(decimal(Number.isFinite(value) ? value : 0)));
  const flows = {
    paid: round(bucket.paid),
    withdrawn: round(bucket.withdrawn),
    closed: round(bucket.closed),
  };
  return {
    values: inOrder(facts, house).map(({ id }) => double(bucket.values.get(id) ?? 0)),
    paid: text(flows.paid),
    withdrawn: text(flows.withdrawn),
    closed: text(flows.closed),
    net: text(netOf(flows)),
    yielded: double(bucket.yielded),
  };
}
