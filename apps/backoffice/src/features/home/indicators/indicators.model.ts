/** The key figures of the home: the value of each, its change, the terms it is made of and its table. */
import type { components } from '@repo/api-sdk';
import {
  formatBookAmount,
  formatChangePercent,
  formatDecimal,
  formatLongMonth,
  formatNumericDate,
  formatPercent,
} from '@repo/domain/format';
import { decimal, toText } from '@repo/domain/money';
import type { Direction } from '@repo/ui/figure';
import { indicatorsTexts as texts } from './indicators.texts.ts';

export type Indicators = components['schemas']['StaffIndicators'];
export type Bucket = Indicators['buckets'][number];

export const figureKinds = [
  'assets',
  'collected',
  'signed',
  'paid',
  'yielded',
  'clients',
  'identities',
] as const;
export type FigureKind = (typeof figureKinds)[number];

export interface Term {
  readonly term: string;
  readonly value: string;
}

export interface KeyFigure {
  readonly value: string;
  readonly change: { readonly text: string; readonly direction: Direction } | null;
  readonly note: string;
  readonly terms: readonly Term[];
  readonly total: Term;
  /** Beside the calculation, and in no total. */
  readonly apart: readonly Term[];
}

const lines = texts.lines;
/** For signs and ratios alone. */
const toDouble = (amount: string): number => decimal(amount).toNumber();
const count = (value: number): string => formatDecimal(String(value));

const directionOf = (value: number): Direction => (value > 0 ? 'up' : value < 0 ? 'down' : 'flat');

const signedAmount = (amount: string, currency: string): string =>
  `${toDouble(amount) > 0 ? '+' : ''}${formatBookAmount(amount, currency)}`;

function amountChange(now: string, before: string, currency: string): KeyFigure['change'] {
  const change = toText(decimal(now).minus(decimal(before)));
  return { text: signedAmount(change, currency), direction: directionOf(toDouble(change)) };
}

function countChange(now: number, before: number): KeyFigure['change'] {
  const change = now - before;
  return { text: `${change > 0 ? '+' : ''}${count(change)}`, direction: directionOf(change) };
}

const unknown = (): KeyFigure => ({
  value: texts.notComputable,
  change: null,
  note: '',
  terms: [],
  total: { term: lines.value, value: texts.notComputable },
  apart: [],
});

function assets({ money, currency, since, until }: Indicators): KeyFigure {
  if (money === null) return unknown();
  const { bridge } = money;
  const [start, now] = [toDouble(bridge.start), toDouble(bridge.now)];
  const amount = (value: string) => formatBookAmount(value, currency);
  const plus = (value: string) => signedAmount(value, currency);
  const change = start > 0 ? now / start - 1 : null;
  return {
    value: amount(bridge.now),
    change: change === null ? null : { text: formatChangePercent(change), direction: directionOf(change) },
    note: texts.start(amount(bridge.start), formatNumericDate(since)),
    terms: [
      { term: lines.start(formatNumericDate(since)), value: amount(bridge.start) },
      { term: lines.net, value: plus(bridge.net) },
      { term: lines.strategies, value: plus(bridge.strategies) },
      { term: lines.fx, value: plus(bridge.fx) },
      { term: lines.fees, value: plus(bridge.fees) },
      { term: lines.execution, value: plus(bridge.execution) },
    ],
    total: { term: lines.now(formatNumericDate(until)), value: amount(bridge.now) },
    apart: money.strategies.map(({ strategy, value }) => ({ term: strategy, value: amount(value) })),
  };
}

function collected({ money, currency }: Indicators): KeyFigure {
  if (money === null) return unknown();
  const { flows, previous_flows: before } = money;
  const plus = (value: string) => signedAmount(value, currency);
  const out = (value: string) => plus(toText(decimal(value).neg()));
  const returned = flows.returned === null ? texts.notComputable : formatBookAmount(flows.returned, currency);
  return {
    value: plus(flows.net),
    change: amountChange(flows.net, before.net, currency),
    note: texts.before(plus(before.net)),
    terms: [
      { term: lines.paid, value: plus(flows.paid) },
      { term: lines.withdrawn, value: out(flows.withdrawn) },
      { term: lines.closed, value: out(flows.closed) },
    ],
    total: { term: lines.net, value: plus(flows.net) },
    apart: [
      { term: lines.returned, value: returned },
      { term: lines.previous, value: plus(before.net) },
    ],
  };
}

function signed({ signed: now, previous_signed: before }: Indicators): KeyFigure {
  return {
    value: count(now.signed),
    change: countChange(now.signed, before.signed),
    note: texts.before(count(before.signed)),
    terms: [],
    total: { term: lines.signed, value: count(now.signed) },
    apart: [{ term: lines.previous, value: count(before.signed) }],
  };
}

type Signed = Indicators['signed'];
const rateOf = ({ signed: all, paid: of }: Pick<Signed, 'signed' | 'paid'>): number | null =>
  all === 0 ? null : of / all;
const rateText = (rate: number | null): string => (rate === null ? texts.none : formatPercent(rate));
const medianText = ({ median_days: days }: Signed): string =>
  days === null ? texts.none : texts.days(formatDecimal(String(days)));

function paid({ signed: now, previous_signed: before }: Indicators): KeyFigure {
  const [rate, last] = [rateOf(now), rateOf(before)];
  const change = rate === null || last === null ? null : Math.round((rate - last) * 1000) / 10;
  return {
    value: rateText(rate),
    change:
      change === null
        ? null
        : {
            text: texts.points(`${change > 0 ? '+' : ''}${formatDecimal(String(change))}`),
            direction: directionOf(change),
          },
    note: `${texts.paidOf(count(now.paid), count(now.signed))} · ${medianText(now)}`,
    terms: [
      { term: lines.signed, value: count(now.signed) },
      { term: lines.signedPaid, value: count(now.paid) },
    ],
    total: { term: texts.figures.paid.title, value: rateText(rate) },
    apart: [
      { term: lines.median, value: medianText(now) },
      { term: lines.previous, value: `${rateText(last)} · ${medianText(before)}` },
    ],
  };
}

function yielded({ money, currency }: Indicators): KeyFigure {
  if (money === null) return unknown();
  const plus = (value: string) => signedAmount(value, currency);
  return {
    value: plus(money.yielded),
    change: amountChange(money.yielded, money.previous_yielded, currency),
    note: texts.without,
    terms: money.strategies.map((line) => ({ term: line.strategy, value: plus(line.yielded) })),
    total: { term: texts.figures.yielded.title, value: plus(money.yielded) },
    apart: [{ term: lines.previous, value: plus(money.previous_yielded) }],
  };
}

function clients({ clients: of, since, until }: Indicators): KeyFigure {
  return {
    value: count(of.now),
    change: countChange(of.now, of.start),
    note: texts.start(count(of.start), formatNumericDate(since)),
    terms: [
      { term: lines.clientsStart(formatNumericDate(since)), value: count(of.start) },
      { term: lines.entered, value: `+${count(of.entered)}` },
      { term: lines.left, value: count(-of.left) },
    ],
    total: { term: lines.clientsNow(formatNumericDate(until)), value: count(of.now) },
    apart: [],
  };
}

function identities({ identities: now, previous_identities: before }: Indicators): KeyFigure {
  return {
    value: count(now),
    change: countChange(now, before),
    note: texts.before(count(before)),
    terms: [],
    total: { term: lines.identities, value: count(now) },
    apart: [{ term: lines.previous, value: count(before) }],
  };
}

export const figureOf: Readonly<Record<FigureKind, (indicators: Indicators) => KeyFigure>> = {
  assets,
  collected,
  signed,
  paid,
  yielded,
  clients,
  identities,
};

/** The day, week or month of a row. */
export function bucketName({ period }: Pick<Indicators, 'period'>, { start }: Bucket): string {
  if (period === 'monthly') return formatLongMonth(start);
  const day = formatNumericDate(start);
  return period === 'weekly' ? texts.week(day) : day;
}

/** What a bucket of the period has of a figure. */
export function bucketValue(kind: FigureKind, { currency }: Indicators, bucket: Bucket): string {
  const { money } = bucket;
  const ofMoney = (value: (of: NonNullable<typeof money>) => string) =>
    money === null ? texts.notComputable : value(money);
  const texted: Readonly<Record<FigureKind, () => string>> = {
    assets: () =>
      ofMoney(({ values }) => {
        const sum = values.reduce((total, value) => total.plus(decimal(value)), decimal('0'));
        return formatBookAmount(toText(sum), currency);
      }),
    collected: () => ofMoney(({ net }) => signedAmount(net, currency)),
    yielded: () => ofMoney(({ yielded: of }) => signedAmount(of, currency)),
    signed: () => count(bucket.signed),
    paid: () => `${rateText(rateOf(bucket))} (${texts.paidOf(count(bucket.paid), count(bucket.signed))})`,
    clients: () => count(bucket.clients),
    identities: () => count(bucket.identities),
  };
  return texted[kind]();
}
