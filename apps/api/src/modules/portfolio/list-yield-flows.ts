import type { RatePoint } from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { loadMarket } from '../market-data/load-market.ts';
import { readDataVersions } from './portfolio.repository.ts';

export interface ProductYields {
  title: string;
  points: RatePoint[];
}

/**
 * The daily rates of every product that clients may see, since its launch; one without any NAV is left out, so that a screen can separate
 * « nothing published » from « not yet a second NAV » (D28). They do not depend on the display currency; a screen starts
 * a product's history at the client's earliest contract in it (R180).
 */
export async function listYieldFlows(deps: Deps, actor: Actor): Promise<ProductYields[]> {
  const { market: version } = await readDataVersions(deps.db, actor.userId);
  const { market, publications } = await loadMarket(deps.db, version);
  return publications.strategies.flatMap(({ key, title, isDraft }) => {
    if (isDraft || market?.prices.navs.lastUpTo(key, market.until) === undefined) return [];
    const rates = market.strategies.get(key)?.rate ?? new Float64Array();
    const points = market.days.flatMap((date, index) => {
      const rate = rates[index] ?? Number.NaN;
      return Number.isNaN(rate) ? [] : [{ date, performance_rate: rate }];
    });
    return [{ title, points }];
  });
}
