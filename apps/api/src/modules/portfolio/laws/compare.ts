// Compares a response with the expected figures, each to the exactness that docs/money.md promises of it.
import type { components } from '@repo/api-sdk/spec';
import { expect } from 'vitest';
import { double, type Fixed, fixed, size, UNIT } from './fixed-point.ts';
import type { Currency, StrategyId } from './histories.ts';

type Dashboard = components['schemas']['Dashboard'];

/** A chart's point: a double, right to 1e-9. */
export function expectPoint(
  actual: number | undefined,
  wanted: Fixed,
  { name, scale = 0n }: { name: string; scale?: Fixed },
): void {
  const allowed = 2e-9 * Math.max(Math.abs(double(wanted)), double(size(scale)));
  const off = Math.abs((actual ?? Number.NaN) - double(wanted));
  if (!(off <= allowed)) expect.fail(`${name}: ${actual} in place of ${double(wanted)}`);
}

export const decimalsOf = { EUR: 2, USD: 2, CHF: 2, BTC: 8, ETH: 18 } as const;

/** An amount: rounded once, to the decimals of its currency. */
export function expectAmount(
  actual: string | null | undefined,
  wanted: Fixed,
  [name, currency]: readonly [string, Currency],
): void {
  const ulp = UNIT / 10n ** BigInt(decimalsOf[currency]);
  const off = size(fixed(actual ?? '999999999999999') - wanted);
  if (off > ulp / 2n + UNIT / 10n ** 20n)
    expect.fail(`${name}: ${actual} in place of ${double(wanted)} ${currency}`);
  expect(actual?.split('.')[1]?.length, name).toBe(decimalsOf[currency]);
}

export const titleOf = (strategy: StrategyId) => strategy.toUpperCase();
export const pointsOf = (response: Dashboard, strategy: StrategyId) =>
  response.valuation_history.strategies[titleOf(strategy)]?.points ?? [];
export const ratesOf = (response: Dashboard, strategy: StrategyId) =>
  response.performance_flows.strategies[titleOf(strategy)] ?? [];
export const onDay = <Point extends { date?: string | undefined }>(points: readonly Point[], day: string) =>
  points.find(({ date }) => date === day);
export const lastOf = (days: readonly string[]) => days.at(-1) ?? '';

/** Every number and every amount of a response. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** What the roundings of booked units and cash may change, in the display currency and as a part of a rate. */
export interface Slack {
  money: Fixed;
  rate: number;
}

/** The same but for what was booked apart: to the last unit of the currency, one more allowed to two roundings. */
export function expectSame(
  actual: string | null | undefined,
  wanted: string | null | undefined,
  { name, currency, slack }: { name: string; currency: Currency; slack: Slack },
) {
  const off = size(fixed(actual ?? 'x') - fixed(wanted ?? 'x'));
  const allowed = UNIT / 10n ** BigInt(decimalsOf[currency]) + slack.money;
  expect(off <= allowed, `${name}: ${actual} for ${wanted}`).toBe(true);
}

/** A response without what names one client's rows. */
export const anonymous = (dashboard: Dashboard) => ({
  ...dashboard,
  events: [],
  waiting: dashboard.waiting.map((payment) => ({ ...payment, contract_id: '' })),
});

const shape = (value: object) => JSON.stringify(value).replaceAll(/:-?\d[\d.e+-]*/g, ':0');

/** The same shape and the same days; numbers equal within 4e-9 of their terms, and what is allowed beside. */
export function expectSameSeries(
  actual: object,
  wanted: object,
  { name, scale, slack }: { name: string; scale: number; slack: number },
): void {
  expect(shape(actual), name).toBe(shape(wanted));
  const numbers = numbersIn(wanted);
  for (const [index, number] of numbersIn(actual).entries()) {
    const same = numbers[index] ?? Number.NaN;
    expect(Math.abs(number - same), name).toBeLessThanOrEqual(4e-9 * Math.max(Math.abs(same), scale) + slack);
  }
}
