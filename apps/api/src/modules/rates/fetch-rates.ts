import { dueRateDay, type RatePeriod, type RateSource } from '@repo/domain/rates';
import type { FetchOutcome, PlanKind } from '../../db/schema/market-data.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { RatesUnavailable } from '../../ports/rates/rates-port.ts';
import { compareWithStored, fingerprintOf, type PlannedRow, rangeOf } from '../market-data/import-plan.ts';
import { deletePlans, insertPlan, listWaitingPlans } from '../market-data/import-plans.repository.ts';
import { prepareMarketAhead } from '../market-data/load-market.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import {
  lockMarket,
  readStoredValues,
  readValuesBefore,
  readWithdrawnRates,
} from '../market-data/market-values.repository.ts';
import type { ParsedValue } from '../market-data/parse/parsed-file.ts';
import { publicationTexts } from '../publication/publication.texts.ts';
import { lockPlanToPublish, publishPlan } from '../publication/publish-plan.ts';
import { fetchTime } from './fetch-time.ts';
import { sortRates } from './plausible-rates.ts';
import { saveControls } from './rate-controls.repository.ts';
import { insertFetch, type RateFetchRow } from './rate-fetches.repository.ts';
import { receiveControls, receiveRates } from './receive-rates.ts';

export interface RateFetch {
  source: RateSource;
  period: RatePeriod;
  /** Null for the schedule. */
  by: Actor | null;
}

export const planKindOf = { ecb: 'fx_ecb', kraken: 'fx_kraken' } as const satisfies Record<
  RateSource,
  PlanKind
>;

/**
 * Fetches rates from their source. New ones are published as an import is, without a second person; what would replace a published value, or
 * is far from the one before, waits for an administrator to submit it (decision 36). A source that fails is a result.
 */
export async function fetchRates(deps: Deps, fetch: RateFetch): Promise<RateFetchRow> {
  if (deps.rates.name === 'off') throw new AppError(marketDataErrors.ratesOff);
  const values = await receive(deps, fetch);
  const row = await deps.db.transaction((tx) => store({ ...deps, db: tx }, fetch, values));
  // Those of a source that failed would fail too.
  if (typeof values !== 'string') await compareSources(deps, fetch);
  if (row.published > 0) await prepareMarketAhead(deps);
  return row;
}

async function receive(deps: Deps, fetch: RateFetch): Promise<ParsedValue[] | RatesUnavailable['failure']> {
  try {
    return await receiveRates(deps, fetch);
  } catch (error) {
    if (!(error instanceof RatesUnavailable)) throw error;
    deps.log.warn({ err: error, source: fetch.source }, 'rates not received');
    return error.failure;
  }
}

/** Keeps what the source gives for pairs of another one, to be compared; without it nothing is compared. */
async function compareSources(deps: Deps, fetch: RateFetch): Promise<void> {
  try {
    const controls = await receiveControls(deps, fetch);
    await saveControls(deps.db, controls, { source: fetch.source, receivedAt: deps.clock.now() });
  } catch (error) {
    if (!(error instanceof RatesUnavailable)) throw error;
    deps.log.warn({ err: error, source: fetch.source }, 'rates to compare with not received');
  }
}

async function store(
  deps: Deps,
  fetch: RateFetch,
  received: ParsedValue[] | RatesUnavailable['failure'],
): Promise<RateFetchRow> {
  const { source, period, by } = fetch;
  const now = deps.clock.now();
  const row = { id: deps.ids.uuid(), source, period, requestedBy: by?.userId ?? null, at: now };
  if (typeof received === 'string') return insertFetch(deps.db, { ...row, outcome: received });
  await lockMarket(deps.db);
  const { plausible, doubtful } = await compare(deps, source, received);
  if (plausible.length > 0) {
    const id = await plan(deps, source, plausible);
    await publishPlan(deps, by, await lockPlanToPublish(deps, id));
  }
  await replaceWaiting(deps, source, received);
  if (doubtful.length > 0) await plan(deps, source, doubtful);
  const lastDay = rangeOf(received)?.last ?? null;
  const due = dueRateDay(source, fetchTime(now));
  return insertFetch(deps.db, {
    ...row,
    lastDay,
    published: plausible.length,
    waiting: doubtful.length,
    outcome: outcomeOf({ plausible, doubtful, isLate: lastDay === null || lastDay < due }),
  });
}

function outcomeOf(at: { plausible: unknown[]; doubtful: unknown[]; isLate: boolean }): FetchOutcome {
  if (at.doubtful.length > 0) return 'waiting';
  if (at.plausible.length > 0) return 'published';
  return at.isLate ? 'late' : 'unchanged';
}

async function compare({ db }: Deps, source: RateSource, values: readonly ParsedValue[]) {
  const range = rangeOf(values);
  if (range === null) return { plausible: [], doubtful: [] };
  const kind = planKindOf[source];
  const series = [...new Set(values.map((value) => value.series))];
  const stored = await readStoredValues(db, kind, series, range);
  const before = await readValuesBefore(db, kind, { series, day: range.first });
  const withdrawn = await readWithdrawnRates(db, series, range);
  return sortRates(compareWithStored(values, stored).rows, { before, withdrawn });
}

/** A plan of these rows, as a file of them would make; without an author until an administrator submits it. */
async function plan(deps: Deps, source: RateSource, rows: readonly PlannedRow[]): Promise<string> {
  const kind = planKindOf[source];
  const range = rangeOf(rows);
  if (range === null) throw new Error('a plan without values');
  const series = [...new Set(rows.map((row) => row.series))];
  const id = deps.ids.uuid();
  const count = (action: PlannedRow['action']) => rows.filter((row) => row.action === action).length;
  await insertPlan(deps.db, {
    id,
    authorId: null,
    kind,
    fileName: publicationTexts.fetched[kind],
    counts: { created: count('created'), changed: count('changed'), unchanged: 0, skipped: 0 },
    errorCount: 0,
    values: rows.map((row) => [row.series, row.day, row.value]),
    firstDay: range.first,
    lastDay: range.last,
    fingerprint: fingerprintOf(await readStoredValues(deps.db, kind, series, range)),
    createdAt: deps.clock.now(),
  });
  return id;
}

/** Plans that wait, all of whose days were received again: they are sorted anew. */
async function replaceWaiting(
  { db }: Deps,
  source: RateSource,
  values: readonly ParsedValue[],
): Promise<void> {
  const received = new Set(values.map(({ series, day }) => `${series} ${day}`));
  const waiting = await listWaitingPlans(db, [planKindOf[source]]);
  const again = waiting.filter((one) =>
    one.values.every(([series, day]) => received.has(`${series} ${day}`)),
  );
  await deletePlans(
    db,
    again.map(({ id }) => id),
  );
}
