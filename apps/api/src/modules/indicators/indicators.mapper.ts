import type { components } from '@repo/api-sdk/spec';
import { type ClientStage, clientStages } from '@repo/domain/clients';
import { addDays, daysBetween } from '@repo/domain/dates';
import {
  type Decimal,
  type DisplayCurrency,
  decimal,
  decimalsOf,
  roundFor,
  toText,
} from '@repo/domain/money';
import {
  type BucketDays,
  computable,
  type House,
  type Period,
  periodBuckets,
  periodStart,
  sumOfComputable,
} from '@repo/domain/portfolio';
import { houseOf, toBucketMoney, toMoney } from './money.mapper.ts';
import type { Facts } from './read-facts.ts';

type Schemas = components['schemas'];

/** The furthest step that a stage has come to. */
const stepOf: Readonly<Record<ClientStage, Schemas['FunnelStep']>> = {
  registered: 'registered',
  identity: 'registered',
  verified: 'verified',
  initiated: 'initiated',
  signed: 'signed',
  proved: 'signed',
  paid: 'paid',
};
const steps = [...new Set(clientStages.map((stage) => stepOf[stage]))];

export function toIndicators(
  facts: Facts,
  period: Period,
  currency: DisplayCurrency,
): Schemas['StaffIndicators'] {
  const { until } = facts.market;
  const since = periodStart(period, until);
  const previousSince = addDays(since, -daysBetween(since, until));
  const house = computable(() => houseOf(facts, period, currency)) ?? null;
  const current = { start: addDays(since, 1), end: until };
  const previous = { start: addDays(previousSince, 1), end: since };
  return {
    computed_at: facts.readAt.toISOString(),
    period,
    currency,
    since,
    previous_since: previousSince,
    until,
    money: house && toMoney(facts, house, currency),
    signed: signedIn(facts, current),
    previous_signed: signedIn(facts, previous),
    clients: clientsOf(facts, current),
    identities: countIn(facts.identities, current),
    previous_identities: countIn(facts.identities, previous),
    buckets: periodBuckets(period, until).map((days) => bucketOf(facts, house, { days, currency })),
    funnel: funnelOf(facts, current),
    advisers: advisersOf(facts, currency),
  };
}

const isIn =
  ({ start, end }: BucketDays) =>
  ({ day }: { day: string }): boolean =>
    day >= start && day <= end;

function countIn(counts: Facts['identities'], days: BucketDays): number {
  return counts.filter(isIn(days)).reduce((sum, { count }) => sum + count, 0);
}

const contractsIn = (rows: readonly { contracts: number }[]): number =>
  rows.reduce((sum, { contracts }) => sum + contracts, 0);

function signedIn({ signed }: Facts, days: BucketDays): Schemas['IndicatorSigned'] {
  const inside = signed.filter(isIn(days));
  const delays = inside
    .flatMap(({ delay, contracts }) => (delay === null ? [] : [{ delay, contracts }]))
    .toSorted((a, b) => a.delay - b.delay);
  return { signed: contractsIn(inside), paid: contractsIn(delays), median_days: medianOf(delays) };
}

/** Of so many contracts at each delay, in order of delays. */
function medianOf(delays: readonly { delay: number; contracts: number }[]): number | null {
  const total = contractsIn(delays);
  if (total === 0) return null;
  const at = (rank: number): number => {
    let passed = 0;
    for (const { delay, contracts } of delays) {
      passed += contracts;
      if (passed > rank) return delay;
    }
    return 0;
  };
  return (at(Math.ceil(total / 2) - 1) + at(Math.floor(total / 2))) / 2;
}

const turnsOf = (rows: Facts['holders'], of: 'entered' | 'left'): number =>
  rows.reduce((total, row) => total + row[of], 0);

function clientsOf({ holders }: Facts, days: BucketDays): Schemas['StaffIndicators']['clients'] {
  const before = holders.filter(({ day }) => day < days.start);
  const inside = holders.filter(isIn(days));
  const start = turnsOf(before, 'entered') - turnsOf(before, 'left');
  const [entered, left] = [turnsOf(inside, 'entered'), turnsOf(inside, 'left')];
  return { start, entered, left, now: start + entered - left };
}

function bucketOf(
  facts: Facts,
  house: House | null,
  { days, currency }: { days: BucketDays; currency: DisplayCurrency },
): Schemas['IndicatorBucket'] {
  const bucket = house?.buckets.find(({ start }) => start === days.start);
  const { signed, paid } = signedIn(facts, days);
  return {
    start: days.start,
    end: days.end,
    money: house && bucket ? toBucketMoney(facts, house, { bucket, currency }) : null,
    signed,
    paid,
    clients: clientsOf(facts, days).now,
    identities: countIn(facts.identities, days),
  };
}

function funnelOf({ registered }: Facts, days: BucketDays): Schemas['StaffIndicators']['funnel'] {
  const inside = registered.filter(isIn(days));
  return steps.map((step, place) => ({
    step,
    clients: inside
      .filter(({ stage }) => steps.indexOf(stepOf[stage]) >= place)
      .reduce((sum, { clients }) => sum + clients, 0),
  }));
}

/** Those without a value come last. */
const orderOf = ({ exact }: Adviser): number => exact?.toNumber() ?? -1;

type Adviser = Schemas['StaffIndicators']['advisers'][number] & { exact: Decimal | undefined };

/** Rounded by strategy, as the totals that they are shares of. */
function advisersOf(
  { held, market, advisers }: Facts,
  currency: DisplayCurrency,
): Schemas['StaffIndicators']['advisers'] {
  const worth = ({ strategy, units }: Facts['held'][number]): Decimal | undefined => {
    const nav = market.prices.navs.lastUpTo(strategy, market.until);
    const reference = market.strategies.get(strategy)?.strategy.referenceCurrency;
    if (nav === undefined || reference === undefined) return undefined;
    const amount = decimal(units).times(nav.value);
    const converted = market.prices.fx.convert(amount, reference, currency, market.until)?.amount;
    return converted && roundFor(currency, converted);
  };
  const lines = [...Map.groupBy(held, ({ id }) => id)].map(([id, rows]): Adviser => {
    const exact = sumOfComputable(rows.map(worth));
    const value = exact === undefined ? null : toText(exact, decimalsOf(currency));
    return { id, name: (id === null ? null : advisers.get(id)) ?? null, value, exact };
  });
  return lines
    .toSorted((a, b) => orderOf(b) - orderOf(a))
    .map(({ id, name, value }) => ({ id, name, value }));
}
