import { isoDay } from '@repo/domain/dates';
import { type CoinOffPar, coinsOffPar, PAR_COINS, type ParChange, parRule } from '@repo/domain/money';
import { parParameters } from '@repo/domain/parameters';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { parameterVersions } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { parisDay } from '../../paris-time.ts';

/** When coins left their par and returned to it, planned days included, in the order in which it was decided. */
export async function readParChanges(db: Database): Promise<ParChange[]> {
  const rows = await db
    .select()
    .from(parameterVersions)
    .where(inArray(parameterVersions.key, Object.values(parParameters)))
    .orderBy(asc(parameterVersions.number));
  return rows.flatMap(({ key, value, effectiveDay }) => {
    const coin = PAR_COINS.find((known) => parParameters[known] === key);
    return coin === undefined ? [] : [{ coin, from: isoDay(effectiveDay), isAtPar: value !== '0' }];
  });
}

/** For a screen: the coins that are converted at their own rate today. Nothing while every coin is at par. */
export async function readCoinsOffPar({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<{ coins_off_par?: CoinOffPar[] }> {
  const off = coinsOffPar(parRule(await readParChanges(db)), parisDay(clock.now()));
  return off.length === 0 ? {} : { coins_off_par: off };
}
