import { addDays, type IsoDay } from '@repo/domain/dates';
import { parRule } from '@repo/domain/money';
import { pairsDue, quotedPairs, type RatePair, type RateSource } from '@repo/domain/rates';
import type { Deps } from '../../deps.ts';
import { utcDay } from '../../paris-time.ts';
import { readParChanges } from '../market-data/par.repository.ts';

/** The pairs that a source publishes now: those of coins that are off their par, or were yesterday, whose close is then received. */
export async function followedPairs(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  source: RateSource,
): Promise<RatePair[]> {
  const rule = parRule(await readParChanges(db));
  const today = utcDay(clock.now());
  const on = (day: IsoDay) => pairsDue(rule, day);
  return [...new Set([...on(addDays(today, -1)), ...on(today)])].filter(
    (pair) => quotedPairs[pair].source === source,
  );
}
