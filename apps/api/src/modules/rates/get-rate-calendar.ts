import { addDays, isoDay, monthKey } from '@repo/domain/dates';
import { type ParRule, parRule } from '@repo/domain/money';
import {
  areApart,
  type FetchTime,
  followedSince,
  isRateTooOld,
  pairsDue,
  quotedPairs,
  type RatePair,
  rateDayState,
  ratePairs,
  settledRateDay,
} from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import type { SuccessBody } from '../../http/operation.ts';
import { changeBetween, toWireSource } from '../market-data/market-data.mapper.ts';
import { readParChanges } from '../market-data/par.repository.ts';
import { fetchTime } from './fetch-time.ts';
import {
  type LastRateRow,
  listLastRates,
  listRateCalendar,
  type RateCalendarRow,
} from './rate-calendar.repository.ts';

type Calendar = SuccessBody<'getRateCalendar'>;
type Pair = Calendar['pairs'][number];
type Day = Pair['days'][number];

/** Of the trend of a card. */
const TREND_RATES = 30;

/** The last rate of each pair and its trend, and one month: what is published, repeated, awaited, or missing. */
export async function getRateCalendar({ db, clock }: Deps, month?: string): Promise<Calendar> {
  const instant = clock.now();
  const now = fetchTime(instant);
  const shown = month ?? monthKey(now.day);
  const first = isoDay(`${shown}-01`);
  const last = addDays(isoDay(`${monthKey(addDays(first, 31))}-01`), -1);
  const rule = parRule(await readParChanges(db));
  // A coin that was off its par in the month is shown with its rates, and one that is today.
  const due = new Set([first, last, now.day].flatMap((day) => pairsDue(rule, day)));
  const pairs = ratePairs.filter((pair) => due.has(pair));
  const days = Map.groupBy(
    await listRateCalendar(db, pairs, { first, last, now: instant }),
    (row) => row.pair,
  );
  const rates = Map.groupBy(
    await listLastRates(db, pairs, { upTo: now.day, count: TREND_RATES }),
    (row) => row.pair,
  );
  return {
    month: shown,
    today: now.day,
    pairs: pairs.map((pair) => pairOf(pair, { days: days.get(pair), rates: rates.get(pair), now, rule })),
  };
}

interface PairRows {
  days: RateCalendarRow[] | undefined;
  rates: LastRateRow[] | undefined;
  now: FetchTime;
  rule: ParRule;
}

function pairOf(pair: RatePair, { days = [], rates = [], now, rule }: PairRows): Pair {
  const [base = '', quote = ''] = pair.split('/');
  const current = rates.at(-1);
  return {
    pair,
    base,
    quote,
    current: current === undefined ? null : currentOf(current, rates.at(-2), now),
    is_too_old: isRateTooOld(
      pair,
      {
        last: current === undefined ? null : isoDay(current.day),
        since: followedSince(rule, { pair, day: now.day, firstDay: null }),
      },
      now,
    ),
    expected_day: settledRateDay(quotedPairs[pair].source, now),
    trend: rates.map(({ day, rate }) => ({ date: day, rate })),
    days: days.map((row) => dayOf(pair, row, { now, rule })),
  };
}

function currentOf(current: LastRateRow, before: LastRateRow | undefined, now: FetchTime): Pair['current'] {
  return {
    rate: current.rate,
    date: current.day,
    is_fallback: current.day < now.day,
    change: changeBetween(before?.rate ?? null, current.rate),
    source: toWireSource(current.source),
    updated_at: current.published_at,
  };
}

function dayOf(pair: RatePair, row: RateCalendarRow, { now, rule }: Pick<PairRows, 'now' | 'rule'>): Day {
  const day = isoDay(row.day);
  const isPublished = row.quote_day === row.day;
  const isKnown = day <= now.day;
  return {
    date: day,
    state: rateDayState({
      pair,
      day,
      now,
      firstDay: followedSince(rule, { pair, day, firstDay: row.first_day }),
      version: isPublished ? row.version : null,
      isPending: row.held !== null,
    }),
    rate: isKnown ? row.rate : null,
    quote_day: isKnown ? row.quote_day : null,
    change: isPublished && row.rate !== null ? changeBetween(row.previous, row.rate) : null,
    source: isKnown && row.source !== null ? toWireSource(row.source) : null,
    version: isPublished ? row.version : null,
    control: isPublished ? controlOf(row) : null,
    pending: row.held === null ? null : { change_request: row.request_id, value: row.held },
  };
}

function controlOf({ rate, control, control_source: source }: RateCalendarRow): Day['control'] {
  if (rate === null || control === null || source === null) return null;
  return {
    source,
    rate: control,
    difference: changeBetween(rate, control) ?? 0,
    is_apart: areApart(rate, control),
  };
}
