import { addDays } from '@repo/domain/dates';
import { controlledPairs, type RatePair, type RatePeriod, type RateSource } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import { parisDay, utcDay } from '../../paris-time.ts';
import { RatesUnavailable } from '../../ports/rates/rates-port.ts';
import { importLimits } from '../market-data/import-limits.ts';
import { readPositiveDecimal } from '../market-data/parse/cells.ts';
import { decodeFile } from '../market-data/parse/csv-records.ts';
import { parseMarketFile } from '../market-data/parse/parse-market-file.ts';
import type { ParsedValue } from '../market-data/parse/parsed-file.ts';
import { followedPairs } from './followed-pairs.ts';

/** Kraken keeps 720 days. */
const daysOf: Readonly<Record<RatePeriod, number>> = { day: 1, '90_days': 90, history: 719 };

/**
 * What a source publishes now, oldest or newest first as it does.
 * @throws RatesUnavailable, also for a file that does not read whole.
 */
export async function receiveRates(
  deps: Deps,
  { source, period }: { source: RateSource; period: RatePeriod },
): Promise<ParsedValue[]> {
  if (source === 'ecb') return receiveEcb(deps, period);
  return receiveCloses(deps, await followedPairs(deps, source), daysOf[period]);
}

/**
 * The closes that the ECB's rates are compared with; of the ECB itself none.
 * @throws RatesUnavailable
 */
export async function receiveControls(
  deps: Deps,
  { source, period }: { source: RateSource; period: RatePeriod },
): Promise<ParsedValue[]> {
  return source === 'ecb' ? [] : receiveCloses(deps, controlledPairs, daysOf[period]);
}

async function receiveEcb({ rates, clock }: Deps, period: RatePeriod): Promise<ParsedValue[]> {
  const decoded = decodeFile(await rates.fetchEcbFile(period));
  if (!decoded.ok) throw malformed('ecb', decoded.reason);
  const context = { strategies: [], today: parisDay(clock.now()) };
  const { values, errors } = await parseMarketFile('fx_ecb', decoded.text, context);
  const [first] = errors;
  if (first !== undefined) throw malformed('ecb', `line ${first.line}: ${first.message}`);
  return values;
}

async function receiveCloses(
  { rates, clock }: Deps,
  pairs: readonly RatePair[],
  days: number,
): Promise<ParsedValue[]> {
  const since = addDays(utcDay(clock.now()), -days);
  const values: ParsedValue[] = [];
  const known = new Set<string>();
  for (const pair of pairs) {
    for (const { day, close } of await rates.fetchCloses(pair, since)) {
      const rule = { column: pair, maxDecimals: importLimits.maxDecimals.fx };
      const rate = readPositiveDecimal(close, rule);
      if (!rate.ok) throw malformed('kraken', rate.message);
      const key = `${pair} ${day}`;
      if (known.has(key)) throw malformed('kraken', `${pair} has ${day} twice`);
      known.add(key);
      values.push({ line: values.length + 1, series: pair, day, value: rate.value });
    }
  }
  return values;
}

function malformed(source: RateSource, detail: string): RatesUnavailable {
  return new RatesUnavailable(source, { failure: 'malformed', detail });
}
