import type { components } from '@repo/api-sdk/spec';
import { ONE, roundTo, toText } from '@repo/domain/money';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type LoadedMarket, loadMarket } from '../market-data/load-market.ts';
import { readMarketVersion } from '../market-data/market.repository.ts';
import { readDatedValues } from '../parameters/read-dated-values.ts';
import { listStrategies } from './list-strategies.ts';
import { strategiesErrors } from './strategies.errors.ts';

type History = components['schemas']['StrategyHistory'];

/** More than a quote has. */
const QUOTE_DECIMALS = 8;

/** The published NAVs of a product that the caller sees, each with what its currency was worth, and what to compare it with. */
export async function getStrategyHistory(deps: Deps, actor: Actor, id: string): Promise<History> {
  const shown = await listStrategies(deps, actor);
  if (!shown.some((strategy) => strategy.id === id)) throw new AppError(strategiesErrors.notFound);
  const market = await loadMarket(deps.db, await readMarketVersion(deps.db));
  return {
    points: pointsOf(market, id),
    references: {
      livret_a: await readDatedValues(deps, 'LIVRET_A_PERCENT'),
      inflation: await readDatedValues(deps, 'INFLATION_PERCENT'),
    },
  };
}

/** Of one version of the market: ten years take some 30 ms. */
const kept = new WeakMap<LoadedMarket, Map<string, History['points']>>();

function pointsOf(loaded: LoadedMarket, id: string): History['points'] {
  const known = kept.get(loaded) ?? new Map<string, History['points']>();
  kept.set(loaded, known);
  const points = known.get(id) ?? readPoints(loaded, id);
  known.set(id, points);
  return points;
}

function readPoints({ publications, market }: LoadedMarket, id: string): History['points'] {
  const strategy = publications.strategies.find(({ key }) => key === id);
  const navs = publications.navs.filter((one) => one.strategy === id);
  if (market === null || strategy === undefined) return [];
  return navs.flatMap(({ days, values }) =>
    days.map((date, index) => {
      const worth = market.prices.fx.convert(ONE, strategy.referenceCurrency, 'EUR', date);
      return {
        date,
        vl: values[index] ?? '0',
        eur: worth === undefined ? null : toText(roundTo(worth.amount, QUOTE_DECIMALS)),
      };
    }),
  );
}
