/** The series of the dashboard and of yields (R318, R319, R331, R365): what a host leaves out is empty, and what is undated is dropped. */
import type { components } from '../generated/api.ts';
import { type WireAmount } from './amounts.ts';
import { firstOf, readDate, readNumber } from './values.ts';

type Schemas = components['schemas'];
type Dashboard = Schemas['Dashboard'];
type YieldFlows = Schemas['YieldFlows'];
type PerformancePoint = Schemas['PerformancePoint'];
type ValuationPoint = Schemas['ValuationPoint'];

interface WirePoint {
  date?: string | null;
  valuation_date?: string | null;
  performance_rate?: WireAmount | null;
}
type WireSeries = Record<string, WirePoint[]>;

interface WireValuationPoint {
  date?: string | null;
  valuation_date?: string | null;
  value?: WireAmount | null;
  contribution?: WireAmount | null;
  stale?: boolean;
}

/** A list, bare or under `points`. */
type WirePoints = WireValuationPoint[] | { points?: WireValuationPoint[] | null } | null;

export interface WireFlows {
  strategies?: WireSeries | null;
  aggregated?: WirePoint[] | null;
  contributions?: WireSeries | null;
}

export interface WireHistory {
  currency?: string | null;
  aggregated?: WirePoints;
  strategies?: Record<
    string,
    { label?: string | null; points?: WireValuationPoint[] | null } | WireValuationPoint[]
  > | null;
}

export interface WireYieldFlows {
  performance_flows?: { strategies?: WireSeries | null } | null;
}

/** Yields, by product and together; a part that a host leaves out is empty. */
export function readFlows(wire: WireFlows | null | undefined): Dashboard['performance_flows'] {
  return {
    strategies: normaliseSeries(wire?.strategies ?? {}),
    aggregated: normalisePoints(wire?.aggregated ?? []),
    contributions: normaliseSeries(wire?.contributions ?? {}),
  };
}

/** Valuations, together and by product. */
export function readHistory(
  wire: WireHistory | null | undefined,
  currency: Dashboard['portfolio']['currency'],
): Dashboard['valuation_history'] {
  return {
    currency,
    aggregated: { points: pointsIn(wire?.aggregated ?? []) },
    strategies: Object.fromEntries(
      Object.entries(wire?.strategies ?? {}).map(([title, series]) => [
        title,
        { label: (Array.isArray(series) ? null : series.label) ?? title, points: pointsIn(series) },
      ]),
    ),
  };
}

function pointsIn(wire: NonNullable<WirePoints>): ValuationPoint[] {
  return normaliseValuations(Array.isArray(wire) ? wire : (wire.points ?? []));
}

/** Normalises yields, keyed by product. */
export function normaliseYieldFlows(wire: WireYieldFlows): YieldFlows {
  const flows = firstOf('performance_flows', wire.performance_flows);
  return { performance_flows: { strategies: normaliseSeries(flows.strategies ?? {}) } };
}

function normaliseSeries(series: WireSeries): Record<string, PerformancePoint[]> {
  return mapValues(series, normalisePoints);
}

/** Points that already match the spec are returned uncopied: ten years of them are expensive on mobile. */
function normalisePoints(points: WirePoint[]): PerformancePoint[] {
  return points.every(isPoint) ? points : points.flatMap(normalisePoint);
}

function isPoint(wire: WirePoint): wire is PerformancePoint {
  const { date, valuation_date, performance_rate } = wire;
  return typeof performance_rate === 'number' && isDay(date) && valuation_date === undefined;
}

const isDay = (date: unknown): date is string => typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);

/** Without a day or a finite number, a point is dropped (R198). */
function normalisePoint(wire: WirePoint): PerformancePoint[] {
  const date = dayOf(wire);
  const rate = readNumber(wire.performance_rate);
  return date === null || !Number.isFinite(rate) ? [] : [{ date, performance_rate: rate }];
}

function dayOf({ date, valuation_date: other }: { date?: unknown; valuation_date?: unknown }): string | null {
  return readDate(date, other)?.slice(0, 10) ?? null;
}

function normaliseValuations(points: WireValuationPoint[]): ValuationPoint[] {
  return points.every(isValuation) ? points : points.flatMap(normaliseValuation);
}

function isValuation(wire: WireValuationPoint): wire is WireValuationPoint & ValuationPoint {
  const { date, value, contribution } = wire;
  return isDay(date) && typeof value === 'number' && typeof contribution === 'number';
}

function normaliseValuation(wire: WireValuationPoint): ValuationPoint[] {
  const date = dayOf(wire);
  const value = readNumber(wire.value);
  const contribution = readNumber(wire.contribution ?? 0);
  if (date === null || !Number.isFinite(value)) return [];
  return [
    {
      date,
      value,
      contribution: Number.isFinite(contribution) ? contribution : 0,
      ...(wire.stale === undefined ? {} : { stale: wire.stale }),
    },
  ];
}

export function mapValues<From, To>(
  record: Record<string, From>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
